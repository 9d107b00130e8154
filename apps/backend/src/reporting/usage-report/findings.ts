import { z } from 'zod'
import { getArrivalBounds } from '#src/playback'
import type { Finding } from './rules/finding'
import { getMonthBounds } from './rules/period'
import type { WorkTotal } from './rules/totals'

/**
 * The number of zones per query, limited so that neither the database nor this process holds a whole month's
 * plays at once.
 */
const zonesPerQuery = 50
/** Crossfades and clock corrections can make plays overlap briefly. */
const toleratedOverlap = 15_000
const dayLength = 86_400
const toleratedSeconds = 600

const whole = z.coerce.number().int()
const highestRow = z.object({ id: whole.nullable() })
const zoneRows = z.array(
  z.object({
    subject: z.string(),
    detail: z.string(),
    rejected: whole.nullable(),
    silent: whole,
    device_twice: whole.nullable(),
    two_devices: whole.nullable(),
    long_days: whole.nullable(),
  }),
)

// Counts the plays that overlap the previous play on the same device, and the plays that overlap the zone's
// previous play on another device.
const overlaps = `select zone_id,
    sum(case when own_end - started_at > ${toleratedOverlap} then 1 else 0 end) as device_twice,
    sum(case when zone_end - started_at > ${toleratedOverlap} and zone_player <> player_id then 1 else 0 end) as two_devices
  from (select zone_id, player_id, started_at,
      lag(started_at + seconds * 1000) over (partition by zone_id, player_id order by started_at, id) as own_end,
      lag(started_at + seconds * 1000) over (partition by zone_id order by started_at, id) as zone_end,
      lag(player_id) over (partition by zone_id order by started_at, id) as zone_player
    from plays where zone_id > ? and zone_id <= ? and started_at >= ? and started_at < ?
      and received_at between ? and ?) as w
  group by zone_id`

const longDays = `select zone_id, count(*) as long_days
  from (select zone_id, player_id, (started_at + 25200000) / 86400000 as day
    from plays where zone_id > ? and zone_id <= ? and started_at >= ? and started_at < ? and received_at between ? and ?
    group by zone_id, player_id, (started_at + 25200000) / 86400000
    having sum(seconds) > ${dayLength + toleratedSeconds}) as d
  group by zone_id`

const licensed = `exists (select 1 from licences as l join licensed_periods as lp on lp.licence_id = l.id
  where l.zone_id = z.id and lp.from_at < ? and lp.until_at > ?)`

const rejected =
  '(select sum(r.plays) from play_rejection_months as r where r.month = ? and r.zone_id = z.id)'

const zonesWithFindings = `select * from (select u.name as subject, z.name as detail,
    ${rejected} as rejected,
    case when o.zone_id is null and ${licensed} then 1 else 0 end as silent,
    o.device_twice, o.two_devices, d.long_days
  from zones as z join business_units as u on u.id = z.business_unit_id
    left join (${overlaps}) as o on o.zone_id = z.id
    left join (${longDays}) as d on d.zone_id = z.id
  where z.id > ? and z.id <= ?) as f
  where rejected > 0 or silent = 1 or device_twice > 0 or two_devices > 0 or long_days > 0`

async function listOfZones(after: number, period: string): Promise<Finding[]> {
  const { from, until } = getMonthBounds(period, 'Asia/Jakarta')
  const zones = [after, after + zonesPerQuery]
  const plays = [...zones, from, until, ...getArrivalBounds(from, until)]
  const bindings = [period, until, from, ...plays, ...plays, ...zones]
  const result: unknown = await strapi.db.connection.raw(zonesWithFindings, bindings)
  const rows = z.union([zoneRows, z.object({ rows: zoneRows }).transform(found => found.rows)]).parse(result)
  return rows.flatMap(({ subject, detail, silent, device_twice, two_devices, long_days, ...row }) => {
    const findings: Finding[] = [
      { kind: 'rejected', subject, detail, count: row.rejected ?? 0 },
      { kind: 'silent', subject, detail, count: silent },
      { kind: 'device-twice', subject, detail, count: device_twice ?? 0 },
      { kind: 'two-devices', subject, detail, count: two_devices ?? 0 },
      { kind: 'long-day', subject, detail, count: long_days ?? 0 },
    ]
    return findings.filter(({ count }) => count > 0)
  })
}

/** Findings for tracks whose plays cannot be paid out, because the track has no credits or no composers. */
const listOfWorks = (works: readonly WorkTotal[]): Finding[] =>
  works.flatMap(({ track, credits, plays }) =>
    credits && credits.composers.length > 0
      ? []
      : [{ kind: 'credits' as const, subject: credits?.title ?? track, detail: track, count: plays }],
  )

/** The errors and anomalies in a month, most frequent first. */
export async function detectFindings(
  period: string,
  works: readonly WorkTotal[],
  signal?: AbortSignal,
): Promise<Finding[]> {
  const highest = highestRow.parse(await strapi.db.connection('zones').max({ id: 'id' }).first())
  const findings = listOfWorks(works)
  for (let after = 0; after < (highest.id ?? 0); after += zonesPerQuery) {
    signal?.throwIfAborted()
    findings.push(...(await listOfZones(after, period)))
  }
  return findings.sort((one, other) => other.count - one.count)
}
