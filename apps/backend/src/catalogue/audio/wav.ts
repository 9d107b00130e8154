import { AudioError } from './problems'

export type Recording = { channels: Float32Array[]; rate: number }

const textAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map(offset => view.getUint8(at + offset)))

/** Whether a file begins with a WAV header. */
export function isWav(file: Uint8Array): boolean {
  if (file.length < 12) return false
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  return ['RIFF', 'RF64'].includes(textAt(view, 0)) && textAt(view, 8) === 'WAVE'
}

type Format = { channels: number; rate: number }

const pcm = 1
const extensible = 0xfffe
/** The end of a sub-format's identifier; it starts with the format tag. */
const subFormatEnd = [0, 0, 0, 0, 16, 0, 128, 0, 0, 170, 0, 56, 155, 113]

function readFormatTag(view: DataView, at: number, size: number): number {
  const tag = view.getUint16(at, true)
  if (tag !== extensible || size < 40 || at + 40 > view.byteLength) return tag
  const isStandard = subFormatEnd.every((byte, index) => view.getUint8(at + 26 + index) === byte)
  return isStandard ? view.getUint16(at + 24, true) : tag
}

function readFormat(view: DataView, at: number, size: number): Format {
  if (size < 16 || at + 16 > view.byteLength) throw new AudioError('damaged')
  const [channels, rate, bits] = [
    view.getUint16(at + 2, true),
    view.getUint32(at + 4, true),
    view.getUint16(at + 14, true),
  ]
  if (readFormatTag(view, at, size) !== pcm || bits !== 16) throw new AudioError('wav-encoding')
  if (channels < 1 || channels > 2) throw new AudioError('wav-channels')
  return { channels, rate }
}

function readSamples(view: DataView, { at, size }: Chunk, { channels, rate }: Format): Recording {
  const frame = 2 * channels
  const frames = Math.floor(size / frame)
  const read = (channel: number) =>
    Float32Array.from(
      { length: frames },
      (_, index) => view.getInt16(at + index * frame + channel * 2, true) / 32_768,
    )
  return { channels: Array.from({ length: channels }, (_, channel) => read(channel)), rate }
}

/** A chunk's name, the offset of its content and its size. */
type Chunk = { name: string; at: number; size: number }

/** Chunk names are four printable characters. */
const isChunkAt = (view: DataView, at: number) =>
  at + 8 <= view.byteLength &&
  [0, 1, 2, 3].every(offset => {
    const code = view.getUint8(at + offset)
    return code >= 0x20 && code < 0x7f
  })

/** Chunks have an even length, but some programs omit the padding of an odd one. */
function findNextChunk(view: DataView, { at, size }: Chunk): number {
  const next = at + size
  return size % 2 === 1 && (isChunkAt(view, next + 1) || !isChunkAt(view, next)) ? next + 1 : next
}

/** Sizes of at least this mean that the length was unknown when the header was written. */
const unknownSize = 0x7fff_0000

/** Whether a chunk of size zero is followed by another chunk, instead of by the samples of a piped recording. */
const isEmpty = (view: DataView, at: number) =>
  at === view.byteLength || (isChunkAt(view, at) && at + 8 + view.getUint32(at + 4, true) <= view.byteLength)

/**
 * Computes the size of the samples. A program that writes to a pipe cannot return to the header, so it
 * leaves zero or a maximum there, and the samples continue until the end of the file.
 */
function measureData(view: DataView, { at, size }: Chunk, stated64: number | null): number {
  const rest = view.byteLength - at
  const stated = size === 0xffff_ffff && stated64 !== null ? stated64 : size
  if (stated >= unknownSize || (stated === 0 && !isEmpty(view, at))) return rest
  if (stated > rest) throw new AudioError('truncated')
  return stated
}

/** Reads a WAV file of 16-bit samples with one or two channels. Throws an AudioError for any other file. */
export function readWav(file: Uint8Array): Recording {
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  let format: Format | null = null
  let stated64: number | null = null
  for (let next = 12; next + 8 <= file.length; ) {
    const chunk = { name: textAt(view, next), at: next + 8, size: view.getUint32(next + 4, true) }
    if (chunk.name === 'ds64' && chunk.at + 16 <= file.length)
      stated64 = Number(view.getBigUint64(chunk.at + 8, true))
    if (chunk.name === 'fmt ') format = readFormat(view, chunk.at, chunk.size)
    if (chunk.name === 'data') {
      if (!format) throw new AudioError('damaged')
      return readSamples(view, { ...chunk, size: measureData(view, chunk, stated64) }, format)
    }
    next = findNextChunk(view, chunk)
  }
  throw new AudioError('damaged')
}
