import type { ExplicitPolicy, Track } from '@bgm/validation'

declare const allowed: unique symbol
/** A track that the policy on explicit tracks allows; only `listPlayableTracks` returns this type. */
export type PlayableTrack = Track & { readonly [allowed]: true }

/**
 * Lists the tracks of a playlist that may be played, in playlist order and without duplicates. If explicit
 * tracks are blocked, each is replaced by its clean version, or omitted if it has none. Unknown ids are
 * skipped.
 */
export function listPlayableTracks(
  ids: readonly string[],
  tracks: ReadonlyMap<string, Track>,
  policy: ExplicitPolicy,
): PlayableTrack[] {
  const playable = new Map<string, PlayableTrack>()
  for (const id of ids) {
    const track = tracks.get(id)
    const found = track?.explicit && policy === 'block' ? findCleanVersion(track, tracks) : track
    // This is the only place where a track is marked as playable.
    if (found) playable.set(found.id, found as PlayableTrack)
  }
  return [...playable.values()]
}

function findCleanVersion({ clean_version }: Track, tracks: ReadonlyMap<string, Track>): Track | undefined {
  const clean = clean_version === null ? undefined : tracks.get(clean_version)
  return clean?.explicit ? undefined : clean
}
