import { MPEGDecoder } from 'mpg123-decoder'

export type Samples = { channels: Float32Array[]; rate: number }

/** Bytes decoded per call. */
const step = 64 * 1024

/**
 * Decodes an MP3 file into samples from -1 to 1, in chunks, because half an hour of samples would take
 * hundreds of megabytes. Damaged frames are skipped.
 */
export async function* decodeMp3(file: Uint8Array): AsyncGenerator<Samples> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    for (let at = 0; at < file.length; at += step) {
      const { channelData, sampleRate } = decoder.decode(file.subarray(at, at + step))
      if (channelData[0]?.length) yield { channels: channelData, rate: sampleRate }
    }
  } finally {
    decoder.free()
  }
}
