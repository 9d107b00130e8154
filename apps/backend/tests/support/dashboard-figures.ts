import { expect } from 'vitest'
import type { Backend } from './harness'

export type UnitRow = {
  id: number
  documentId: string
  current_subscription: { expired_date: string; suspended: boolean; zone_count: number } | null
}

/** Compares totals by month in Jakarta, for the months shown. */
function expectMonths(shown: { month: string; value: number }[], rows: { date: string; value: number }[]) {
  const totals = new Map<string, number>()
  for (const { date, value } of rows) {
    const month = new Date(date).toLocaleDateString('sv', { timeZone: 'Asia/Jakarta' }).slice(0, 7)
    totals.set(month, (totals.get(month) ?? 0) + value)
  }
  expect(shown).toHaveLength(12)
  expect(shown.some(({ value }) => value > 0)).toBe(true)
  for (const { month, value } of shown) expect(value, month).toBe(totals.get(month) ?? 0)
}

/** Compares a member's dashboard with the lists and with the rows of the units that the member can see. */
export async function expectDashboardFigures(backend: Backend, token: string, visible: UnitRow[]) {
  const { body } = await backend.call('GET', '/dashboard', { token })
  for (const [state, count] of Object.entries(body.states)) {
    const { meta } = (await backend.call('GET', `/business-units?state=${state}`, { token })).body
    expect(count, state).toBe(meta.pagination.total)
  }
  const subscriptions = visible.flatMap(({ current_subscription: one }) =>
    one && !one.suspended ? [one] : [],
  )
  const running = subscriptions.filter(one => Date.parse(one.expired_date) > Date.now())
  expect(body.units).toBe(visible.length)
  expect(body.zones).toBe(running.reduce((sum, { zone_count }) => sum + zone_count, 0))
  expect(body.next_end).toBe(running.map(one => one.expired_date).sort()[0])
  expectMonths(
    body.ending,
    subscriptions.map(one => ({ date: one.expired_date, value: 1 })),
  )
  const orders: { state: string; paid_at: string; total: string }[] = await backend.strapi.db
    .query('api::order.order')
    .findMany({ where: { business_unit_id: { $in: visible.map(({ id }) => id) } } })
  const awaiting = orders.filter(({ state }) => state === 'awaiting-payment')
  const total = awaiting.reduce((sum, one) => sum + Number(one.total), 0)
  expect(body.awaiting_payment).toEqual({ count: awaiting.length, total })
  const paid = orders.filter(({ state }) => state === 'paid')
  expectMonths(
    body.spend,
    paid.map(one => ({ date: one.paid_at, value: Number(one.total) })),
  )
}
