import { expect, test, vi } from 'vitest'
import { loadCompiled } from '#tests/harness'
import { addVoucher } from '#tests/shop'
import { markOrderPaid, placeOrder, quoteOrder } from '#tests/unit-orders'
import { buildStaffMember, deliverNotices, findAttempt, paymentServices, setUpPayments } from './payments'
import { createOrganisationWithUnits, type Line, type Organisation } from './several-units'

vi.setConfig({ testTimeout: 120_000 })

const payments = setUpPayments({}, async () => {
  await addVoucher(payments.backend, { code: 'UBAH', value: 50_000, remaining: 5_000 })
})
const connection = (table: string) => payments.backend.strapi.db.connection(table)
const day = 86_400_000

/** A unit that has paid for a month of `Ruang kecil` with one zone, which started some days ago. */
async function createSmallRoom(daysAgo = 10) {
  const place = await createOrganisationWithUnits(payments.backend, 2)
  const [unit = 0, other = 0] = place.units
  const line: Line = { unit, kind: 'new', zone_count: 1, package: 'small-room' }
  const first = await place.place([line])
  await place.pay(first.id)
  await moveBack(place, daysAgo)
  const change = (zones: number, key = 'single-location'): Line => ({
    unit,
    kind: 'change',
    zone_count: zones,
    package: key,
  })
  return { place, unit, other, first, change }
}

/** As if everything had been bought some days earlier. */
async function moveBack({ units }: Organisation, days: number) {
  const move = (column: string) =>
    payments.backend.strapi.db.connection.raw(`?? - interval '${days} days'`, column)
  const ids = await connection('subscriptions').whereIn('business_unit_id', units).select('id')
  const subscriptions = ids.map(({ id }) => id)
  await connection('subscriptions')
    .whereIn('id', subscriptions)
    .update({ starts_at: move('starts_at'), expired_date: move('expired_date') })
  await connection('period_parts')
    .whereIn('subscription_id', subscriptions)
    .update({ from_at: move('from_at'), until_at: move('until_at') })
}

const getPeriod = (unit: number) =>
  connection('subscriptions').where({ business_unit_id: unit }).orderBy('id').first()
const getParts = async (unit: number) =>
  (
    await connection('period_parts as p')
      .join('subscriptions as s', 's.id', 'p.subscription_id')
      .where('s.business_unit_id', unit)
      .orderBy('p.id')
      .select('p.package_key', 'p.zones', 'p.paid', 'p.credit', 'p.replaced_by', 'p.ended_at')
  ).map(({ package_key, zones, paid, credit, replaced_by, ended_at }) => ({
    package: package_key,
    zones,
    worth: Number(paid) + Number(credit),
    open: replaced_by === null && ended_at === null,
  }))
const listActiveZones = (unit: number) =>
  connection('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .where({ 'z.business_unit_id': unit, 'l.state': 'active' })
    .orderBy('z.number')
    .pluck('z.number')

test('a larger package with more zones is in force once paid, and shows what the old one was still worth', async () => {
  const { place, unit, change } = await createSmallRoom()
  const order = await place.place([change(3)])
  const [line] = order.lines
  const { left = 0, whole = 1 } = line?.days ?? {}
  expect(whole - left).toBe(10)
  const credit = Math.floor((200_000 * left) / whole)
  expect(line).toMatchObject({
    kind: 'change',
    zone_count: 3,
    unit_price: 1_000_000,
    credit,
    price: Math.ceil((3_000_000 * left) / whole) - credit,
  })
  const before = await getPeriod(unit)
  expect(before).toMatchObject({ package_key: 'small-room', zone_count: 1 })
  await place.pay(order.id)
  expect(await getPeriod(unit)).toMatchObject({
    id: before.id,
    package_key: 'single-location',
    zone_count: 3,
    expired_date: before.expired_date,
  })
  expect(await listActiveZones(unit)).toEqual([1, 2, 3])
  expect(await getParts(unit)).toEqual([
    { package: 'small-room', zones: 1, worth: 200_000, open: false },
    { package: 'single-location', zones: 2, worth: order.total + credit, open: true },
  ])
  // The next change credits what this one and the package before it were worth together.
  const next = await place.place([change(4)])
  expect(next.lines[0]?.credit).toBe(order.total + credit)
})

test('a change applies to the next period too if it has been paid', async () => {
  const { place, unit, change } = await createSmallRoom()
  const renewal = await place.place([{ unit, kind: 'renewal', zone_count: 1, package: 'small-room' }])
  await place.pay(renewal.id)
  const order = await place.place([change(2)])
  const { left = 0, whole = 1 } = order.lines[0]?.days ?? {}
  expect(order.lines[0]?.credit).toBe(Math.floor((200_000 * left) / whole) + 200_000)
  expect(order.price).toBe(Math.ceil((2_000_000 * left) / whole) + 2_000_000 - (order.lines[0]?.credit ?? 0))
  await place.pay(order.id)
  const periods = await connection('subscriptions').where({ business_unit_id: unit })
  expect(periods.map(({ package_key, zone_count }) => [package_key, zone_count])).toEqual([
    ['single-location', 2],
    ['single-location', 2],
  ])
})

test('what a voucher paid and what was refunded is not credited', async () => {
  const place = await createOrganisationWithUnits(payments.backend, 1)
  const [unit = 0] = place.units
  const first = await place.place([{ unit, kind: 'new', zone_count: 1, package: 'small-room' }], 'UBAH')
  await place.pay(first.id)
  await place.refund(first.id, 30_000, `partial-${first.id}`)
  const order = await place.place([{ unit, kind: 'change', zone_count: 1, package: 'single-location' }])
  expect(order.lines[0]?.credit).toBe(120_000)
})

test('a refunded change puts the former package and zones in force again, and what was credited can be refunded then', async () => {
  const { place, unit, first, change } = await createSmallRoom()
  const order = await place.place([change(3)])
  await place.pay(order.id)
  await expect(place.refund(first.id, 1_000, `early-${first.id}`)).rejects.toMatchObject({
    details: { code: 'order-credited' },
  })
  await place.refund(order.id, order.total, `change-${order.id}`)
  expect(await getPeriod(unit)).toMatchObject({ package_key: 'small-room', zone_count: 1, refunded: false })
  expect(await listActiveZones(unit)).toEqual([1])
  expect((await getParts(unit)).map(({ open }) => open)).toEqual([true, false])
  await place.refund(first.id, first.total, `first-${first.id}`)
  expect(await getPeriod(unit)).toMatchObject({ refunded: true })
})

test('an unpaid change ends with its period, and one that was paid too late changes nothing', async () => {
  const { place, unit, change } = await createSmallRoom(28)
  const order = await place.place([change(2)])
  const period = await getPeriod(unit)
  expect(order.pay_before).toEqual(period.expired_date)
  await moveBack(place, 5)
  await expect(place.pay(order.id)).rejects.toMatchObject({ status: 400 })
  expect(await getPeriod(unit)).toMatchObject({ package_key: 'small-room', zone_count: 1 })
  const { expireOrders } = loadCompiled(() => import('#src/billing/order/expire'))
  await expireOrders(new Date(Date.now() + 8 * day))
  expect((await place.getOrder(order.id)).state).toBe('cancelled')
  expect((await place.getEligibility()).get(unit)?.open).toBeNull()
})

test('a smaller package, fewer zones or no difference is refused', async () => {
  const { place, change } = await createSmallRoom()
  for (const line of [change(1, 'small-room'), change(6), change(3, 'small-room')])
    await expect(place.quote([line])).rejects.toMatchObject({ status: 400 })
  await place.pay((await place.place([change(2)])).id)
  for (const line of [change(1), change(2, 'small-room'), change(2)])
    await expect(place.quote([line])).rejects.toMatchObject({ status: 400 })
})

test('of two changes, or a change and a renewal, that are ordered at once one is placed, and it is paid once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { place, unit, change } = await createSmallRoom()
    const other: Line = round % 2 === 0 ? change(3) : { unit, kind: 'renewal', zone_count: 1 }
    const outcomes = await Promise.allSettled([place.place([change(2)]), place.place([other])])
    const placed = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? outcome.value : []))
    expect(placed).toHaveLength(1)
    const [order] = placed
    if (!order) continue
    const results = await Promise.allSettled([
      place.pay(order.id),
      place.pay(order.id),
      place.cancel(order.id),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { state } = await place.getOrder(order.id)
    const [period, parts] = [await getPeriod(unit), await getParts(unit)]
    const changed = state === 'paid' && order.kind === 'change'
    expect(period.zone_count).toBe(changed ? order.zone_count : 1)
    expect(parts.filter(({ open }) => open)).toHaveLength(state === 'paid' && !changed ? 2 : 1)
    expect((await listActiveZones(unit)).length).toBe(period.zone_count)
  }
})

test('a refund of the first order and the payment of a change at once never return and credit the same money', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { place, unit, first, change } = await createSmallRoom()
    const order = await place.place([change(2)])
    const [paid, refunded] = await Promise.allSettled([
      place.pay(order.id),
      place.refund(first.id, 100_000, `race-${first.id}`),
    ])
    expect([paid.status, refunded.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const parts = await getParts(unit)
    expect(parts).toHaveLength(paid.status === 'fulfilled' ? 2 : 1)
  }
})

test('money that the provider returns by itself after it was credited is taken from the credit, and opens a case', async () => {
  const { backend, provider } = payments
  const payer = await payments.pay()
  const choice = {
    kind: 'change',
    business_unit: payer.order.business_unit.documentId,
    package: 'single-location',
    zone_count: 1,
  }
  const expected_total = (await quoteOrder(backend, payer.token, choice)).body.total
  const change = (await placeOrder(backend, payer.token, { ...choice, expected_total })).body
  await markOrderPaid(backend, { order: { documentId: change.id } })
  payments.applyOutcome(payer.attempt.reference, 'refund')
  await deliverNotices(backend, provider)
  const { id: unit } = await connection('business_units')
    .where({ document_id: choice.business_unit })
    .first('id')
  expect(await getPeriod(unit)).toMatchObject({ package_key: 'single-location', refunded: false })
  expect((await getParts(unit)).at(-1)).toMatchObject({ worth: expected_total, open: true })
  expect(await findAttempt(backend, payer.attempt.id)).toMatchObject({
    state: 'refunded',
    case_kind: 'refund-credited',
    case_closed_at: null,
  })
  const { requestRefund, decideRefund, completePayout } = paymentServices()
  const order = await connection('orders').where({ document_id: change.id }).first('id')
  const refund = await requestRefund({
    ...{
      attempt: null,
      order: order.id,
      amount: expected_total,
      mode: 'manual',
      reason: 'Uji',
      key: 'change',
    },
    staff: buildStaffMember(1),
  })
  if (refund.state === 'requested')
    await decideRefund(refund.document_id, { approve: true, staff: buildStaffMember(2) })
  await completePayout(refund.document_id, { staff: buildStaffMember(2), reference: 'TRX' })
  expect(await getPeriod(unit)).toMatchObject({ package_key: 'small-room', refunded: true })
})
