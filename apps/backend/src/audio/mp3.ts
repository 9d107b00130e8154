import { MPEGDecoder } from 'mpg123-decoder'

type Decoded = { channels: Float32Array[]; rate: number }

/** The samples of an MP3 file, from -1 to 1. Damaged frames are left out. */
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
