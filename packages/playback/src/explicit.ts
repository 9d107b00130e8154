import type { ExplicitPolicy, Track } from '@bgm/validation'

/**
 * The tracks of a playlist that may be played, in its order and each once. Where explicit tracks are blocked, one is
 * replaced by its clean version, or left out if it has none. Ids without a track are left out.
 */
export function playableTracks(
  ids: readonly string[],
  tracks: ReadonlyMap<string, Track>,
  policy: ExplicitPolicy,
): Track[] {
  const playable = new Map<string, Track>()
  for (const id of ids) {
    const track = tracks.get(id)
    const allowed = track?.explicit && policy === 'block' ? cleanVersion(track, tracks) : track
    if (allowed) playable.set(allowed.id, allowed)
  }
  return [...playable.values()]
}

function cleanVersion({ clean_version }: Track, tracks: ReadonlyMap<string, Track>): Track | undefined {
  const clean = clean_version === null ? undefined : tracks.get(clean_version)
  return clean?.explicit ? undefined : clean
}
