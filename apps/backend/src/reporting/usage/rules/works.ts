export type Work = {
  track: string
  track_revision: number
  title: string
  artists: string[]
  composers: string[]
  plays: number
  seconds: number
}
type Amount = { plays: number; seconds: number }

const byTime = (one: Amount & { name: string }, other: Amount & { name: string }) =>
  other.seconds - one.seconds || (one.name < other.name ? -1 : 1)

function addAmount<T extends Amount>(
  totals: Map<string, T>,
  key: string,
  { plays, seconds }: Amount,
  first: () => T,
) {
  const total = totals.get(key) ?? first()
  total.plays += plays
  total.seconds += seconds
  totals.set(key, total)
}

/**
 * Ranks works by how long they were heard. A track's revisions count as one work if they have the same credits.
 * Corrected credits only count what was played with them.
 */
export function rankWorks(works: readonly Work[]) {
  const totals = new Map<string, Amount & { name: string; artists: string[]; composers: string[] }>()
  for (const work of works) {
    const { track, title: name, artists, composers } = work
    const key = JSON.stringify([track, name, artists, composers])
    addAmount(totals, key, work, () => ({ name, artists, composers, plays: 0, seconds: 0 }))
  }
  return [...totals.values()].sort(byTime).map(({ name: title, ...work }) => ({ title, ...work }))
}

/** The number of different tracks. */
export const countWorks = (works: readonly Work[]): number => new Set(works.map(({ track }) => track)).size

/**
 * Ranks composers by how long their works were heard. A work by several composers counts in full for each of
 * them.
 */
export function rankComposers(works: readonly Work[]) {
  const totals = new Map<string, Amount & { name: string }>()
  for (const work of works)
    for (const name of new Set(work.composers))
      addAmount(totals, name, work, () => ({ name, plays: 0, seconds: 0 }))
  return [...totals.values()].sort(byTime)
}

/** Removes case and accents, so that `cafe` finds `Café`. */
const simplify = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The works whose title, performers or composers contain the text. */
export function searchWorks(works: readonly Work[], text: string): Work[] {
  const wanted = simplify(text)
  return works.filter(({ title, artists, composers }) =>
    [title, ...artists, ...composers].some(name => simplify(name).includes(wanted)),
  )
}
