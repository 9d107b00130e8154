import { z } from 'zod'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError } from '#src/platform/http/errors'

type Unplayed = { units: readonly number[]; since: Date }

/** Whether the zones of units have played anything since then. */
export async function hasPlays({ units, since }: Unplayed): Promise<boolean> {
  const at = since.getTime()
  const found = await select(
    sql`select 1 as found from zones z where ${inArray(sql`z.business_unit_id`, units)} and exists
      (select 1 from plays p where p.zone_id = z.id and p.started_at >= ${at} and p.received_at >= ${at}) limit 1`,
    z.object({ found: z.number() }),
  )
  return found.length > 0
}

/**
 * Refuses to cancel a subscription that has been used. The devices are locked like by a delivery of plays, so that a play
 * is either found or arrives after the licence has ended.
 */
export async function requireUnplayed({ trx, ...unplayed }: Unplayed & { trx: Transaction }): Promise<void> {
  await trx('players')
    .whereIn(
      'zone_id',
      trx('zones')
        .whereIn('business_unit_id', [...unplayed.units])
        .select('id'),
    )
    .orderBy('id')
    .forUpdate()
    .select('id')
  if (await hasPlays(unplayed))
    throw new HttpError(409, 'Music has been played since the payment', { code: 'cancel-played' })
}
