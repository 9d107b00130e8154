import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { toCanonicalJson } from './canonical-json'
import { digestCredits, hashPlay, sealedCreditsSchema } from './leaf'
import { hashLeaf } from './merkle'
import { playColumns, toSealedPlay } from './sealed-play'

const document = readFileSync(resolve(import.meta.dirname, '../../../../../../docs/usage-reports.md'), 'utf8')
const vector = JSON.parse(/```json\n([\s\S]*?)```/.exec(document)?.[1] ?? '')
const play = toSealedPlay(vector.line.play)

test('hashes the documented example line to the documented value', () => {
  const credits = digestCredits(sealedCreditsSchema.parse(vector.line.credits))
  expect(credits).toBe(vector.credits)
  expect(hashPlay(play, credits)).toBe(vector.leaf)
})

test('reads large integers, which PostgreSQL returns as text', () => {
  const row = { ...vector.line.play, started_at: '1795434127000', clock_offset: '-12' }
  expect(toSealedPlay(row)).toEqual(play)
})

test('hashes the RFC 8785 JSON of all columns', () => {
  expect(Object.keys(play)).toEqual([...playColumns])
  const strange = {
    ...play,
    boot: '"\\\u000f\u20ac\ud83d',
    playlist: 'Pagi\n',
    licence_id: null,
    seconds: 1e-7,
    clock_offset: -0,
    received_at: Number.MAX_SAFE_INTEGER,
  }
  for (const one of [play, strange])
    for (const credits of ['aa', null])
      expect(hashPlay(one, credits)).toBe(hashLeaf(toCanonicalJson({ ...one, credits })))
})

test.each([
  { seconds: Number.NaN },
  { seconds: '1' },
  { seq: 1.5 },
  { started_at: '9007199254740993' },
  { offline: 2 },
  { playlist: undefined },
  { play_id: null },
])('rejects a row that contains %j', wrong => {
  expect(() => toSealedPlay({ ...vector.line.play, ...wrong })).toThrow(/unexpected value/)
})
