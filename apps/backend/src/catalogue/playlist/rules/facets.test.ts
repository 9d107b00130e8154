import { expect, test } from 'vitest'
import { countFacets, type FilterablePlaylist, filterByFacets, sortByIndustry } from './facets'

const playlist = (id: number, changes: Partial<FilterablePlaylist>): FilterablePlaylist => ({
  id,
  industry: [],
  mood: [],
  genre: [],
  gender: [],
  age_group: [],
  lifestyle: [],
  ...changes,
})
const playlists = [
  playlist(1, { industry: ['hotel'], mood: ['calm', 'warm'], genre: ['swing'] }),
  playlist(2, { industry: ['hotel', 'office'], mood: ['bright'], genre: ['swing', 'lounge'] }),
  playlist(3, { industry: ['office'], mood: ['calm'], genre: ['lounge'] }),
]
const getIds = (found: FilterablePlaylist[]) => found.map(({ id }) => id)

test.each([
  ['nothing', {}, [1, 2, 3]],
  ['one value', { industry: ['hotel'] }, [1, 2]],
  ['one of several values', { mood: ['warm', 'bright'] }, [1, 2]],
  ['several facets', { mood: ['calm'], genre: ['lounge'] }, [3]],
  ['an empty facet', { mood: [] }, [1, 2, 3]],
])('filters by %s', (_, filter, found) => {
  expect(getIds(filterByFacets(playlists, filter))).toEqual(found)
})

test('counts the values of a facet regardless of its own selection', () => {
  const { mood, genre } = countFacets(playlists, { mood: ['calm'] })
  expect(mood).toEqual({ calm: 2, warm: 1, bright: 1 })
  expect(genre).toEqual({ swing: 1, lounge: 1 })
})

test('lists playlists that suit the organisation first', () => {
  expect(getIds(sortByIndustry(playlists, ['office']))).toEqual([2, 3, 1])
  expect(getIds(sortByIndustry(playlists, []))).toEqual([1, 2, 3])
})
