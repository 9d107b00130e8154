import { MPEGDecoder } from 'mpg123-decoder'
import { findAudio } from './mpeg-frames'
import { AudioError } from './problems'

export type Samples = { channels: Float32Array[]; rate: number }

/** Bytes decoded per call. */
const step = 64 * 1024

/**
 * Decodes an MP3 file into samples from -1 to 1, in chunks, because half an hour of samples would take
 * hundreds of megabytes. Damaged frames are skipped. The file must start with its first frame, because the
 * decoder gives up after a kilobyte of anything else.
 */
export async function* decodeMp3(file: Uint8Array): AsyncGenerator<Samples> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    for (let index = 0; index < file.length; index += step) {
      const { channelData, sampleRate } = decoder.decode(file.subarray(index, index + step))
      if (channelData[0]?.length) yield { channels: channelData, rate: sampleRate }
    }
  } finally {
    decoder.free()
  }
}

function concatenate(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Decodes a short MP3 file at once. */
export async function readMp3(file: Uint8Array): Promise<Samples> {
  const range = findAudio(file)
  if (!range) throw new AudioError('not-mp3')
  const chunks: Samples[] = []
  for await (const chunk of decodeMp3(file.subarray(range.first.at, range.end))) chunks.push(chunk)
  const [first] = chunks
  if (!first) throw new AudioError('damaged')
  const channels = first.channels.map((_, index) =>
    concatenate(chunks.map(chunk => chunk.channels[index] ?? new Float32Array(0))),
  )
  return { channels, rate: first.rate }
}
