import type { ExplicitPolicy, Track } from '@bgm/validation'

/**
 * The tracks of a playlist that may be played, in playlist order and without duplicates. If explicit tracks are
 * blocked, each is replaced by its clean version, or left out if it has none. Unknown ids are skipped.
 */
export function listPlayableTracks(
  ids: readonly string[],
  tracks: ReadonlyMap<string, Track>,
  policy: ExplicitPolicy,
): Track[] {
  const playable = new Map<string, Track>()
  for (const id of ids) {
    const track = tracks.get(id)
    const allowed = track?.explicit && policy === 'block' ? findCleanVersion(track, tracks) : track
    if (allowed) playable.set(allowed.id, allowed)
  }
  return [...playable.values()]
}

function findCleanVersion({ clean_version }: Track, tracks: ReadonlyMap<string, Track>): Track | undefined {
  const clean = clean_version === null ? undefined : tracks.get(clean_version)
  return clean?.explicit ? undefined : clean
}
