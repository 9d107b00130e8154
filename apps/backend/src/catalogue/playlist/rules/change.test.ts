import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { applyChange, listSameArtistNeighbours, type PlaylistTrack } from './change'

const track = (documentId: string, artist = documentId, playable = true): PlaylistTrack => ({
  track_id: documentId.codePointAt(0) ?? 0,
  documentId,
  artist,
  playable,
})
const list = (text: string) => [...text].map(id => track(id))
const getIds = (tracks: PlaylistTrack[]) => tracks.map(({ documentId }) => documentId).join('')

test.each([
  ['abcd', { kind: 'move', track: 'a', to: 2 }, 'bcad'],
  ['abcd', { kind: 'move', track: 'd', to: 0 }, 'dabc'],
  ['abcd', { kind: 'move', track: 'b', to: 4999 }, 'acdb'],
  ['abcd', { kind: 'move', track: 'x', to: 0 }, 'abcd'],
  ['abcd', { kind: 'remove', tracks: ['b', 'd', 'x'] }, 'ac'],
] as const)('%s changed by %j becomes %s', (before, change, after) => {
  const mutable = change.kind === 'remove' ? { ...change, tracks: [...change.tracks] } : change
  expect(getIds(applyChange(list(before), mutable, []))).toBe(after)
})

test('a move counts positions among playable tracks only, and keeps the other tracks', () => {
  const tracks = [track('a'), track('w', 'w', false), track('b'), track('c')]
  expect(getIds(applyChange(tracks, { kind: 'move', track: 'c', to: 1 }, []))).toBe('awcb')
})

test('adding a track that the playlist already contains has no effect', () => {
  const change = { kind: 'add' as const, tracks: ['b', 'c'] }
  expect(getIds(applyChange(list('ab'), change, list('bc')))).toBe('abc')
})

test('separating artists keeps every track and never adds neighbours by the same artist', () => {
  const artists = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 3, maxLength: 40 })
    .filter(names => names.every(name => names.filter(other => other === name).length * 3 <= names.length))
  fc.assert(
    fc.property(artists, names => {
      const tracks = names.map((artist, index) => ({
        ...track(artist),
        track_id: index,
        documentId: `${index}`,
      }))
      const separated = applyChange(tracks, { kind: 'separate' }, [])
      expect(separated.map(({ documentId }) => documentId).toSorted()).toEqual(
        tracks.map(({ documentId }) => documentId).toSorted(),
      )
      expect(listSameArtistNeighbours(separated, 50).length).toBeLessThanOrEqual(
        listSameArtistNeighbours(tracks, 50).length,
      )
    }),
  )
  expect(
    listSameArtistNeighbours(
      applyChange(
        [track('1', 'a'), track('2', 'a'), track('3', 'b'), track('4', 'c')],
        { kind: 'separate' },
        [],
      ),
      9,
    ),
  ).toEqual([])
})

test('lists playable tracks that follow another one by the same artist', () => {
  const tracks = [track('1', 'a'), track('2', 'a'), track('3', 'b'), track('x', 'b', false), track('4', 'b')]
  expect(listSameArtistNeighbours(tracks, 9)).toEqual([
    { position: 2, artist: 'a' },
    { position: 4, artist: 'b' },
  ])
  expect(listSameArtistNeighbours(tracks, 1)).toHaveLength(1)
})
