type DatabaseError = Error & { code?: string; detail?: string }

const messages: Record<string, string> = {
  email: 'validation.email_taken',
  proved_mobile_number: 'validation.mobile_number_taken',
  outlet_key: 'validation.outlet_code_taken',
}

const formFields: Record<string, string> = {
  proved_mobile_number: 'mobile_number',
  outlet_key: 'outlet_code',
}

/** The column of a unique constraint violation in SQLite or PostgreSQL; null for any other error. */
export function findViolatedColumn(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, detail = '', message } = error as DatabaseError
  if (code === 'SQLITE_CONSTRAINT_UNIQUE') return /failed: [\w"]+\.(\w+)/.exec(message)?.[1] ?? ''
  if (code === '23505') return /^Key \("?(\w+)/.exec(detail)?.[1] ?? ''
  return null
}

export const duplicateFieldError = (column: string) => ({
  path: [formFields[column] ?? column],
  message: messages[column] ?? 'validation.invalid',
})

// PostgreSQL error codes: text too long, number out of range, invalid text for the type, invalid byte sequence.
const unstorable = ['22001', '22003', '22P02', '22021']

// Thrown by Strapi's fields for a filter or value in another format.
const invalidFormats = [
  'InvalidDatetimeFormat',
  'InvalidDateFormat',
  'InvalidTimeFormat',
  'InvalidDateTimeFormat',
]

/** Whether the database rejected a value, which means that the input was invalid. */
export const isInvalidDatabaseValueError = (error: unknown): boolean =>
  error instanceof Error &&
  (unstorable.includes((error as DatabaseError).code ?? '') || invalidFormats.includes(error.name))

// Error codes of SQLite, PostgreSQL and the file system for a locked database, a shutdown or a full disk.
const unavailable = /^(SQLITE_(BUSY|LOCKED|FULL|IOERR)(_\w+)?|53\d{3}|55P03|57P0[123]|ENOSPC|EDQUOT)$/

/** Whether the database is currently unable to store anything. */
export const isDatabaseUnavailableError = (error: unknown): boolean =>
  error instanceof Error && unavailable.test((error as DatabaseError).code ?? '')
