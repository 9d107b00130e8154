/** Takes the place of a slash while a tag is parsed. No text contains this control character. */
const placeholder = 0x1f
const slash = 0x2f

type Layout = { idLength: number; headerLength: number }
const layouts: Record<number, Layout> = {
  2: { idLength: 3, headerLength: 6 },
  3: { idLength: 4, headerLength: 10 },
}

const usesUnsynchronisation = 0x80
const hasExtendedHeader = 0x40
/** Frame flags of compressed, encrypted and grouped content, which is left unchanged. */
const isEncoded = 0xe0

/** Undoes unsynchronisation, which inserts a zero after each byte of 255. */
function removeUnsynchronisation(content: Buffer): Buffer {
  const plain = Buffer.alloc(content.length)
  let length = 0
  for (let index = 0; index < content.length; index += 1) {
    if (content[index] === 0 && content[index - 1] === 0xff) continue
    plain[length] = content[index] ?? 0
    length += 1
  }
  return plain.subarray(0, length)
}

/** Replaces slashes in the content of a text frame, whose first byte is its encoding. */
function replaceSlashes(content: Buffer): void {
  const [encoding, first] = content
  const isWide = encoding === 1 || encoding === 2
  if (!isWide) {
    for (let index = 1; index < content.length; index += 1)
      if (content[index] === slash) content[index] = placeholder
    return
  }
  const littleEndian = encoding === 1 && first === 0xff
  for (let index = 1; index + 1 < content.length; index += 2) {
    const [low, high] = littleEndian ? [index, index + 1] : [index + 1, index]
    if (content[low] === slash && content[high] === 0) content[low] = placeholder
  }
}

function replaceInFrames(content: Buffer, from: number, { idLength, headerLength }: Layout): void {
  for (let offset = from; offset + headerLength < content.length; ) {
    const id = content.toString('latin1', offset, offset + idLength)
    if (!/^[A-Z0-9]+$/.test(id)) return
    const size = idLength === 3 ? content.readUIntBE(offset + 3, 3) : content.readUInt32BE(offset + 4)
    const flags = idLength === 3 ? 0 : (content[offset + 9] ?? 0)
    const end = offset + headerLength + size
    if (end > content.length) return
    if (id.startsWith('T') && (flags & isEncoded) === 0)
      replaceSlashes(content.subarray(offset + headerLength, end))
    offset = end
  }
}

const synchsafe = (size: number) => [21, 14, 7, 0].map(shift => (size >> shift) & 0x7f)

/**
 * Returns a copy of a file in which the slashes of its ID3v2.2 or 2.3 tag are replaced by a placeholder.
 * The parser takes a slash for a separator there, also within names such as AC/DC; `restoreSlashes` puts it
 * back. `length` is the length of the tag. Other files are returned unchanged.
 */
export function hideSlashes(file: Uint8Array, length: number): Uint8Array {
  const layout = layouts[file[3] ?? 0]
  if (length <= 10 || !layout || length > file.length) return file
  const flags = file[5] ?? 0
  const copied = Buffer.from(file.subarray(10, length))
  const content = flags & usesUnsynchronisation ? removeUnsynchronisation(copied) : copied
  const from = flags & hasExtendedHeader && content.length >= 4 ? 4 + content.readUInt32BE(0) : 0
  replaceInFrames(content, from, layout)
  const header = Buffer.from(file.subarray(0, 10))
  header[5] = flags & ~usesUnsynchronisation
  header.set(synchsafe(content.length), 6)
  return Buffer.concat([header, content, file.subarray(length)])
}

/** Puts back the slashes of a tag's value. */
export function restoreSlashes(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(String.fromCharCode(placeholder), '/')
  return Array.isArray(value) ? value.map(restoreSlashes) : value
}
