import { expect, test } from 'vitest'
import { countWorks, rankComposers, rankWorks, searchWorks, type Work } from './works'

const work = (track: string, changes: Partial<Work>): Work => ({
  track,
  track_revision: 1,
  title: track,
  artists: [],
  composers: ['Ayu'],
  plays: 1,
  seconds: 100,
  ...changes,
})

const works = [
  work('senja', { seconds: 300, plays: 2, composers: ['Ayu', 'Bima'] }),
  work('kopi', { seconds: 200, title: 'Café Pagi', composers: ['Bima'] }),
  work('senja', { track_revision: 2, title: 'Senja di Teras', seconds: 50, artists: ['Trio Contoh'] }),
]

test('works are ranked by time, and corrected credits only count what was played with them', () => {
  expect(rankWorks([...works, work('kopi', { ...works[1], track_revision: 2, seconds: 20 })])).toEqual([
    { title: 'senja', artists: [], composers: ['Ayu', 'Bima'], plays: 2, seconds: 300 },
    { title: 'Café Pagi', artists: [], composers: ['Bima'], plays: 2, seconds: 220 },
    { title: 'Senja di Teras', artists: ['Trio Contoh'], composers: ['Ayu'], plays: 1, seconds: 50 },
  ])
  expect(countWorks(works)).toBe(2)
})

test('a work counts in full for each of its composers', () => {
  expect(rankComposers(works)).toEqual([
    { name: 'Bima', plays: 3, seconds: 500 },
    { name: 'Ayu', plays: 3, seconds: 350 },
  ])
})

test.each([
  ['cafe', ['kopi']],
  ['TRIO', ['senja']],
  ['bima', ['senja', 'kopi']],
  ['%', []],
])('searches titles, performers and composers for %s', (text, tracks) => {
  expect(searchWorks(works, text).map(({ track }) => track)).toEqual(tracks)
})
