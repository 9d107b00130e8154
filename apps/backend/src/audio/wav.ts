import { AudioError } from './problems'

export type Recording = { channels: Float32Array[]; rate: number }

const textAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map(offset => view.getUint8(at + offset)))

/** Whether a file begins with a WAV header. */
export function isWav(file: Uint8Array): boolean {
  if (file.length < 12) return false
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  return textAt(view, 0) === 'RIFF' && textAt(view, 8) === 'WAVE'
}

type Format = { channels: number; rate: number }

function readFormat(view: DataView, at: number, size: number): Format {
  if (size < 16 || at + 16 > view.byteLength) throw new AudioError('damaged')
  const [code, channels, rate, bits] = [
    view.getUint16(at, true),
    view.getUint16(at + 2, true),
    view.getUint32(at + 4, true),
    view.getUint16(at + 14, true),
  ]
  if (code !== 1 || bits !== 16 || channels < 1 || channels > 2) throw new AudioError('not-mp3')
  return { channels, rate }
}

function readSamples(view: DataView, at: number, size: number, { channels, rate }: Format): Recording {
  const frame = 2 * channels
  const frames = Math.floor(Math.min(size, view.byteLength - at) / frame)
  const read = (channel: number) =>
    Float32Array.from(
      { length: frames },
      (_, index) => view.getInt16(at + index * frame + channel * 2, true) / 32_768,
    )
  return { channels: Array.from({ length: channels }, (_, channel) => read(channel)), rate }
}

/** Reads a WAV file of 16-bit samples with one or two channels. Throws an AudioError for any other file. */
export function readWav(file: Uint8Array): Recording {
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  let format: Format | null = null
  for (let at = 12; at + 8 <= file.length; ) {
    const size = view.getUint32(at + 4, true)
    const name = textAt(view, at)
    if (name === 'fmt ') format = readFormat(view, at + 8, size)
    if (name === 'data') {
      if (!format) throw new AudioError('damaged')
      return readSamples(view, at + 8, size, format)
    }
    at += 8 + size + (size % 2)
  }
  throw new AudioError('damaged')
}
