import { beforeAll, expect, test } from 'vitest'
import { analyseAudio } from './analyse'
import { prepareAnnouncement } from './announcement'
import { encodeMp3 } from './encode'
import { walkFrames } from './mpeg-frames'

const rate = 32_000
const encodeMono = (samples: Float32Array) => encodeMp3([samples], rate, 80)

const tone = (level: number, frequency = 440) =>
  encodeMono(
    Float32Array.from({ length: 4 * rate }, (_, index) => {
      const fade = Math.min(1, index / 3200, (4 * rate - index) / 3200)
      return level * fade * Math.sin((2 * Math.PI * frequency * index) / rate)
    }),
  )

let music: Buffer
beforeAll(async () => {
  music = await tone(0.2)
})

const getWarnings = async (file: Uint8Array) => (await analyseAudio(Buffer.from(file))).warnings

/** Adds a header frame that states a number of frames. */
function withHeader(audio: Buffer, frames: number, name = 'Info'): Buffer {
  const [first] = walkFrames(audio)
  if (!first) throw new Error('There is no frame')
  const header = Buffer.alloc(first.length)
  header.set(audio.subarray(first.at, first.at + 4))
  const at = name === 'VBRI' ? 36 : 4 + first.sideInfo
  header.write(name, at, 'latin1')
  if (name !== 'VBRI') header.writeUInt32BE(1, at + 4)
  header.writeUInt32BE(frames, at + (name === 'VBRI' ? 14 : 8))
  return Buffer.concat([header, audio])
}

const countFrames = (audio: Buffer) => [...walkFrames(audio)].length
const beforeFrame = (audio: Buffer, count: number) => [...walkFrames(audio)][count]?.at ?? 0

test('a complete file has no warnings, with and without a header', async () => {
  expect(await getWarnings(music)).toEqual([])
  for (const name of ['Info', 'Xing', 'VBRI'])
    for (const counted of [0, 1])
      expect(await getWarnings(withHeader(music, countFrames(music) + counted, name))).toEqual([])
})

test('a file that was cut within a frame ends early', async () => {
  expect(await getWarnings(music.subarray(0, beforeFrame(music, 50) + 100))).toEqual(['ends-early'])
})

test('a file whose end was never downloaded ends early', async () => {
  const end = beforeFrame(music, 50)
  expect(
    await getWarnings(Buffer.concat([music.subarray(0, end), Buffer.alloc(music.length - end)])),
  ).toEqual(['ends-early'])
})

test('a file with a hole ends early', async () => {
  const holed = Buffer.from(music)
  holed.fill(0, beforeFrame(music, 40), beforeFrame(music, 70))
  expect(await getWarnings(holed)).toEqual(['ends-early'])
})

test.each(['Info', 'Xing', 'VBRI'])(
  'a file cut between frames is shorter than its %s header states',
  async name => {
    const whole = withHeader(music, countFrames(music), name)
    expect(await getWarnings(whole.subarray(0, beforeFrame(whole, 60)))).toEqual(['shorter-than-stated'])
  },
)

test('a file cut between frames is shorter than its tag states', async () => {
  const content = Buffer.from('\x0090000', 'latin1')
  const frame = Buffer.concat([Buffer.from('TLEN'), Buffer.from([0, 0, 0, content.length, 0, 0]), content])
  const header = Buffer.from([...Buffer.from('ID3'), 3, 0, 0, 0, 0, 0, frame.length])
  expect(await getWarnings(Buffer.concat([header, frame, music]))).toEqual(['shorter-than-stated'])
})

test('a file clips if its true peak is above full scale, even between its samples', async () => {
  expect(await getWarnings(await tone(0.97))).toEqual([])
  const found = await analyseAudio(await tone(1.2))
  expect(found.warnings).toEqual(['clips'])
  expect(found.truePeak).toBeGreaterThan(0)
  // At a quarter of the sample rate, all samples are 3 dB below the peak.
  const between = await encodeMono(
    Float32Array.from({ length: 4 * rate }, (_, index) => {
      const fade = Math.min(1, index / 3200, (4 * rate - index) / 3200)
      return 1.15 * fade * Math.sin((Math.PI * index) / 2 + Math.PI / 4)
    }),
  )
  expect((await analyseAudio(between)).warnings).toEqual(['clips'])
})

test('an announcement that clips is encoded with limited peaks, and one that ends early is rejected', async () => {
  const { analysis, encoded } = await prepareAnnouncement(await tone(1.3))
  expect(encoded).not.toBeNull()
  expect(analysis).toMatchObject({ warnings: [] })
  expect(analysis.loudness).toBeCloseTo(-18, 0)
  expect((await prepareAnnouncement(music)).encoded).toBeNull()
  const cut = music.subarray(0, beforeFrame(music, 50) + 100)
  await expect(prepareAnnouncement(cut)).rejects.toMatchObject({ problem: 'truncated' })
})
