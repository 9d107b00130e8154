import { loadCompiled } from './harness'

const rate = 32_000
const synchsafe = (size: number) => [21, 14, 7, 0].map(shift => (size >> shift) & 0x7f)

/** Creates an MP3 file with a unique tone and the given ID3 text frames. */
export async function createTaggedTone(
  tags: Record<string, string>,
  seconds = 2,
  level = 0.1,
): Promise<Buffer> {
  const { encodeMp3 } = loadCompiled(() => import('#src/catalogue/audio/encode'))
  const frequency = 400 + Math.random() * 400
  const samples = Float32Array.from(
    { length: seconds * rate },
    (_, index) => level * Math.sin((2 * Math.PI * frequency * index) / rate),
  )
  const frames = Buffer.concat(
    Object.entries(tags).map(([id, text]) => {
      const content = Buffer.concat([Buffer.from([3]), Buffer.from(text)])
      return Buffer.concat([Buffer.from(id), Buffer.from([...synchsafe(content.length), 0, 0]), content])
    }),
  )
  const header = Buffer.from([...Buffer.from('ID3'), 4, 0, 0, ...synchsafe(frames.length)])
  return Buffer.concat([header, frames, await encodeMp3([samples], 32_000, 80)])
}
