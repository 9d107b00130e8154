export interface ByteRange {
  /** The first byte. */
  start: number
  /** The last byte. */
  end: number
}

/**
 * Parses a Range header (RFC 9110, section 14.1.2). Returns null for the whole file, multiple ranges and
 * other units, and `unsatisfiable` for a range outside the file.
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
