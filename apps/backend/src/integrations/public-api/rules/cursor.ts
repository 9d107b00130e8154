import { fieldError } from '#src/platform/http/errors'

/** The position after the last row of a page: one or two whole numbers. Throws 400 for an invalid cursor. */
export function decodeCursor(cursor: string | undefined): number[] | undefined {
  if (cursor === undefined) return undefined
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  if (!/^\d{1,15}(\.\d{1,15})?$/.test(text)) throw fieldError('cursor', 'validation.invalid')
  return text.split('.').map(Number)
}

export const encodeCursor = (...numbers: number[]): string =>
  Buffer.from(numbers.join('.')).toString('base64url')
