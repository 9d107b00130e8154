import { describe, expect, it } from 'vitest'
import { listPlayableTracks } from './explicit'
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
  listPlayableTracks(ids, tracks, policy).map(({ id }) => id)

describe('playable tracks', () => {
  it('include every known track if explicit tracks are allowed', () => {
    expect(playable(['mild', 'explicit', 'unknown'], 'allow')).toEqual(['mild', 'explicit'])
  })

  it('have clean versions in place of explicit tracks if those are blocked', () => {
    expect(playable(['explicit', 'mild'], 'block')).toEqual(['clean', 'mild'])
  })

  it('exclude an explicit track whose clean version is missing or explicit itself', () => {
    expect(playable(['only explicit', 'explicit clean', 'mild'], 'block')).toEqual(['mild'])
  })

  it('include each track once', () => {
    expect(playable(['clean', 'explicit', 'clean'], 'block')).toEqual(['clean'])
  })
})
