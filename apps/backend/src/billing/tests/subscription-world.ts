import { expect } from 'vitest'
import { type Backend, loadCompiled } from '#tests/harness'
import type { SecondBackend } from '#tests/second-backend'
import { buildStaffMember } from './payments'
import type { Line, Organisation } from './several-units'

const day = 86_400_000
const jakarta = 7 * 3_600_000
const toDay = (at: number) => new Date(at + jakarta).toISOString().slice(0, 10)
const dayOf = (at: Date) => Math.floor((at.getTime() + jakarta) / day)

/** Calls a function of the compiled backend, in one of its two processes. */
type Call = (path: string, name: string, args: unknown[], inTransaction?: boolean) => Promise<unknown>

export type Step = {
  name: keyof ReturnType<typeof createSteps>
  /** Chooses a unit, an order, a number of days or of zones. */
  at: number
  /** Whether the second process does it. */
  second: boolean
}

const modules = {
  orders: 'src/billing/order/order-for-unit',
  pay: 'src/billing/order/pay',
  cancelOrder: 'src/billing/order/cancel',
  refunds: 'src/billing/payment/refunds',
  pause: 'src/billing/subscription-plan/pause',
  schedule: 'src/billing/subscription-plan/schedule',
  move: 'src/billing/subscription-plan/move',
  cancel: 'src/billing/subscription-plan/cancel',
  trial: 'src/billing/trial/start',
} as const

export function createCalls(backend: Backend, second: SecondBackend): { first: Call; second: Call } {
  const own = {
    ...loadCompiled(() => import('#src/billing/order/order-for-unit')),
    ...loadCompiled(() => import('#src/billing/order/pay')),
    ...loadCompiled(() => import('#src/billing/order/cancel')),
    ...loadCompiled(() => import('#src/billing/payment/refunds')),
    ...loadCompiled(() => import('#src/billing/subscription-plan/pause')),
    ...loadCompiled(() => import('#src/billing/subscription-plan/schedule')),
    ...loadCompiled(() => import('#src/billing/subscription-plan/move')),
    ...loadCompiled(() => import('#src/billing/subscription-plan/cancel')),
    ...loadCompiled(() => import('#src/billing/trial/start')),
  } as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
  return {
    async first(_, name, args, inTransaction) {
      const call = () => own[name]?.(...args)
      return await (inTransaction ? backend.strapi.db.transaction(call) : call())
    },
    second: (path, name, args, inTransaction) =>
      inTransaction ? second.callInTransaction(path, name, ...args) : second.call(path, name, ...args),
  }
}

export type World = {
  backend: Backend
  place: Organisation
  units: number[]
  calls: { first: Call; second: Call }
  /** Days by which everything was moved back when an order was placed, by its id. */
  placedOn: Map<number, number>
  elapsed: number
}

type UnitRow = { id: number; documentId: string; organisation: { id: number } }

async function loadUnits({ backend, place, units }: World): Promise<UnitRow[]> {
  const rows = await backend.strapi.db.connection('business_units').whereIn('id', units).orderBy('id')
  return rows.map(({ document_id: documentId, ...row }) => ({
    ...row,
    documentId,
    organisation: { id: place.organisation },
  }))
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]
const actor = { kind: 'system', name: 'test' } as const
let keys = 0

/** The steps of a sequence. Each returns null if there is nothing that it could do. */
export function createSteps(world: World) {
  const { backend, place, units } = world
  const connection = (table: string) => backend.strapi.db.connection(table)
  const orders = (state: string) =>
    connection('orders as r')
      .join('order_lines as l', 'l.order_id', 'r.id')
      .whereIn('l.business_unit_id', units)
      .where('r.state', state)
      .orderBy('r.id')
      .distinct('r.id', 'r.total')
      .then((rows: { id: number; total: number }[]) => rows.map(({ id }) => id))
  const request = async (at: number) => {
    const unit = pick(await loadUnits(world), at)
    return { unit, account: place.account, now: new Date() }
  }
  const choose = async (unit: number, at: number): Promise<Line | null> => {
    const { kinds = [], running = [] } = (await place.getEligibility([unit])).get(unit) ?? {}
    const kind = pick(kinds, at)
    const zones = running[0]?.zone_count ?? 0
    if (!kind) return null
    if (kind === 'extra-zones') return { unit, kind, zone_count: 1 }
    const larger = pick(['small-room', 'single-location'], at >> 3)
    if (kind === 'change') return { unit, kind, zone_count: zones + (at % 2), package: 'single-location' }
    return { unit, kind, zone_count: 1 + (at % 3), ...(larger ? { package: larger } : {}) }
  }

  return {
    async order(at: number, call: Call) {
      const lines = [await choose(pick(units, at) ?? 0, at >> 2)]
      if (at % 7 === 0) lines.push(await choose(pick(units, at + 1) ?? 0, at >> 4))
      const wanted = lines.filter(line => line !== null)
      if (wanted.length === 0) return null
      keys += 1
      const order = (await call(modules.orders, 'placeOrderForUnits', [
        await place.buildRequest(wanted, `sequence-${place.organisation}-${keys}`),
      ])) as { id: number }
      world.placedOn.set(order.id, world.elapsed)
      return order
    },
    async pay(at: number, call: Call) {
      const id = pick(await orders('awaiting-payment'), at)
      if (id === undefined) return null
      const payment = { reference: 'TRX', paidAt: new Date(), actor }
      const order = await place.getOrder(id)
      await call(modules.pay, 'payOrder', [order, payment], true)
      return { paid: order.total, today: world.placedOn.get(id) === world.elapsed }
    },
    async cancelOrder(at: number, call: Call) {
      const id = pick(await orders('awaiting-payment'), at)
      if (id === undefined) return null
      const details = { action: 'order.cancelled', actor, now: new Date() }
      return await call(modules.cancelOrder, 'cancelOrder', [await place.getOrder(id), details], true)
    },
    async refund(at: number, call: Call) {
      const id = pick(await orders('paid'), at)
      if (id === undefined) return null
      const { total } = await place.getOrder(id)
      keys += 1
      const amount = at % 3 === 0 ? Math.max(1, Math.floor(total / 3)) : total
      const refund = {
        attempt: null,
        mode: 'manual',
        reason: 'Uji',
        order: id,
        amount,
        key: `sequence-${keys}`,
      }
      const { document_id } = (await call(modules.refunds, 'requestRefund', [
        { ...refund, staff: buildStaffMember(1) },
      ])) as { document_id: string }
      return document_id
    },
    async decideRefund(at: number, call: Call) {
      const rows = await connection('refunds').where({
        organisation_id: place.organisation,
        state: 'requested',
      })
      const refund = pick(rows, at)
      if (!refund) return null
      const decision = { approve: at % 4 !== 0, staff: buildStaffMember(2) }
      return await call(modules.refunds, 'decideRefund', [refund.document_id, decision])
    },
    async payOut(at: number, call: Call) {
      const rows = await connection('refunds').where({
        organisation_id: place.organisation,
        state: 'approved',
      })
      const refund = pick(rows, at)
      if (!refund) return null
      const payout = { staff: buildStaffMember(2), reference: 'P' }
      return await call(modules.refunds, 'completePayout', [refund.document_id, payout])
    },
    async pause(at: number, call: Call) {
      const plan = { change: 'pause', from: toDay(Date.now() + (1 + (at % 9)) * day), months: 1 + (at % 3) }
      return await call(modules.pause, 'planPause', [plan, await request(at)])
    },
    endPause: async (at: number, call: Call) => await call(modules.pause, 'endPause', [await request(at)]),
    async plan(at: number, call: Call) {
      const owner = await request(at)
      const last = (await place.getEligibility([owner.unit?.id ?? 0])).get(owner.unit?.id ?? 0)?.last
      const smaller = {
        ...{ change: 'smaller', package: 'small-room', billing_period: 'monthly' },
        ...{ zone_count: last?.zone_count ?? 1, ending_zones: [] },
      }
      return await call(modules.schedule, 'scheduleChange', [at % 2 ? { change: 'stop' } : smaller, owner])
    },
    withdraw: async (at: number, call: Call) =>
      await call(modules.schedule, 'withdrawScheduledChange', [await request(at)]),
    async move(at: number, call: Call) {
      const target = pick(await loadUnits(world), at + 1 + ((at >> 2) % 2))
      return await call(modules.move, 'moveSubscription', [target, await request(at)])
    },
    async cancel(at: number, call: Call) {
      const owner = await request(at)
      const { findCancellation } = loadCompiled(() => import('#src/billing/subscription-plan/cancel'))
      const eligibility = (await place.getEligibility([owner.unit?.id ?? 0])).get(owner.unit?.id ?? 0)
      const found = eligibility && (await findCancellation(eligibility, new Date()))
      return await call(modules.cancel, 'cancelSubscription', [found?.refund ?? 0, owner])
    },
    /** A trial of a unit that has had nothing, at the same time as whatever else happens to it. */
    async trial(at: number, call: Call) {
      const { unit, account, now } = await request(at)
      if (!unit) return null
      const organisation = { id: place.organisation, documentId: '' }
      const trial = { account, organisation, unit, zoneName: 'Ruang tunggu', now }
      return await call(modules.trial, 'startTrialPeriod', [trial], true)
    },
    async clock(at: number, _call: Call) {
      await moveBack(world, 1 + (at % 20))
      return true
    },
  }
}

const columns: Record<string, { where: string; dates?: string[]; instants?: string[] }> = {
  subscriptions: { where: 'id = any(:periods)', dates: ['starts_at', 'expired_date', 'paid_from'] },
  period_parts: { where: 'subscription_id = any(:periods)', dates: ['from_at', 'until_at'] },
  licensed_periods: { where: 'subscription_id = any(:periods)', instants: ['from_at', 'until_at'] },
  subscription_pauses: { where: 'business_unit_id = any(:units)', dates: ['from_at', 'until_at'] },
  zones: { where: 'business_unit_id = any(:units)', dates: ['created_at'] },
  order_lines: { where: 'business_unit_id = any(:units)', dates: ['covers_from', 'covers_until'] },
  orders: {
    where: 'id in (select order_id from order_lines where business_unit_id = any(:units))',
    dates: ['placed_at', 'pay_before', 'paid_at', 'covers_from', 'covers_until'],
  },
  licences: {
    where: 'zone_id in (select id from zones where business_unit_id = any(:units))',
    dates: ['state_since'],
    instants: ['issued_at'],
  },
}

/** As if everything had happened some days earlier, and the hourly jobs had run since then. */
async function moveBack(world: World, days: number): Promise<void> {
  const { connection } = world.backend.strapi.db
  const { units } = world
  const periods = await connection('subscriptions').whereIn('business_unit_id', units).pluck('id')
  for (const [table, { where, dates = [], instants = [] }] of Object.entries(columns)) {
    const moved = [
      ...dates.map(name => `${name} = ${name} - interval '${days} days'`),
      ...instants.map(name => `${name} = ${name} - ${days * day}`),
    ]
    await connection.raw(`update ${table} set ${moved.join(', ')} where ${where}`, {
      periods,
      units,
    } as never)
  }
  world.elapsed += days
  const { expireOrders } = loadCompiled(() => import('#src/billing/order/expire'))
  await expireOrders()
  const { reconcileLicences } = loadCompiled(() => import('#src/licensing/licence/reconcile'))
  await reconcileLicences(units, { notify: false })
}

/** What the running periods of the units are worth together, in rupiah. */
export async function computeWorth({ place, units }: World): Promise<number> {
  const { computeCredit } = loadCompiled(() => import('#src/billing/subscription/rules/change'))
  const now = new Date()
  let worth = 0
  for (const { running, parts, pauses } of (await place.getEligibility(units)).values())
    for (const { id } of running) worth += computeCredit(parts.get(id) ?? [], now, pauses)
  return worth
}

type Period = {
  id: number
  business_unit_id: number
  order_line_id: number
  starts_at: Date
  expired_date: Date
  zone_count: number
  refunded: boolean | null
  trial: boolean | null
}
type Part = {
  subscription_id: number
  order_line_id: number
  from_at: Date
  until_at: Date
  ended_at: Date | null
  days: number
  paid: string
  package_key: string | null
}
type PauseRow = { business_unit_id: number; from_at: Date; until_at: Date }

const countDays = (pauses: readonly PauseRow[], unit: number | undefined, from: Date, until: Date) =>
  pauses
    .filter(pause => pause.business_unit_id === unit)
    .reduce(
      (left, pause) =>
        left -
        Math.max(
          0,
          Math.min(dayOf(pause.until_at), dayOf(until)) - Math.max(dayOf(pause.from_at), dayOf(from)),
        ),
      Math.max(0, dayOf(until) - dayOf(from)),
    )

/** No days of a unit are paid for twice, and exactly the zones that are paid for now have a licence that is in force. */
async function expectLicences({ backend, units }: World, periods: readonly Period[]) {
  const now = Date.now()
  const licences = await backend.strapi.db
    .connection('zones as z')
    .leftJoin('licences as l', 'l.zone_id', 'z.id')
    .whereIn('z.business_unit_id', units)
    .orderBy('z.number')
    .select('z.id', 'z.business_unit_id', 'z.number', 'l.state')
  expect(new Set(licences.map(({ id }) => id)).size).toBe(licences.length)
  for (const unit of units) {
    const own = periods
      .filter(period => period.business_unit_id === unit && !period.refunded)
      .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
    for (const [index, { starts_at }] of own.entries())
      if (index > 0)
        expect(dayOf(starts_at)).toBeGreaterThanOrEqual(dayOf(own[index - 1]?.expired_date ?? starts_at))
    const current = own.find(
      ({ starts_at, expired_date }) => starts_at.getTime() <= now && expired_date.getTime() > now,
    )
    const numbers = licences
      .filter(({ business_unit_id, state }) => business_unit_id === unit && state === 'active')
      .map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: current?.zone_count ?? 0 }, (_, index) => index + 1))
  }
}

/** Each paid order of which nothing has been ended has exactly the days and the money that it was paid for. */
function expectParts(
  parts: readonly Part[],
  periods: readonly Period[],
  pauses: readonly PauseRow[],
  totals: Map<number, number>,
) {
  const unitOf = new Map(periods.map(({ id, business_unit_id }) => [id, business_unit_id]))
  const moved = new Set(
    parts.filter(
      ({ ended_at, until_at }) => ended_at !== null && dayOf(ended_at) !== undefined && until_at <= ended_at,
    ),
  )
  for (const [line, own] of Map.groupBy(parts, ({ order_line_id }) => order_line_id)) {
    if (own.some(part => part.ended_at !== null && !moved.has(part))) continue
    if (own.some(({ subscription_id }) => !unitOf.has(subscription_id))) continue
    const paid = own.reduce((sum, part) => {
      const left = countDays(pauses, unitOf.get(part.subscription_id), part.from_at, part.until_at)
      return sum + (Number(part.paid) * left) / part.days
    }, 0)
    expect(Math.abs(paid - (totals.get(line) ?? 0))).toBeLessThan(0.01)
  }
}

/** The days of the periods that each line has started, without pauses, are those that it paid for. */
function expectDays(parts: readonly Part[], periods: readonly Period[], pauses: readonly PauseRow[]) {
  const paidPeriods = periods.filter(({ trial }) => !trial)
  for (const [line, own] of Map.groupBy(paidPeriods, ({ order_line_id }) => order_line_id)) {
    if (own.some(({ refunded }) => refunded)) continue
    const days = own.reduce(
      (sum, period) =>
        sum + countDays(pauses, period.business_unit_id, period.starts_at, period.expired_date),
      0,
    )
    const paid = parts.find(part => part.order_line_id === line && part.package_key !== null)
    expect(days).toBe(paid?.days)
  }
}

/** A unit has at most one trial, of fourteen days, without money and with one zone. */
function expectTrials(parts: readonly Part[], periods: readonly Period[], units: readonly number[]) {
  const trials = periods.filter(({ trial }) => trial)
  for (const unit of units)
    expect(trials.filter(({ business_unit_id }) => business_unit_id === unit).length).toBeLessThanOrEqual(1)
  for (const { id, starts_at, expired_date, zone_count, order_line_id } of trials) {
    expect(dayOf(expired_date) - dayOf(starts_at)).toBe(14)
    expect([zone_count, order_line_id]).toEqual([1, null])
    expect(parts.filter(({ subscription_id }) => subscription_id === id)).toEqual([])
  }
}

/** Asserts that no rupiah, day, zone or licence is lost or doubled. */
export async function expectConsistent(world: World): Promise<void> {
  const { connection } = world.backend.strapi.db
  const { units } = world
  const periods: Period[] = await connection('subscriptions').whereIn('business_unit_id', units).orderBy('id')
  const lines = await connection('order_lines as l')
    .join('orders as r', 'r.id', 'l.order_id')
    .whereIn('l.business_unit_id', units)
    .where('r.state', 'paid')
    .select('l.id', 'l.total', 'l.order_id', 'r.total as order_total')
  const parts: Part[] = await connection('period_parts')
    .whereIn(
      'order_line_id',
      lines.map(({ id }) => id),
    )
    .orderBy('id')
  const pauses: PauseRow[] = await connection('subscription_pauses').whereIn('business_unit_id', units)
  await expectLicences(world, periods)
  expectParts(parts, periods, pauses, new Map(lines.map(({ id, total }) => [id, Number(total)])))
  expectDays(parts, periods, pauses)
  expectTrials(parts, periods, units)
  const refunds = await connection('refunds')
    .whereIn(
      'order_id',
      lines.map(({ order_id }) => order_id),
    )
    .whereNotIn('state', ['rejected', 'failed'])
  for (const { order_id, order_total } of lines) {
    const returned = refunds
      .filter(refund => refund.order_id === order_id)
      .reduce((sum, { amount }) => sum + Number(amount), 0)
    expect(returned).toBeLessThanOrEqual(Number(order_total))
  }
}
