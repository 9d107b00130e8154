import { z } from 'zod'
import type { TimeZoneHistory } from '#src/customers/region/rules/time-zone-history'
import type { Transaction } from '#src/platform/database/transaction'

const uid = 'api::business-unit.business-unit'

const currentRows = z.array(z.object({ id: z.number(), time_zone: z.string().nullable() }))
const formerRows = z.array(
  z.object({ business_unit_id: z.number(), time_zone: z.string(), until_at: z.coerce.number() }),
)

/** The time zone of the unit (`u`) of a play (`p`) at the time of the play, as SQL. */
export const timeZoneOfPlay = `coalesce((select f.time_zone from former_time_zones as f
  where f.business_unit_id = u.id and f.until_at > p.started_at order by f.until_at limit 1), u.time_zone)`

/** The time zones of units, also of deleted ones, keyed by unit id. */
export async function loadTimeZones(
  units: readonly number[],
  connection: Pick<Transaction, 'from'> = strapi.db.connection,
): Promise<Map<number, TimeZoneHistory>> {
  const ids = [...new Set(units)]
  const current: unknown = await connection
    .from('business_units')
    .whereIn('id', ids)
    .select('id', 'time_zone')
  const former: unknown = await connection
    .from('former_time_zones')
    .whereIn('business_unit_id', ids)
    .orderBy('until_at')
    .select('*')
  const byUnit = Map.groupBy(formerRows.parse(former), ({ business_unit_id }) => business_unit_id)
  return new Map(
    currentRows.parse(current).map(({ id, time_zone }) => [
      id,
      {
        current: time_zone ?? 'Asia/Jakarta',
        former: (byUnit.get(id) ?? []).map(({ until_at, time_zone: zone }) => ({
          time_zone: zone,
          until: until_at,
        })),
      },
    ]),
  )
}

type Write = { params: { where?: unknown; data?: { time_zone?: unknown } } }

async function recordMove({ params: { where, data } }: Write): Promise<void> {
  const next = data?.time_zone
  if (typeof next !== 'string' || where === undefined) return
  const rows: unknown = await strapi.db
    .query(uid)
    .findMany({ where: { $and: [where, { time_zone: { $ne: next } }] }, select: ['id', 'time_zone'] })
  const moved = currentRows
    .parse(rows)
    .flatMap(({ id, time_zone }) =>
      time_zone === null ? [] : { business_unit_id: id, time_zone, until_at: Date.now() },
    )
  if (moved.length > 0) await strapi.db.transaction(({ trx }) => trx('former_time_zones').insert(moved))
}

/** Records the former time zone of each unit that moves to a province with another one. */
export function recordTimeZoneMoves(): void {
  strapi.db.lifecycles.subscribe({ models: [uid], beforeUpdate: recordMove, beforeUpdateMany: recordMove })
}
