import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { digestCredits, hashPlay, sealedCredits, sealedPlay } from './leaf'

const document = readFileSync(resolve(import.meta.dirname, '../../../../../../docs/usage-reports.md'), 'utf8')
const vector = JSON.parse(/```json\n([\s\S]*?)```/.exec(document)?.[1] ?? '')
const play = sealedPlay.parse(vector.line.play)

test('hashes the line in the documentation as documented', () => {
  const credits = digestCredits(sealedCredits.parse(vector.line.credits))
  expect(credits).toBe(vector.credits)
  expect(hashPlay(play, credits).toString('hex')).toBe(vector.leaf)
})

test('reads rows of both databases alike', () => {
  const sqlite = { ...vector.line.play, offline: 0, leased: 1 }
  const postgres = { ...vector.line.play, started_at: '1795434127000', clock_offset: '-12' }
  expect([sealedPlay.parse(sqlite), sealedPlay.parse(postgres)]).toEqual([play, play])
})
