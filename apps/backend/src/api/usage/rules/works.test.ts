import { expect, test } from 'vitest'
import { rankComposers, rankWorks, searchWorks, type Work } from './works'

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

test('works are ranked by time, counting all revisions of a track as one work', () => {
  expect(rankWorks(works)).toEqual([
    { title: 'Senja di Teras', artists: ['Trio Contoh'], composers: ['Ayu'], plays: 3, seconds: 350 },
    { title: 'Café Pagi', artists: [], composers: ['Bima'], plays: 1, seconds: 200 },
  ])
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
