/** The maximum age of a killed device's play journal, in seconds. */
const journalEvery = 15
/**
 * The allowed difference in milliseconds between the recorded start of a play and when it was heard: a device takes
 * the time from responses, which a busy machine delays.
 */
const tolerance = 20_000
/** A page is observed ten times a second; shorter plays may be missed. */
const shortest = 0.5
const allowedDifference = 1.5

/**
 * Finds the play of each heard track, the nearest in time first: a device that has lost its queue may repeat a track
 * soon.
 */
function matchPlays(heard, stored, tracks) {
  const pairs = heard.flatMap(one =>
    stored
      .filter(({ track }) => track === tracks.get(one.bytes))
      .map(play => ({ one, play, difference: Math.abs(play.started_at - one.startedAt) })),
  )
  const matches = new Map()
  const remaining = new Set(stored)
  for (const { one, play, difference } of pairs.sort((a, b) => a.difference - b.difference)) {
    if (difference > tolerance || matches.has(one) || !remaining.has(play)) continue
    matches.set(one, play)
    remaining.delete(play)
  }
  return { matches, remaining }
}

/**
 * Compares the tracks heard from a device, by page, with the plays that the backend has stored. Closing a page
 * may lose what it played just before.
 */
export function compareHeard({ heard, stored, tracks }) {
  const { matches, remaining } = matchPlays(heard.flat(), stored, tracks)
  const lost = []
  const different = []
  for (const page of heard) {
    const closedAt = Math.max(...page.map(({ startedAt, seconds }) => startedAt + seconds * 1000))
    for (const one of page) {
      const { bytes, startedAt, seconds } = one
      const isCut = startedAt + seconds * 1000 > closedAt - journalEvery * 1000
      const track = tracks.get(bytes)
      const play = matches.get(one)
      const allowed = isCut ? journalEvery : allowedDifference
      if (!play && seconds > (isCut ? journalEvery : shortest)) lost.push({ track, at: startedAt, seconds })
      if (play && Math.abs(play.seconds - seconds) > allowed)
        different.push({ track, at: startedAt, seconds, stored: play.seconds })
    }
  }
  const doubled = [...remaining]
    .filter(({ seconds }) => seconds > shortest)
    .map(({ track, started_at, seconds }) => ({ track, at: started_at, seconds }))
  return { lost, different, doubled }
}
