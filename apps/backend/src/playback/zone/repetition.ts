import { createTimeline, listPlayableTracks, measureRepetition, rateRepetition } from '@bgm/playback'
import { listBundleMusic } from '#src/catalogue'
import { notFound } from '#src/platform/http/errors'
import { loadBannedTracks } from '#src/playback/track-ban/row'
import { getExplicitPolicy } from './bundle'
import { loadPlans } from './plan'
import { loadPlaybackRows } from './playback-row'

const week = 7 * 86_400_000
const hour = 3_600_000
const toHours = (milliseconds: number) => Math.round((milliseconds / hour) * 10) / 10

/** Measures how often tracks and artists will repeat in a zone in the coming week, based on its plan. */
export async function getRepetition(zone: number, now = Date.now()) {
  const [row] = await loadPlaybackRows([zone])
  const planned = row && (await loadPlans([row], now)).get(zone)
  if (!row || !planned) throw notFound()
  const { plan, playlists: titles } = planned
  const segments = createTimeline(plan, plan.from, plan.from + week)
  const ids = segments.flatMap(({ source }) => (source.kind === 'playlist' ? [source.playlist] : []))
  const { playlists, tracks } = await listBundleMusic(ids)
  const tracksById = new Map(tracks.map(track => [track.id, track]))
  const findBanned = await loadBannedTracks([zone], now)
  const policy = { explicit: getExplicitPolicy(row).effective, banned: new Set(findBanned(zone)) }
  const playable = new Map(
    playlists.map(({ id, tracks: own }) => [id, listPlayableTracks(own, tracksById, policy)]),
  )
  const measured = measureRepetition(segments, plan.from, playable)
  const worst = measured.worst && titles.get(measured.worst.playlist)
  return {
    rating: measured.playing === 0 ? null : rateRepetition(measured),
    hours: toHours(measured.playing),
    distinct_hours: toHours(measured.distinct),
    track: measured.track,
    artist: measured.artist,
    worst: worst ? { playlist: worst, passes: measured.worst?.passes ?? 0 } : null,
  }
}
