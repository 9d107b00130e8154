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

/** The column of a unique constraint violation; null for any other error. */
export function findViolatedColumn(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, detail = '' } = error as DatabaseError
  return code === '23505' ? (/^Key \("?(\w+)/.exec(detail)?.[1] ?? '') : null
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

// Error codes of PostgreSQL, the network and the file system for a lost connection, a lock timeout, a shutdown or a
// full disk.
const unavailable = /^(08\d{3}|53\d{3}|55P03|57P0[123]|ECONNREFUSED|ECONNRESET|ENOSPC|EDQUOT)$/

// pg gives these errors no code, and knex puts the statement before the message.
const disconnected = /(?:^| - )(?:Connection (?:terminated|ended)|Client has encountered a connection error)/

/** Whether the database is currently unable to store anything. */
export const isDatabaseUnavailableError = (error: unknown): boolean =>
  error instanceof Error &&
  (unavailable.test((error as DatabaseError).code ?? '') ||
    error.name === 'KnexTimeoutError' ||
    disconnected.test(error.message))
