import type { ExplicitPolicy, Track } from '@bgm/validation'

declare const allowed: unique symbol
/** A track that the policy of a zone allows; only `listPlayableTracks` returns this type. */
export type PlayableTrack = Track & { readonly [allowed]: true }

export type TrackPolicy = { explicit: ExplicitPolicy; banned: ReadonlySet<string> }

/**
 * Lists the tracks of a playlist that may be played, in playlist order and without duplicates. If explicit
 * tracks are blocked, each is replaced by its clean version, or omitted if it has none. Banned tracks are
 * omitted, unless nothing else is left: a ban never silences a zone. Unknown ids are skipped.
 */
export function listPlayableTracks(
  ids: readonly string[],
  tracks: ReadonlyMap<string, Track>,
  { explicit, banned }: TrackPolicy,
): PlayableTrack[] {
  const playable = new Map<string, PlayableTrack>()
  const spared = new Map<string, PlayableTrack>()
  for (const id of ids) {
    const track = tracks.get(id)
    const found = track?.explicit && explicit === 'block' ? findCleanVersion(track, tracks) : track
    if (!found) continue
    // This is the only place where a track is marked as playable.
    const marked = found as PlayableTrack
    playable.set(found.id, marked)
    if (!banned.has(id) && !banned.has(found.id)) spared.set(found.id, marked)
  }
  return [...(spared.size > 0 ? spared : playable).values()]
}

function findCleanVersion({ clean_version }: Track, tracks: ReadonlyMap<string, Track>): Track | undefined {
  const clean = clean_version === null ? undefined : tracks.get(clean_version)
  return clean?.explicit ? undefined : clean
}
