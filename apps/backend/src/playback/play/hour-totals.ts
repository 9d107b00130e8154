import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { fades, type HourTotal, maxHoursOfPlay } from './rules/hourly-limit'

const hour = 3_600_000
const offsets = Array.from({ length: maxHoursOfPlay }, (_, offset) => offset)

const hourRows = z.array(
  z
    .object({ hour: z.coerce.number(), plays: z.coerce.number() })
    .catchall(z.coerce.number())
    .transform(({ hour: first, plays, ...seconds }) => ({
      first,
      plays,
      seconds: offsets.map(offset => seconds[`seconds_${offset}`] ?? 0),
    })),
)

/** SQL for the sum of the seconds that count towards the hour `offset` hours after the one in which plays started. */
function selectSeconds(offset: number): string {
  const { minSeconds, maxSeconds, share } = fades
  const fade = `least(seconds, ${maxSeconds}, greatest(${minSeconds}, seconds / ${share}.0))`
  const from = `greatest(started_at % ${hour}, ${offset * hour})`
  const end = `least(started_at % ${hour} + seconds * 1000, ${(offset + 1) * hour})`
  const sounding = `greatest(0, ${end} - ${from}) / 1000.0`
  return `coalesce(sum(${sounding} * (seconds - ${fade}) / nullif(seconds, 0)), 0) as seconds_${offset}`
}

/** The spans of time that contain these hours and the hours before, in which plays that still sound may have started. */
function listSpans(hours: ReadonlySet<number>): { from: number; until: number }[] {
  const spans: { from: number; until: number }[] = []
  for (const at of [...hours].sort((one, other) => one - other)) {
    const from = (at - maxHoursOfPlay + 1) * hour
    const until = (at + 1) * hour
    const latest = spans.at(-1)
    if (latest && from <= latest.until) latest.until = until
    else spans.push({ from, until })
  }
  return spans
}

/**
 * The totals of the zone's stored plays, of all its devices, in each of these hours. A play may have started hours
 * earlier.
 */
export async function sumPlaysByHour(
  trx: Transaction,
  zone: number,
  hours: ReadonlySet<number>,
): Promise<Map<number, HourTotal>> {
  const totals = new Map([...hours].map((at): [number, HourTotal] => [at, { plays: 0, seconds: 0 }]))
  if (hours.size === 0) return totals
  const spans = listSpans(hours)
  const rows: unknown = await trx('plays')
    .where({ zone_id: zone })
    .whereRaw(
      `(${spans.map(() => '(started_at >= ? and started_at < ?)').join(' or ')})`,
      spans.flatMap(({ from, until }) => [from, until]),
    )
    .groupByRaw(`started_at / ${hour}`)
    .select(trx.raw(`started_at / ${hour} as hour`))
    .select(offsets.map(offset => trx.raw(selectSeconds(offset))))
    .count({ plays: '*' })
  for (const { first, plays, seconds } of hourRows.parse(rows)) {
    const started = totals.get(first)
    if (started) started.plays += plays
    for (const [offset, part] of seconds.entries()) {
      const total = totals.get(first + offset)
      if (total) total.seconds += part
    }
  }
  return totals
}
