import { expect, test } from 'vitest'
import { encodeWav, recordingSampleRate } from './wav'

test('a recording is a WAV file of 16-bit samples, clipped at full scale', async () => {
  const file = new DataView(await encodeWav(Float32Array.from([0, 0.5, -0.5, 2, -2]), recordingSampleRate))
  const text = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map(offset => file.getUint8(at + offset)))
  expect([text(0), text(8), text(36)]).toEqual(['RIFF', 'WAVE', 'data'])
  expect([file.getUint16(22, true), file.getUint32(24, true), file.getUint16(34, true)]).toEqual([
    1, 32_000, 16,
  ])
  expect([0, 1, 2, 3, 4].map(at => file.getInt16(44 + at * 2, true))).toEqual([
    0, 16_384, -16_383, 32_767, -32_767,
  ])
})

test('a one-minute recording is within the upload limit', () => {
  expect(44 + 60 * recordingSampleRate * 2).toBeLessThan(5 * 1024 * 1024)
})
