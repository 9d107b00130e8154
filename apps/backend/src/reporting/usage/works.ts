import { z } from 'zod'
import type { Scope } from '#src/customers'
import { loadCredits } from './credits'
import type { Work } from './rules/works'
import { matchingZoneRows, type UsagePeriod } from './totals'

/** The maximum number of track revisions that are ranked and searched: those that played the longest. */
const maxWorks = 10_000

const workRows = z.array(
  z.object({
    track: z.string(),
    track_revision: z.coerce.number(),
    plays: z.coerce.number(),
    seconds: z.coerce.number(),
  }),
)

/** The track revisions played in a month, with their credits. */
export async function listWorks(scope: Scope, period: UsagePeriod): Promise<Work[]> {
  const playedWorks: unknown = await matchingZoneRows(scope, period)
    .join('usage_works as w', 'w.zone_id', 'z.id')
    .where('w.month', period.month)
    .groupBy('w.track', 'w.track_revision')
    .orderByRaw('sum(w.seconds) desc')
    .limit(maxWorks)
    .select('w.track', 'w.track_revision')
    .sum({ plays: 'w.plays', seconds: 'w.seconds' })
  const works = workRows.parse(playedWorks)
  const getCredits = await loadCredits(works)
  return works.map(work => ({ ...work, ...getCredits(work) }))
}
