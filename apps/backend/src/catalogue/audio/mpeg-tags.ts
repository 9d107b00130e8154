export const hasTextAt = (file: Uint8Array, at: number, text: string) =>
  at >= 0 && [...text].every((letter, index) => file[at + index] === letter.charCodeAt(0))

const readLittleEndian = (file: Uint8Array, at: number) =>
  file.subarray(at, at + 4).reduceRight((sum, byte) => sum * 256 + byte, 0)

/**
 * The length of an ID3v2 tag at an offset; zero if there is none. Some programs write the size as a plain
 * number, which shows if a byte has its highest bit set.
 */
export function id3Length(file: Uint8Array, at: number): number {
  if (!hasTextAt(file, at, 'ID3')) return 0
  const size = file.subarray(at + 6, at + 10)
  const base = size.some(byte => byte > 0x7f) ? 256 : 128
  const footer = ((file[at + 5] ?? 0) & 0x10) === 0 ? 0 : 10
  return 10 + footer + size.reduce((sum, byte) => sum * base + byte, 0)
}

/** The length of an APEv2 tag that starts with its header at an offset; zero if there is none. */
const apeLength = (file: Uint8Array, at: number) =>
  hasTextAt(file, at, 'APETAGEX') ? 32 + readLittleEndian(file, at + 12) : 0

function skipZeros(file: Uint8Array, from: number): number {
  let at = from
  while (at < file.length && file[at] === 0) at += 1
  return at
}

/** The offset after the zeros and tags at the start of a file, and the offset of its first ID3v2 tag. */
export function skipLeadingTags(file: Uint8Array): { tag: number; start: number } {
  let tag = 0
  let isTagKnown = false
  let offset = skipZeros(file, 0)
  for (let length = -1; length !== 0; ) {
    const id3 = id3Length(file, offset)
    length = id3 || apeLength(file, offset)
    if (id3 > 0 && !isTagKnown) {
      tag = offset
      isTagKnown = true
    }
    offset = skipZeros(file, offset + length)
  }
  return { tag, start: Math.min(offset, file.length) }
}

/** The length of the tag that ends at an offset; zero if there is none. */
function trailingTagLength(file: Uint8Array, end: number): number {
  if (hasTextAt(file, end - 128, 'TAG')) return hasTextAt(file, end - 355, 'TAG+') ? 355 : 128
  if (hasTextAt(file, end - 32, 'APETAGEX')) {
    const flags = readLittleEndian(file, end - 12)
    return readLittleEndian(file, end - 20) + (flags >= 2 ** 31 ? 32 : 0)
  }
  if (hasTextAt(file, end - 9, 'LYRICS200')) {
    const digits = Number(Buffer.from(file.subarray(end - 15, end - 9)).toString('latin1'))
    return Number.isInteger(digits) ? digits + 15 : 0
  }
  // An ID3v2.4 tag at the end repeats its header, under another name, as its footer.
  if (hasTextAt(file, end - 10, '3DI'))
    return 20 + file.subarray(end - 4, end).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  return 0
}

/** The offset at which the tags at the end of a file start. */
export function findTrailingTags(file: Uint8Array, start: number): number {
  let end = file.length
  for (;;) {
    const length = trailingTagLength(file, end)
    if (length === 0 || end - length < start) return end
    end -= length
  }
}
