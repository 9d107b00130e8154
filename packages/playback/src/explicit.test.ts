import { describe, expect, it } from 'vitest'
import { playableTracks } from './explicit'
import { makeTrack } from './testing/plans'

const tracks = new Map(
  [
    makeTrack('mild'),
    makeTrack('explicit', { explicit: true, clean_version: 'clean' }),
    makeTrack('clean'),
    makeTrack('only explicit', { explicit: true }),
    makeTrack('explicit clean', { explicit: true, clean_version: 'explicit' }),
  ].map(track => [track.id, track]),
)
const playable = (ids: string[], policy: 'allow' | 'block') =>
  playableTracks(ids, tracks, policy).map(({ id }) => id)

describe('playable tracks', () => {
  it('are all known ones where explicit tracks are allowed', () => {
    expect(playable(['mild', 'explicit', 'unknown'], 'allow')).toEqual(['mild', 'explicit'])
  })

  it('have clean versions instead of explicit tracks where those are blocked', () => {
    expect(playable(['explicit', 'mild'], 'block')).toEqual(['clean', 'mild'])
  })

  it('leave out an explicit track without a clean version, or with one that is explicit itself', () => {
    expect(playable(['only explicit', 'explicit clean', 'mild'], 'block')).toEqual(['mild'])
  })

  it('contain each track once', () => {
    expect(playable(['clean', 'explicit', 'clean'], 'block')).toEqual(['clean'])
  })
})
