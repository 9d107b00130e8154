import type { SimulatedZone } from './simulated-zone'

/** A killed device loses at most this many seconds of the tracks that it was playing. */
const journalEvery = 15
/** The journal rounds to tenths of a second. */
const tolerance = 0.11

/**
 * Compares the plays that the gateway has received with the tracks heard in each run of the app but the last, which
 * may not have delivered its plays.
 */
export function compareWithHeard({ runs, gateway, getSize }: SimulatedZone) {
  const lost: string[] = []
  const different: string[] = []
  const complete = [...runs].slice(0, -1)
  const boots = new Set(complete.map(([boot]) => boot))
  const remaining = new Set([...gateway.plays.values()].filter(({ boot }) => boots.has(boot)))
  for (const [boot, { heard }] of complete) {
    const plays = [...remaining].filter(play => play.boot === boot).sort((one, other) => one.seq - other.seq)
    // A crossfade ends with the unloading of the earlier track.
    const sorted = [...heard].sort((one, other) => one.startedAt - other.startedAt)
    for (const [index, { bytes, seconds }] of sorted.entries()) {
      const play = plays[index]
      const isCut = index >= sorted.length - 2
      const allowed = isCut ? journalEvery : 0
      const where = `${boot.slice(-4)} ${index + 1}/${sorted.length}`
      if (play && getSize(play.track) === bytes) {
        remaining.delete(play)
        if (Math.abs(play.seconds - seconds) > allowed + tolerance)
          different.push(`${where}: ${play.seconds} instead of ${seconds}`)
      } else if (seconds > allowed + tolerance) lost.push(`${where}: ${seconds}`)
    }
  }
  return { lost, different, doubled: [...remaining].map(({ boot, seq }) => `${boot.slice(-4)} ${seq}`) }
}
