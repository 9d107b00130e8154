import type { Play } from '@bgm/validation'

/** Whether the catalogue has never had the track of a play, or not that revision of it. */
export async function findUnknownTracks(_plays: readonly Play[]): Promise<(play: Play) => boolean> {
  return () => false
}
