const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0)

/** Adds up plays by track revision. */
export function createTotals() {
  const works = new Map()
  const all = { plays: 0, milliseconds: 0 }
  return {
    all,
    add({ play, credits }) {
      const { track, track_revision, duration_ms } = play
      const key = `${track}.${track_revision}${credits ? '' : '?'}`
      let work = works.get(key)
      if (!work) {
        work = { track, track_revision, credits, plays: 0, milliseconds: 0 }
        works.set(key, work)
      }
      work.plays += 1
      work.milliseconds += duration_ms
      all.plays += 1
      all.milliseconds += duration_ms
    },
    /** The totals of track revisions, longest first. */
    listWorks: () =>
      [...works.values()].sort(
        (one, other) =>
          other.milliseconds - one.milliseconds ||
          compare(one.track, other.track) ||
          one.track_revision - other.track_revision,
      ),
  }
}
