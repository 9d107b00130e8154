import { MPEGDecoder } from 'mpg123-decoder'

type Decoded = { channels: Float32Array[]; rate: number }

/** Decodes an MP3 file into samples from -1 to 1. Damaged frames are skipped. */
export async function decodeMp3(file: Uint8Array): Promise<Decoded> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, sampleRate } = decoder.decode(file)
    return { channels: channelData, rate: sampleRate }
  } finally {
    decoder.free()
  }
}
