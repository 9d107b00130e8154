import type { Play } from '@bgm/validation'
import type { PlayedTrack } from '#seed/catalogue/first-revisions'

const minute = 60_000
const day = 24 * 60 * minute

/** The days of plays: on every date, they reach into the newest month that is final, at most 32 days ago. */
export const sampleDays = 33

type Venue = {
  zone: string
  playlist: string
  tracks: readonly PlayedTrack[]
  boots: (dayIndex: number) => string
  ids: () => string
  /** The local hours during which music plays. */
  from: number
  until: number
}

/** Generates the plays of a zone for the days before `today`, a local midnight. */
export function* generateSamplePlays(
  today: number,
  { zone, playlist, tracks, boots, ids, from, until }: Venue,
): Generator<Play> {
  for (let index = 0; index < sampleDays; index += 1) {
    const start = today - (sampleDays - index) * day
    const end = start + until * 60 * minute
    let at = start + from * 60 * minute
    for (let seq = 0; at < end; seq += 1) {
      const track = tracks[(index * 7 + seq) % tracks.length]
      if (!track) return
      const isSkipped = seq % 23 === 7
      const seconds = isSkipped ? 40 : track.seconds
      yield {
        play_id: ids(),
        boot: boots(index),
        seq,
        epoch: 1,
        zone,
        track: track.documentId,
        track_revision: 1,
        playlist,
        layer: seq % 3 === 0 ? 'default' : 'slot',
        started_at: at,
        seconds,
        end_reason: isSkipped ? 'skipped' : 'finished',
        offline: index % 11 === 4 && seq > 40 && seq < 60,
        clock_offset: 0,
      }
      at += seconds * 1000
    }
  }
}
