import { createMp3Encoder } from 'wasm-media-encoders'

const sampleRates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]
type BitRate = 80 | 96

/** Whether MP3 supports this sample rate. */
export const isMp3SampleRate = (rate: number): boolean => sampleRates.includes(rate)

/** Samples per call: 64 frames. */
const step = 1152 * 64

/** Encodes one or two channels as an MP3 file with a constant bit rate. */
export async function encodeMp3(
  channels: readonly Float32Array[],
  sampleRate: number,
  bitrate: BitRate,
): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  const [first, second] = channels
  if (!first) throw new Error('There is no channel')
  // The encoder's types list its sample rates; the caller has checked this rate.
  encoder.configure({ sampleRate: sampleRate as 32_000, channels: second ? 2 : 1, bitrate })
  const parts: Buffer[] = []
  // Each part is copied, because the encoder reuses its output buffer.
  for (let index = 0; index < first.length; index += step) {
    const one = first.subarray(index, index + step)
    parts.push(Buffer.from(encoder.encode(second ? [one, second.subarray(index, index + step)] : [one])))
  }
  parts.push(Buffer.from(encoder.finalize()))
  return Buffer.concat(parts)
}
