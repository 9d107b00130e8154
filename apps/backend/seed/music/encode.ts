import { createMp3Encoder } from 'wasm-media-encoders'
import { sampleRate } from './synthesis/signal'

/** Samples per call: 64 frames. */
const step = 1152 * 64

/** Encodes mono samples as an MP3 file with a constant bit rate of 80 kbit/s. */
export async function encodeMp3(samples: Float32Array): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels: 1, bitrate: 80 })
  const parts: Buffer[] = []
  // The encoder returns a view of a buffer that it reuses.
  for (let at = 0; at < samples.length; at += step)
    parts.push(Buffer.from(encoder.encode([samples.subarray(at, at + step)])))
  parts.push(Buffer.from(encoder.finalize()))
  return Buffer.concat(parts)
}
