export type ByteRange = {
  /** The position of the first byte. */
  start: number
  /** The position of the last byte, inclusive. */
  end: number
}

/**
 * Parses a Range header (RFC 9110, section 14.1.2). Returns null if the header is missing, invalid, or has
 * multiple ranges or another unit, and `unsatisfiable` for a range outside the file.
 */
export function parseRangeHeader(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = header && header.length <= 100 ? /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) : null
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start < size ? { start, end } : 'unsatisfiable'
}
