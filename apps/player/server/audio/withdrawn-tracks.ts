/** Withdrawals expire after this time, by which every bundle has been fetched again without the track. */
const withdrawnMs = 10 * 60_000

export type WithdrawnTracks = ReturnType<typeof createWithdrawnTracks>

/** Tracks that must no longer be played, although bundles from before their withdrawal still contain them. */
export function createWithdrawnTracks(now: () => number) {
  const expiries = new Map<string, number>()
  return {
    add: (track: string) => void expiries.set(track, now() + withdrawnMs),
    has: (track: string): boolean => (expiries.get(track) ?? 0) > now(),
    clear: () => expiries.clear(),
    prune(): void {
      for (const [track, until] of expiries) if (until <= now()) expiries.delete(track)
    },
  }
}
