const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes)

/** Detects UTF-16 by its byte order mark, or by the zeros that it adds to Latin letters. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 200)
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > start.length / 4 && even === 0) return 'utf-16le'
  return even > start.length / 4 && odd === 0 ? 'utf-16be' : null
}

/**
 * Decodes a spreadsheet export: UTF-16, UTF-8 or Windows-1252. If most letters beyond ASCII are valid UTF-8, the
 * other bytes are damaged and become U+FFFD, which no field accepts; otherwise the file is Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = findUtf16(bytes)
  if (utf16) return decode(utf16, bytes)
  const text = decode('utf-8', bytes)
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  let damaged = 0
  let valid = hasMark ? Number.POSITIVE_INFINITY : 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 0xfffd) damaged += 1
    else if (code > 127) valid += 1
  }
  return damaged > valid || (damaged > 0 && valid === 0) ? decode('windows-1252', bytes) : text
}
