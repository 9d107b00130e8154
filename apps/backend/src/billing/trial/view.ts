import { z } from 'zod'
import { select } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { toJakartaDay } from '#src/platform/runtime/jakarta'
import type { Trial } from './row'

const playedRow = z.object({ songs: z.coerce.number(), seconds: z.coerce.number() })

/** What was played in the zone on the days of a trial. */
async function getPlayed({ zone_id, starts_at, ends_at }: Trial) {
  const [played] = await select(
    sql`select coalesce(sum(d.plays), 0) as songs, coalesce(sum(d.seconds), 0) as seconds from usage_days d
      where d.zone_id = ${zone_id} and d.date >= ${toJakartaDay(starts_at.getTime())}
        and d.date <= ${toJakartaDay(ends_at.getTime() - 1)}`,
    playedRow,
  )
  return played ?? { songs: 0, seconds: 0 }
}

/** A trial as described by the contract. */
export async function getTrialView(trial: Trial) {
  const { zone_document, zone_name } = trial
  return {
    business_unit: { id: trial.unit_document, name: trial.unit_name },
    zone: zone_document === null || zone_name === null ? null : { id: zone_document, name: zone_name },
    licence: trial.licence,
    starts_at: trial.starts_at,
    ends_at: trial.ends_at,
    continues_at: trial.continues_at,
    played: await getPlayed(trial),
  }
}
