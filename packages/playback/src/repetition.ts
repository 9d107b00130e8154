import type { Track } from '@bgm/validation'
import type { PlayableTrack } from './explicit'
import type { TimelineSegment } from './timeline'

const dayMs = 24 * 60 * 60_000

/** The average number of plays on the busiest day and in the whole week. */
export type RepeatRate = { day: number; week: number }

export type Repetition = {
  /** The music in the week and the total length of the distinct tracks, in milliseconds. */
  playing: number
  distinct: number
  /** How often the most frequently played track plays. */
  track: RepeatRate
  /** The most frequently played artist, and their share of all plays from 0 to 1. */
  artist: (RepeatRate & { name: string; share: number }) | null
  /** The playlist that repeats most often on its busiest day, and the number of passes on that day. */
  worst: { playlist: string; passes: number } | null
}

const noRepeats: RepeatRate = { day: 0, week: 0 }

/** Adds up plays by key and day. */
function createCounter() {
  const counts = new Map<string, Map<number, number>>()
  return {
    add(key: string, day: number, plays: number): void {
      const days = counts.get(key) ?? new Map<number, number>()
      days.set(day, (days.get(day) ?? 0) + plays)
      counts.set(key, days)
    },
    /** Returns the key with the most plays on one day. */
    findHighest(): (RepeatRate & { key: string }) | null {
      let highest: (RepeatRate & { key: string }) | null = null
      for (const [key, days] of counts) {
        const plays = [...days.values()]
        const day = Math.max(...plays)
        if (!highest || day > highest.day)
          highest = { key, day, week: plays.reduce((sum, count) => sum + count, 0) }
      }
      return highest
    },
  }
}

const getLength = (tracks: readonly Track[]) => tracks.reduce((sum, { duration_ms }) => sum + duration_ms, 0)
const round = (value: number) => Math.round(value * 10) / 10
const roundRates = ({ day, week }: RepeatRate): RepeatRate => ({ day: round(day), week: round(week) })

/** Adds up the milliseconds of each playlist on each day of the segments. */
function addUpPlaylists(segments: readonly TimelineSegment[], start: number) {
  const played = new Map<string, Map<number, number>>()
  for (const { source, from, until } of segments) {
    if (source.kind !== 'playlist') continue
    const days = played.get(source.playlist) ?? new Map<number, number>()
    for (let at = from; at < until; ) {
      const day = Math.floor((at - start) / dayMs)
      const end = Math.min(until, start + (day + 1) * dayMs)
      days.set(day, (days.get(day) ?? 0) + end - at)
      at = end
    }
    played.set(source.playlist, days)
  }
  return played
}

/**
 * Measures how often tracks and artists repeat in the segments of a week that begins at `start`, based on
 * each playlist's share of the time. `playable` contains the result of `listPlayableTracks` for each
 * playlist; playlists without music are omitted.
 */
export function measureRepetition(
  segments: readonly TimelineSegment[],
  start: number,
  playable: ReadonlyMap<string, readonly PlayableTrack[]>,
): Repetition {
  const [tracks, artists, playlists] = [createCounter(), createCounter(), createCounter()]
  const distinct = new Map<string, number>()
  let [playing, plays] = [0, 0]
  for (const [playlist, days] of addUpPlaylists(segments, start)) {
    const music = playable.get(playlist) ?? []
    const length = getLength(music)
    if (length === 0) continue
    for (const track of music) distinct.set(track.id, track.duration_ms)
    for (const [day, milliseconds] of days) {
      const passes = milliseconds / length
      playing += milliseconds
      plays += passes * music.length
      playlists.add(playlist, day, passes)
      for (const { id, artists: names } of music) {
        tracks.add(id, day, passes)
        if (names[0] !== undefined) artists.add(names[0], day, passes)
      }
    }
  }
  const artist = artists.findHighest()
  const worst = playlists.findHighest()
  return {
    playing,
    distinct: [...distinct.values()].reduce((sum, length) => sum + length, 0),
    track: roundRates(tracks.findHighest() ?? noRepeats),
    artist: artist && {
      name: artist.key,
      ...roundRates(artist),
      share: plays === 0 ? 0 : Math.round((artist.week / plays) * 100) / 100,
    },
    worst: worst && { playlist: worst.key, passes: round(worst.day) },
  }
}

export const repetitionRatings = ['varied', 'moderate', 'repetitive'] as const
export type RepetitionRating = (typeof repetitionRatings)[number]

/**
 * Rates how varied the music is. Guests hardly notice a track that plays up to three times a day, but notice
 * one that plays more than six times. No artist should dominate.
 */
export function rateRepetition({ track, artist }: Repetition): RepetitionRating {
  if (track.day > 6) return 'repetitive'
  return track.day > 3 || (artist !== null && artist.share > 0.6) ? 'moderate' : 'varied'
}
