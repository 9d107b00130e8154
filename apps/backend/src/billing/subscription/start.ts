import { changesPeriods, type OrderLine } from '#src/billing/order/line-row'
import type { OrderRow } from '#src/billing/order/row'
import { listScheduledChanges } from '#src/billing/subscription-plan/row'
import { applyScheduledChanges } from '#src/billing/subscription-plan/schedule'
import { createBulkWriter } from '#src/platform/database/bulk-writer'
import type { Transaction } from '#src/platform/database/transaction'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { daysBetween } from '#src/platform/runtime/jakarta'
import { addZonesToPeriods, changePeriods } from './change-periods'
import { createZones } from './create-zones'
import { insertParts } from './part-row'
import { listPeriodsOfUnits, type SubscriptionRow } from './row'
import { computeNextPeriod } from './rules/period'

const uid = 'api::subscription.subscription'
const unitUid = 'api::business-unit.business-unit'

type UnitLine = { line: OrderLine; unit: number; periods: readonly SubscriptionRow[] }
const isChange = ({ line: { kind } }: UnitLine) => kind === 'change'

/** What a line pays for: the period, and the number of zones that its unit has paid for. */
type Coverage = { line: number; unit: number; from: Date; until: Date; zones: number }

async function startPeriods(
  trx: Transaction,
  order: OrderRow,
  started: readonly UnitLine[],
  paidAt: Date,
): Promise<Coverage[]> {
  const writer = createBulkWriter(trx)
  const ids = await writer.takeIds(uid, started.length)
  const rows = started.map(({ line, unit, periods: [last] }, index) => ({
    id: ids[index] ?? 0,
    documentId: newRecordId(),
    createdAt: paidAt,
    updatedAt: paidAt,
    organisation: order.organisation.id,
    organisation_id: order.organisation.id,
    business_unit: unit,
    business_unit_id: unit,
    order: order.id,
    order_line_id: line.id,
    package_key: line.package_key,
    package_title: line.package_title,
    billing_period: line.billing_period,
    zone_count: line.zone_count,
    ...computeNextPeriod(last, line, paidAt),
  }))
  await writer.insert(uid, rows)
  await insertParts(
    trx,
    rows.map((row, index) => ({
      subscription: row.id,
      line: row.order_line_id,
      from: row.starts_at,
      until: row.expired_date,
      days: daysBetween(row.starts_at, row.expired_date),
      package_key: row.package_key,
      package_title: row.package_title,
      zones: row.zone_count,
      paid: started[index]?.line.total ?? 0,
      credit: 0,
    })),
  )
  await writer.unlink(
    unitUid,
    'current_subscription',
    rows.map(row => row.business_unit_id),
  )
  await writer.link(
    unitUid,
    'current_subscription',
    rows.map(({ id, business_unit_id }) => [business_unit_id, id]),
  )
  return rows.map(row => ({
    line: row.order_line_id,
    unit: row.business_unit_id,
    from: row.starts_at,
    until: row.expired_date,
    zones: row.zone_count,
  }))
}

const toCoverage = (
  { line, unit }: UnitLine,
  paidAt: Date,
  { until, zones }: Pick<Coverage, 'until' | 'zones'>,
) => ({
  line: line.id,
  unit,
  from: line.covers_from ?? paidAt,
  until,
  zones,
})

/** Adds zones to running periods, and changes others. */
async function extendPeriods(
  trx: Transaction,
  extended: readonly UnitLine[],
  paidAt: Date,
): Promise<Coverage[]> {
  const [changed, grown] = [extended.filter(isChange), extended.filter(one => !isChange(one))]
  const added = grown.length > 0 ? await addZonesToPeriods(trx, grown, paidAt) : []
  const coverage = grown.flatMap((one, index) => {
    const own = added[index]
    return own ? toCoverage(one, paidAt, own) : []
  })
  for (const one of changed)
    coverage.push(toCoverage(one, paidAt, await changePeriods(trx, one.line, one.periods, paidAt)))
  return coverage
}

const storeCoverage = (trx: Transaction, coverage: readonly Coverage[]) =>
  trx.raw(
    `update order_lines l set covers_from = c.covers_from, covers_until = c.covers_until
      from unnest(?::int[], ?::timestamp[], ?::timestamp[]) as c (id, covers_from, covers_until) where l.id = c.id`,
    [coverage.map(({ line }) => line), coverage.map(({ from }) => from), coverage.map(({ until }) => until)],
  )

/**
 * Starts or extends the subscriptions that an order paid for, and stores the period that each line covers. The number of
 * statements does not depend on the number of lines. Call this in a transaction.
 */
export async function fulfilOrder(order: OrderRow, paidAt: Date): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const known = await listPeriodsOfUnits(
      order.lines.flatMap(({ business_unit }) => business_unit?.id ?? []),
    )
    const lines = order.lines.map((line): UnitLine => {
      const unit = line.business_unit?.id
      if (unit === undefined) throw new Error(`A line of order ${order.number} has no business unit`)
      return { line, unit, periods: known.get(unit) ?? [] }
    })
    const renewed = lines.filter(({ line: { kind } }) => kind === 'renewal')
    const scheduled = await listScheduledChanges(renewed.map(({ unit }) => unit))
    await applyScheduledChanges(
      trx,
      renewed.map(({ unit, line: { zone_count } }) => ({ unit, zone_count })),
      scheduled,
    )
    const isExtension = ({ line }: UnitLine) => changesPeriods(line)
    const coverage = [
      ...(await startPeriods(
        trx,
        order,
        lines.filter(one => !isExtension(one)),
        paidAt,
      )),
      ...(await extendPeriods(trx, lines.filter(isExtension), paidAt)),
    ]
    await storeCoverage(trx, coverage)
    const [only] = coverage
    if (only && coverage.length === 1)
      await strapi.db
        .query('api::order.order')
        .update({ where: { id: order.id }, data: { covers_from: only.from, covers_until: only.until } })
    await createZones(trx, new Map(coverage.map(({ unit, zones }) => [unit, zones])), {
      paidAt,
      locale: order.placed_by?.locale ?? 'id',
    })
  })
}
