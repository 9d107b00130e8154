import fc from '@bgm/property-tests'
import { expect, test, vi } from 'vitest'
import { loadCompiled, settleJobs } from '#tests/harness'
import { loadMigration } from '#tests/migrations'
import { addVoucher, findVoucher } from '#tests/shop'
import { setUpPayments } from './payments'
import { createOrganisationWithUnits, type Line, type Organisation } from './several-units'

vi.setConfig({ testTimeout: 240_000 })

const payments = setUpPayments({}, async () => {
  await addVoucher(payments.backend, { code: 'BANYAK', value: 333_333, remaining: 5_000 })
})
const connection = (table: string) => payments.backend.strapi.db.connection(table)
const sum = (values: readonly unknown[]) => values.reduce<number>((all, value) => all + Number(value), 0)
const differences = () =>
  loadCompiled(() => import('#src/billing/payment/reconcile')).listReconciliationDifferences()

test('concurrent orders that share a unit never both reserve it, and a refused order reserves nothing', async () => {
  const place = await createOrganisationWithUnits(payments.backend, 6)
  const line = (index: number): Line => ({ unit: place.units[index] ?? 0, kind: 'new', zone_count: 1 })
  const outcomes = await Promise.allSettled([
    place.place([line(0), line(1), line(2)]),
    place.place([line(2), line(3)]),
    place.place([line(3), line(4), line(0)]),
  ])
  const placed = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? outcome.value.lines : []))
  const units = placed.map(({ business_unit }) => business_unit?.id)
  expect(new Set(units).size).toBe(units.length)
  expect(units.length).toBeGreaterThan(0)
  const open = await connection('order_lines')
    .whereNotNull('open_unit_id')
    .whereIn('open_unit_id', place.units)
  expect(open.map(({ open_unit_id }) => open_unit_id).sort()).toEqual([...units].sort())
  await expect(place.place([line(5)], null, undefined, 1)).rejects.toThrow('The price has changed')
  expect(await connection('order_lines').where({ business_unit_id: place.units[5] ?? 0 })).toEqual([])
})

test('one key places one order, also concurrently', async () => {
  const place = await createOrganisationWithUnits(payments.backend, 3)
  const lines = place.units.map((unit): Line => ({ unit, kind: 'new', zone_count: 2 }))
  const orders = await Promise.all(Array.from({ length: 6 }, () => place.place(lines, null, 'the-same-key')))
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
})

test('a voucher is redeemed once, and its discount is divided among the lines', async () => {
  const place = await createOrganisationWithUnits(payments.backend, 3)
  const before = (await findVoucher(payments.backend, 'BANYAK')).remaining
  const lines = place.units.map((unit, index): Line => ({ unit, kind: 'new', zone_count: index + 1 }))
  const order = await place.place(lines, 'BANYAK')
  expect(order).toMatchObject({ price: 6_000_000, discount: 333_333, total: 5_666_667, line_count: 3 })
  expect(order.lines.map(({ discount }) => discount)).toEqual([55_556, 111_111, 166_666])
  await place.cancel(order.id)
  expect((await findVoucher(payments.backend, 'BANYAK')).remaining).toBe(before)
})

test('an order is paid once, and every unit gets its period, zones and licences', async () => {
  const place = await createOrganisationWithUnits(payments.backend, 4)
  const order = await place.place(place.units.map((unit): Line => ({ unit, kind: 'new', zone_count: 2 })))
  const results = await Promise.allSettled(Array.from({ length: 4 }, () => place.pay(order.id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const periods = await place.listSubscriptions()
  expect(periods.map(({ unit, zones }) => [unit, zones])).toEqual(place.units.map(unit => [unit, 2]))
  const zones = await connection('zones').whereIn('business_unit_id', place.units)
  const licences = await connection('licences').whereIn(
    'zone_id',
    zones.map(({ id }) => id),
  )
  expect([zones.length, licences.length, licences.every(({ state }) => state === 'active')]).toEqual([
    8,
    8,
    true,
  ])
  const { body } = await payments.backend.call('GET', '/business-units', { token: place.token })
  const shown = body.data.filter(({ outlet_code }: { outlet_code: string }) => outlet_code?.startsWith('KC-'))
  expect(shown.map(({ state }: { state: string }) => state)).toEqual(['active', 'active', 'active', 'active'])
})

test('a member with access to some of the units sees neither the order nor its lines', async () => {
  const place = await createOrganisationWithUnits(payments.backend, 2)
  const order = await place.place(place.units.map((unit): Line => ({ unit, kind: 'new', zone_count: 1 })))
  const path = `/orders/${order.documentId}`
  const get = (address: string) => payments.backend.call('GET', address, { token: place.token })
  expect((await get(`${path}/lines?page_size=1&page=2`)).body).toMatchObject({
    data: [{ position: 2, unit_name: 'Kopi Contoh 2', outlet_code: 'KC-2' }],
    meta: { pagination: { total: 2 } },
  })
  const membership = await connection('memberships').where({ organisation_id: place.organisation }).first()
  await connection('memberships').where({ id: membership.id }).update({ all_units: false })
  const limit = (units: number[]) =>
    connection('memberships_units_lnk').insert(
      units.map(id => ({ membership_id: membership.id, business_unit_id: id })),
    )
  await limit(place.units.slice(0, 1))
  for (const address of [path, `${path}/lines`, `${path}/invoice`])
    expect((await get(address)).status).toBe(404)
  expect((await get('/orders')).body.data).toEqual([])
  await limit(place.units.slice(1))
  expect((await get(path)).body).toMatchObject({ line_count: 2, brand_name: 'Kopi Contoh 1 + 1' })
})

test('the migrations give every order one line, link its subscription and say what it contributes to a period', async () => {
  const place = await createOrganisationWithUnits(payments.backend, 2)
  const [first = 0, second = 0] = place.units
  const paid = await place.place([{ unit: first, kind: 'new', zone_count: 2 }])
  await place.pay(paid.id)
  const extra = await place.place([{ unit: first, kind: 'extra-zones', zone_count: 1 }])
  await place.pay(extra.id)
  await place.place([{ unit: second, kind: 'new', zone_count: 1 }])
  const knex = payments.backend.strapi.db.connection
  const read = () =>
    knex('order_lines')
      .whereIn('business_unit_id', place.units)
      .orderBy('order_id')
      .select('order_id', 'kind', 'business_unit_id', 'open_unit_id', 'package_key', 'zone_count', 'total')
      .select('covers_from', 'covers_until', 'package_titles', 'position')
  const readParts = () =>
    knex('period_parts')
      .whereIn('subscription_id', knex('subscriptions').whereIn('business_unit_id', place.units).select('id'))
      .orderBy('id')
      .select('subscription_id', 'from_at', 'until_at', 'days', 'package_key', 'zones', 'paid', 'credit')
  const [before, periods, parts] = [await read(), await place.listSubscriptions(), await readParts()]
  await knex.schema.alterTable('orders', table => table.string('open_for'))
  await knex.raw(`update orders r set open_for = u.document_id from order_lines l
    join business_units u on u.id = l.open_unit_id where l.order_id = r.id`)
  await knex.schema.alterTable('orders', table => table.dropColumn('line_count'))
  await knex.schema.alterTable('subscriptions', table => table.dropColumn('order_line_id'))
  await knex.schema.dropTable('order_lines')
  await knex.schema.dropTable('period_parts')
  await loadMigration('2026.11.29T22.00.00.order-lines').up(knex)
  await loadMigration('2026.11.29T22.00.00.order-lines').up(knex)
  await loadMigration('2026.11.30T02.00.00.period-parts').up(knex)
  await loadMigration('2026.11.30T02.00.00.period-parts').up(knex)
  expect(await read()).toEqual(before)
  expect(parts).toHaveLength(2)
  expect(await readParts()).toEqual(parts)
  const linked = await place.listSubscriptions()
  const [line] = await knex('order_lines').where({ order_id: paid.id })
  expect(linked).toEqual(periods.map(period => ({ ...period, line: line.id })))
  await knex.schema.alterTable('orders', table => table.dropColumn('open_for'))
})

type Step = { name: 'place' | 'pay' | 'cancel' | 'refund'; at: number }
const steps = fc.array(
  fc.record({
    name: fc.constantFrom<Step['name'][]>('place', 'place', 'place', 'pay', 'pay', 'cancel', 'refund'),
    at: fc.nat({ max: 9_999 }),
  }),
  { minLength: 4, maxLength: 14 },
)

/** What can be ordered for some of the units now, chosen by a number. */
async function chooseLines(place: Organisation, at: number): Promise<Line[]> {
  const eligible = await place.getEligibility()
  return place.units.flatMap((unit, index) => {
    const kinds = eligible.get(unit)?.kinds ?? []
    const kind = kinds[(at + index) % Math.max(1, kinds.length)]
    const chosen = kind && (at >> index) % 2 === 1
    if (!chosen) return []
    const zones = eligible.get(unit)?.running[0]?.zone_count ?? 0
    const count = 1 + ((at + index) % 2)
    return { unit, kind, zone_count: kind === 'change' ? Math.min(5, zones + count) : count }
  })
}

const runStep: Record<Step['name'], (place: Organisation, at: number) => Promise<unknown>> = {
  async place(place, at) {
    const lines = await chooseLines(place, at)
    if (lines.length === 0) return
    const order = () => place.place(lines, at % 3 === 0 ? 'BANYAK' : null)
    // Every fifth order is submitted twice, as two orders for the same units.
    await Promise.allSettled(at % 5 === 0 ? [order(), order()] : [order()])
  },
  async pay(place, at) {
    const orders = await place.listOrders()
    const order = orders[at % orders.length]
    if (!order) return
    const before = await place.listSubscriptions()
    const results = await Promise.allSettled([place.pay(order.id), place.pay(order.id)])
    const paid = results.filter(({ status }) => status === 'fulfilled').length
    expect(paid).toBe(order.state === 'awaiting-payment' ? Math.min(1, paid) : 0)
    await expectChange(place, order.id, before, paid)
  },
  async cancel(place, at) {
    const orders = await place.listOrders()
    const order = orders[at % orders.length]
    if (order) await Promise.allSettled([place.cancel(order.id), place.cancel(order.id)])
  },
  async refund(place, at) {
    const paid = (await place.listOrders()).filter(
      ({ state, total }) => state === 'paid' && Number(total) > 0,
    )
    const order = paid[at % Math.max(1, paid.length)]
    if (!order) return
    const amount = at % 2 === 0 ? Number(order.total) : 10_000
    await Promise.allSettled([
      place.refund(order.id, amount, `refund-${order.id}-${at}-a`),
      place.refund(order.id, amount, `refund-${order.id}-${at}-b`),
    ])
  },
}

/** Asserts that paying an order changes exactly what its lines say, and nothing for other units. */
async function expectChange(
  place: Organisation,
  id: number,
  before: Awaited<ReturnType<Organisation['listSubscriptions']>>,
  paid: number,
) {
  const now = Date.now()
  const { lines } = await place.getOrder(id)
  const own = paid === 1 ? lines : []
  const added = (period: Awaited<ReturnType<Organisation['listSubscriptions']>>[number]) =>
    sum(
      own
        .filter(({ business_unit: unit }) => unit?.id === period.unit)
        .map(({ kind, zone_count, period_prices }) => {
          if (kind === 'extra-zones') return period.ends > now ? zone_count : 0
          const changed = period_prices?.some(({ subscription }) => subscription === period.id)
          return kind === 'change' && changed ? zone_count - period.zones : 0
        }),
    )
  const after = await place.listSubscriptions()
  const known = new Set(before.map(period => period.id))
  expect(after.filter(period => known.has(period.id))).toEqual(
    before.map(period => ({
      ...period,
      zones: period.zones + added(period),
    })),
  )
  expect(
    after.filter(period => !known.has(period.id)).map(({ line, unit, zones }) => [line, unit, zones]),
  ).toEqual(
    own
      .filter(({ kind }) => kind === 'new' || kind === 'renewal')
      .map(line => [line.id, line.business_unit?.id, line.zone_count]),
  )
}

async function expectOrderAddsUp(row: { id: number; state: string; [column: string]: unknown }) {
  const lines = await connection('order_lines').where({ order_id: row.id })
  for (const column of ['price', 'discount', 'total'])
    expect(sum(lines.map(line => line[column]))).toBe(Number(row[column]))
  expect(lines.every(line => Number(line.total) === Number(line.price) - Number(line.discount))).toBe(true)
  expect(lines.length).toBe(row.line_count)
  const reserved = lines.filter(({ open_unit_id }) => open_unit_id !== null).length
  expect(reserved).toBe(row.state === 'awaiting-payment' ? lines.length : 0)
  expect(row.invoice_number === null).toBe(row.state !== 'paid')
}

/** No rupiah, day, zone or licence is lost or exists twice. */
async function expectBalance(place: Organisation) {
  const orders = await place.listOrders()
  for (const order of orders) await expectOrderAddsUp(order)
  const paid = orders.filter(({ state }) => state === 'paid')
  const numbers = paid.map(({ invoice_number }) => invoice_number)
  expect(new Set(numbers).size).toBe(numbers.length)
  const refunds = await connection('refunds').where({ organisation_id: place.organisation, state: 'done' })
  for (const order of paid)
    expect(
      sum(refunds.filter(({ order_id }) => order_id === order.id).map(({ amount }) => amount)),
    ).toBeLessThanOrEqual(Number(order.total))
  const periods = await place.listSubscriptions()
  for (const unit of place.units) {
    const own = periods.filter(period => period.unit === unit)
    const kept = own.filter(({ refunded }) => !refunded).toSorted((a, b) => a.starts - b.starts)
    for (const [index, period] of kept.entries())
      expect(period.starts).toBeGreaterThanOrEqual(kept[index - 1]?.ends ?? 0)
    const running = own.filter(({ ends }) => ends > Date.now())
    const zones = await connection('zones').where({ business_unit_id: unit })
    expect(zones.length).toBeGreaterThanOrEqual(Math.max(0, ...running.map(period => period.zones)))
    expect(new Set(zones.map(({ number }) => number)).size).toBe(zones.length)
    const licences = await connection('licences').whereIn(
      'zone_id',
      zones.map(({ id }) => id),
    )
    expect(licences.length).toBe(zones.length)
    const covered = Math.max(
      0,
      ...running.filter(({ starts }) => starts <= Date.now()).map(period => period.zones),
    )
    expect(licences.filter(({ state }) => state === 'active').length).toBe(covered)
  }
  expect(new Set(periods.map(({ line }) => line)).size).toBe(periods.length)
}

// The gate runs 15 sequences, `npm run verify` 1,000.
const runs = Math.max(15, Number(process.env.PROPERTY_RUNS ?? 0) / 100)

test(
  'no sequence of orders, payments and refunds for several units loses or doubles anything',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async sequence => {
        const place = await createOrganisationWithUnits(payments.backend, 4)
        const before = await findVoucher(payments.backend, 'BANYAK')
        for (const { name, at } of sequence) await runStep[name](place, at)
        await expectBalance(place)
        const used = (await place.listOrders()).filter(
          ({ state, voucher_code }) => voucher_code !== null && state !== 'cancelled',
        ).length
        const after = await findVoucher(payments.backend, 'BANYAK')
        expect([after.uses - before.uses, before.remaining - after.remaining]).toEqual([used, used])
        await settleJobs()
        expect(await differences()).toEqual([])
      }),
      { numRuns: runs },
    )
  },
  60_000 + runs * 30_000,
)
