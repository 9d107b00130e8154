/** In milliseconds. A device counts as copied for this long after both copies were last seen. */
const copiedFor = 10 * 60_000
const forgetAfter = 24 * 60 * 60_000
/** A copy takes turns with one or two others; older runs of the app need not be remembered. */
const maxRuns = 4

interface Runs {
  /** Ids of runs of the app (`boot`), the latest last. */
  boots: string[]
  copiedUntil: number
  seenAt: number
}

/**
 * Detects that a device was copied with its token, e.g. by cloning its memory card: a run of the app that
 * another run had replaced sends a heartbeat again. A restarted device never returns to an earlier run.
 */
export function createCopyDetector(now: () => number = Date.now) {
  const players = new Map<string, Runs>()

  return {
    /** Records a heartbeat; returns whether another copy of the device is running too. */
    record(player: string, boot: string): boolean {
      const runs = players.get(player) ?? { boots: [], copiedUntil: 0, seenAt: 0 }
      const isLatest = runs.boots.at(-1) === boot
      if (!isLatest && runs.boots.includes(boot)) runs.copiedUntil = now() + copiedFor
      if (!isLatest) runs.boots = [...runs.boots.filter(one => one !== boot), boot].slice(-maxRuns)
      runs.seenAt = now()
      players.set(player, runs)
      return now() < runs.copiedUntil
    },

    /** Drops devices that have been offline for a day. */
    prune(): void {
      for (const [player, { seenAt }] of players) if (seenAt < now() - forgetAfter) players.delete(player)
    },
  }
}
