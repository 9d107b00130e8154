import { z } from 'zod'
import { listOrderEligibility } from '#src/billing/order/eligibility'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { daysBetween } from '#src/platform/runtime/jakarta'
import { computeCredit } from './rules/change'

const unitRow = z.object({ unit: integerColumn })

export type Remaining = {
  /** The days until the last paid period ends. */
  days: number
  /** What the paid time that is left cost, in rupiah. */
  worth: number
  /** The zones that are licensed now. */
  zones: number
}

/** What an organisation would lose if its subscriptions ended now. */
export async function getRemaining(organisation: number, now: Date): Promise<Remaining> {
  const rows = await select(
    sql`select distinct s.business_unit_id as unit from subscriptions s
      join business_units u on u.id = s.business_unit_id
      where s.organisation_id = ${organisation} and s.expired_date > ${now}`,
    unitRow,
  )
  const eligible = await listOrderEligibility(
    rows.map(({ unit }) => unit),
    now,
  )
  const remaining: Remaining = { days: 0, worth: 0, zones: 0 }
  for (const { running, parts, pauses } of eligible.values())
    for (const { id, starts_at, expired_date, zone_count } of running) {
      remaining.days = Math.max(remaining.days, daysBetween(now, expired_date))
      remaining.worth += computeCredit(parts.get(id) ?? [], now, pauses)
      if (starts_at <= now) remaining.zones += zone_count
    }
  return remaining
}
