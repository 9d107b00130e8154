import { createTimeline, listPlayableTracks, type PlayableTrack, type TimelineSegment } from '@bgm/playback'
import type { ExplicitPolicy } from '@bgm/validation'
import { listBundleMusic } from '#src/catalogue'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { getExplicitPolicy } from './bundle'
import { loadPlans } from './plan'
import type { PlaybackRow } from './playback-row'
import { loadPlaybackRows } from './playback-row'

const day = 86_400_000
const minute = 60_000
/** Plans are loaded for this many zones at a time, up to `maxZones` in total. */
const batchSize = 50
const maxZones = 1_000

type Load = {
  zone: { id: string; name: string; unit: string }
  /** The longest uninterrupted use of the playlist within a day, in minutes since local midnight. */
  from_minute: number
  until_minute: number
  /** The number of times that the playlist plays in that time, rounded up. */
  passes: number
}

const computeLength = (tracks: readonly PlayableTrack[]) =>
  tracks.reduce((sum, { duration_ms }) => sum + duration_ms, 0)

function findLongest(segments: readonly TimelineSegment[], playlist: string): TimelineSegment | undefined {
  const plays = ({ source }: TimelineSegment) => source.kind === 'playlist' && source.playlist === playlist
  const [longest] = segments
    .filter(plays)
    .toSorted((one, other) => other.until - other.from - (one.until - one.from))
  return longest
}

type Zone = { row: PlaybackRow; segments: TimelineSegment[]; start: number; policy: ExplicitPolicy }

async function loadZones(ids: readonly number[], now: number): Promise<Zone[]> {
  const rows = await loadPlaybackRows(ids)
  const plans = await loadPlans(rows, now)
  const zones = await mapInSlices(rows, (row): Zone[] => {
    const plan = plans.get(row.id)?.plan
    if (!plan) return []
    // Days are considered one at a time, because every local day has its own shuffle.
    const segments = Array.from({ length: 7 }, (_, index) =>
      createTimeline(plan, plan.from + index * day, plan.from + (index + 1) * day),
    ).flat()
    return [{ row, segments, start: plan.from, policy: getExplicitPolicy(row).effective }]
  })
  return zones.flat()
}

/**
 * The zone in which a playlist repeats the most without interruption, and the number of zones that block
 * explicit tracks.
 */
export async function measureLoad(playlist: string, zones: readonly number[], now = Date.now()) {
  const { playlists, tracks } = await listBundleMusic([playlist])
  const tracksById = new Map(tracks.map(track => [track.id, track]))
  const measure = (explicit: ExplicitPolicy) =>
    computeLength(listPlayableTracks(playlists[0]?.tracks ?? [], tracksById, { explicit, banned: new Set() }))
  const lengths = { allow: measure('allow'), block: measure('block') }
  const toLoad = ({ row, segments, start, policy }: Zone): Load[] => {
    const longest = findLongest(segments, playlist)
    const length = lengths[policy]
    if (!longest || length === 0) return []
    const from_minute = Math.round(((longest.from - start) % day) / minute)
    return [
      {
        zone: { id: row.documentId, name: row.name, unit: row.unit_name },
        from_minute,
        until_minute: from_minute + Math.round((longest.until - longest.from) / minute),
        passes: Math.ceil((longest.until - longest.from) / length),
      },
    ]
  }
  let load: Load | null = null
  let blocking = 0
  for (let from = 0; from < Math.min(zones.length, maxZones); from += batchSize) {
    const loaded = await loadZones(zones.slice(from, from + batchSize), now)
    blocking += loaded.filter(({ policy }) => policy === 'block').length
    for (const one of loaded.flatMap(toLoad)) if (!load || one.passes > load.passes) load = one
  }
  return { load, blocking }
}
