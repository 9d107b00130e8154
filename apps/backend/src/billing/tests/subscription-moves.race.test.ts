import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { loadCompiled, settleJobs } from '#tests/harness'
import { buildStaffMember, findAttempt, setUpPayments } from './payments'
import { createOrganisationWithUnits, type Line } from './several-units'

vi.setConfig({ testTimeout: 120_000 })

const payments = setUpPayments({}, async () => {})
const connection = (table: string) => payments.backend.strapi.db.connection(table)
const day = 86_400_000

/** Two units, of which the first has paid for a month with two zones that started some days ago. */
async function createSubscriber(daysAgo = 10) {
  const place = await createOrganisationWithUnits(payments.backend, 2)
  const [unit = 0, other = 0] = place.units
  const first = await place.place([{ unit, kind: 'new', zone_count: 2, package: 'single-location' }])
  await place.pay(first.id)
  await moveBack(unit, daysAgo)
  const rows = await connection('business_units').whereIn('id', place.units).select('id', 'document_id')
  const idOf = (id: number) => String(rows.find(row => row.id === id)?.document_id)
  const call = (path: string, body: object) =>
    payments.backend.call('POST', path, { token: place.token, body })
  return {
    place,
    unit,
    other,
    first,
    move: (from = unit, to = other) =>
      call(`/business-units/${idOf(from)}/subscription-move`, { target: idOf(to) }),
    cancel: (expected_refund: number, of = unit) =>
      call(`/business-units/${idOf(of)}/subscription-cancellation`, { expected_refund }),
    getOptions: async (of = unit) =>
      (await payments.backend.call('GET', `/business-units/${idOf(of)}/ordering`, { token: place.token }))
        .body,
    pause: (of = unit) =>
      call(`/business-units/${idOf(of)}/subscription-plan`, {
        change: 'pause',
        from: new Date(Date.now() + 3 * day).toISOString().slice(0, 10),
        months: 1,
      }),
  }
}

/** As if the subscription of a unit had started some days earlier. */
async function moveBack(unit: number, days: number) {
  const move = (column: string) =>
    payments.backend.strapi.db.connection.raw(`?? - interval '${days} days'`, column)
  const ids = (await connection('subscriptions').where({ business_unit_id: unit }).select('id')).map(
    ({ id }) => id,
  )
  await connection('subscriptions')
    .whereIn('id', ids)
    .update({ starts_at: move('starts_at'), expired_date: move('expired_date') })
  await connection('period_parts')
    .whereIn('subscription_id', ids)
    .update({ from_at: move('from_at'), until_at: move('until_at') })
  await connection('licensed_periods')
    .whereIn('subscription_id', ids)
    .update({
      from_at: payments.backend.strapi.db.connection.raw('from_at - ?::bigint', [days * day]),
      until_at: payments.backend.strapi.db.connection.raw('until_at - ?::bigint', [days * day]),
    })
}

const listPeriods = (unit: number) =>
  connection('subscriptions').where({ business_unit_id: unit }).orderBy('expired_date')
const listActiveZones = (unit: number): Promise<number[]> =>
  connection('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .where({ 'z.business_unit_id': unit, 'l.state': 'active' })
    .orderBy('z.number')
    .pluck('z.number')
/** The licensed times of a unit's zones, in order. */
const listLicensed = (unit: number) =>
  connection('licensed_periods as lp')
    .join('licences as l', 'l.id', 'lp.licence_id')
    .join('zones as z', 'z.id', 'l.zone_id')
    .where('z.business_unit_id', unit)
    .orderBy(['z.number', 'lp.from_at'])
    .select('z.number', 'lp.from_at', 'lp.until_at')

test('a moved subscription ends at one unit and goes on at the other, with the same end and worth', async () => {
  const { place, unit, other, move } = await createSubscriber()
  const [before] = await listPeriods(unit)
  const change = (of: number): Line => ({
    unit: of,
    kind: 'change',
    zone_count: 3,
    package: 'single-location',
  })
  const expected = await place.quote([change(unit)])
  const extra = await place.quote([{ unit, kind: 'extra-zones', zone_count: 1 }])
  expect((await move()).status).toBe(200)
  const [[ended], [moved]] = [await listPeriods(unit), await listPeriods(other)]
  expect(ended).toMatchObject({ ended_early: true, refunded: false })
  expect(moved.starts_at).toEqual(ended.expired_date)
  expect(moved).toMatchObject({
    expired_date: before.expired_date,
    zone_count: 2,
    order_line_id: before.order_line_id,
  })
  expect([await listActiveZones(unit), await listActiveZones(other)]).toEqual([[], [1, 2]])
  const [old, current] = [await listLicensed(unit), await listLicensed(other)]
  expect(old.map(({ until_at }) => Number(until_at))).toEqual(Array(2).fill(ended.expired_date.getTime()))
  expect(current.map(({ from_at, until_at }) => [Number(from_at), Number(until_at)])).toEqual(
    Array(2).fill([ended.expired_date.getTime(), before.expired_date.getTime()]),
  )
  expect(await place.quote([change(other)])).toEqual(expected)
  expect(await place.quote([{ unit: other, kind: 'extra-zones', zone_count: 1 }])).toEqual(extra)
  expect((await place.getEligibility()).get(unit)?.kinds).toEqual(['renewal'])
  expect((await move()).body.error.details.code).toBe('order-kind')
})

test('a paid next period moves as a whole, and a renewal continues it', async () => {
  const { place, unit, other, move } = await createSubscriber()
  await place.pay((await place.place([{ unit, kind: 'renewal', zone_count: 2 }])).id)
  const before = await listPeriods(unit)
  expect((await move()).status).toBe(200)
  const moved = await listPeriods(other)
  expect(moved.map(({ expired_date }) => expired_date)).toEqual(
    before.map(({ expired_date }) => expired_date),
  )
  expect(moved[1]).toMatchObject({ id: before[1].id, starts_at: before[0].expired_date })
  expect(await listPeriods(unit)).toHaveLength(1)
  const { listReconciliationDifferences } = loadCompiled(() => import('#src/billing/payment/reconcile'))
  expect(await listReconciliationDifferences()).toEqual([])
})

test('the refund of a moved subscription ends it at its new unit', async () => {
  const { place, unit, other, first, move } = await createSubscriber()
  await move()
  await place.refund(first.id, first.total, `moved-${first.id}`)
  expect((await listPeriods(other))[0]).toMatchObject({ refunded: true, ended_early: true })
  expect([await listActiveZones(unit), await listActiveZones(other)]).toEqual([[], []])
})

test('a subscription is not moved to a unit that has one, is too large or has an open order, nor while something is planned', async () => {
  const { place, unit, other, move, pause } = await createSubscriber()
  expect((await move(unit, unit)).status).toBe(400)
  const small = await place.place([{ unit: other, kind: 'new', zone_count: 1, package: 'small-room' }])
  expect((await move()).body.error.details.code).toBe('order-open')
  await place.pay(small.id)
  expect((await move()).body.error.details.errors[0]).toMatchObject({ message: 'validation.move_target' })
  await place.refund(small.id, small.total, `small-${small.id}`)
  expect((await pause()).status).toBe(200)
  expect((await move()).body.error.details.code).toBe('change-planned')
  const room = await createSubscriber()
  await room.place.refund(room.first.id, room.first.total, `room-${room.first.id}`)
  await room.place.pay(
    (await room.place.place([{ unit: room.unit, kind: 'renewal', zone_count: 1, package: 'small-room' }])).id,
  )
  const terms = payments.backend.strapi.db.query('api::package-term.package-term')
  const limit = (max_area: number | null) =>
    terms.update({ where: { key: 'small-room' }, data: { max_area } })
  await limit(1)
  const refused = await room.move()
  await limit(null)
  expect(refused.body.error.details.errors[0]).toMatchObject({ message: 'validation.package_area' })
})

test('of moves, pauses, payments and refunds at once, no day is lost or doubled', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { place, unit, other, first, move, pause } = await createSubscriber()
    const renewal = round % 3 === 1 ? await place.place([{ unit, kind: 'renewal', zone_count: 2 }]) : null
    const [before] = await listPeriods(unit)
    const rival = [
      () => pause(),
      () => place.pay(renewal?.id ?? 0),
      () => place.refund(first.id, first.total, `race-${first.id}`),
    ][round % 3]
    const results = await Promise.allSettled([move(), rival?.(), move()])
    const all = [...(await listPeriods(unit)), ...(await listPeriods(other))]
    const covered = all.reduce(
      (sum, { starts_at, expired_date }) => sum + expired_date.getTime() - starts_at.getTime(),
      0,
    )
    const pauses = await connection('subscription_pauses').whereIn('business_unit_id', [unit, other])
    const paused = pauses.reduce(
      (sum, { from_at, until_at }) => sum + until_at.getTime() - from_at.getTime(),
      0,
    )
    const running = all.filter(({ expired_date }) => expired_date > new Date())
    expect(new Set(running.map(({ business_unit_id }) => business_unit_id)).size).toBeLessThanOrEqual(1)
    const [paid, refunded] = [results[1]?.status === 'fulfilled' && renewal, round % 3 === 2]
    if (refunded) expect(running).toEqual([])
    else if (!paid) expect(covered).toBe(before.expired_date.getTime() - before.starts_at.getTime() + paused)
    else expect(running).toHaveLength(2)
    const zones = [...(await listActiveZones(unit)), ...(await listActiveZones(other))]
    expect(zones).toEqual(refunded ? [] : [1, 2])
  }
})

/** A play that started now, in the first zone of a unit. */
async function storePlay(unit: number) {
  const zone = await connection('zones').where({ business_unit_id: unit }).orderBy('number').first('id')
  const { id: licence } = await connection('licences').where({ zone_id: zone.id }).first('id')
  const { organisation_id } = await connection('business_units').where({ id: unit }).first('organisation_id')
  const now = Date.now()
  await connection('plays').insert({
    ...{
      play_id: randomUUID(),
      player_id: 1,
      boot: 'b',
      seq: 1,
      epoch: 1,
      zone_id: zone.id,
      licence_id: licence,
    },
    ...{ business_unit_id: unit, organisation_id, track: 't', track_revision: 1, layer: 'schedule' },
    ...{
      started_at: now,
      seconds: 60,
      end_reason: 'ended',
      offline: false,
      clock_offset: 0,
      received_at: now,
    },
    leased: true,
  })
}

test('a subscription that has not been used is cancelled at once and refunded in full', async () => {
  const { place, unit, first, getOptions, cancel } = await createSubscriber(0)
  expect((await getOptions()).cancellation).toMatchObject({ refund: first.total })
  expect((await cancel(first.total - 1)).body.error.details.code).toBe('changed-meanwhile')
  const [one, two] = await Promise.all([cancel(first.total), cancel(first.total)])
  expect([one.status, two.status].toSorted()).toEqual([200, 409])
  expect((await listPeriods(unit))[0]).toMatchObject({ refunded: true, ended_early: true })
  expect(await listActiveZones(unit)).toEqual([])
  const refunds = await connection('refunds').where({ order_id: first.id })
  expect(refunds).toMatchObject([{ mode: 'manual', state: 'requested' }])
  expect(Number(refunds[0].amount)).toBe(first.total)
  const { decideRefund, completePayout } = loadCompiled(() => import('#src/billing/payment/refunds'))
  const staff = { id: 2, actor: { kind: 'staff', name: 'Staf (2)' } } as const
  const refund: string = refunds[0].document_id
  await expect(decideRefund(refund, { approve: false, staff })).rejects.toMatchObject({
    details: { code: 'refund-owed' },
  })
  await decideRefund(refund, { approve: true, staff })
  await completePayout(refund, { staff, reference: 'TRX' })
  expect((await connection('refunds').where({ order_id: first.id }).first()).state).toBe('done')
  expect((await place.getEligibility()).get(unit)?.kinds).toEqual(['renewal'])
})

test('the provider refunds a cancelled subscription that was paid online', async () => {
  const payer = await payments.pay('gopay')
  const unit: string = payer.order.business_unit.documentId
  const path = `/business-units/${unit}/subscription-cancellation`
  const body = { expected_refund: 200_000 }
  expect((await payments.backend.call('POST', path, { token: payer.token, body })).status).toBe(200)
  await settleJobs()
  const { id: attempt } = await findAttempt(payments.backend, payer.attempt.id)
  expect(await connection('refunds').where({ attempt_id: attempt })).toMatchObject([
    { mode: 'provider', state: 'done', ended_period: true },
  ])
  expect(await findAttempt(payments.backend, payer.attempt.id)).toMatchObject({ state: 'refunded' })
})

test('a transfer instead of a rejected refund of a cancelled subscription is for its line, once', async () => {
  const payer = await payments.pay('gopay')
  const { documentId: unit, name } = payer.order.business_unit
  const path = `/business-units/${unit}/subscription-cancellation`
  const body = { expected_refund: 200_000 }
  expect((await payments.backend.call('POST', path, { token: payer.token, body })).status).toBe(200)
  const { id: attempt } = await findAttempt(payments.backend, payer.attempt.id)
  // As if the provider had rejected it: it makes every refund in these tests.
  await settleJobs()
  await connection('payment_attempts').where({ id: attempt }).update({ state: 'paid', refunded: 0 })
  await connection('refunds')
    .where({ attempt_id: attempt })
    .update({ state: 'failed', failure: '418', credit_note_number: null, done_at: null, ended_period: false })
  const failed = await connection('refunds').where({ attempt_id: attempt }).first()
  const { requestRefund, transferFailedRefund, completePayout, decideRefund } = loadCompiled(
    () => import('#src/billing/payment/refunds'),
  )
  const staff = buildStaffMember(1)
  const own = { attempt, order: failed.order_id, mode: 'manual', amount: 200_000, reason: 'Uji' } as const
  await expect(requestRefund({ ...own, key: 'by-hand', staff })).rejects.toMatchObject({
    details: { code: 'refund-line' },
  })
  const transfers = await Promise.all([1, 2].map(() => transferFailedRefund(failed.document_id, staff)))
  const [transfer] = transfers
  expect(new Set(transfers.map(({ id }) => id)).size).toBe(1)
  expect(transfer).toMatchObject({ mode: 'manual', order_line_id: failed.order_line_id, amount: 200_000 })
  const refund = transfer?.document_id ?? ''
  if (transfer?.state === 'requested')
    await decideRefund(refund, { approve: true, staff: buildStaffMember(2) })
  await completePayout(refund, { staff: buildStaffMember(2), reference: 'TRX-9' })
  const done = await connection('refunds').where({ document_id: refund }).first()
  expect(done.credit_note_number).toMatch(/^MB-CN-/)
  const { loadRefundViews } = loadCompiled(() => import('#src/billing/payment-office/refunds'))
  const { getIssuedCreditNote } = loadCompiled(() => import('#src/billing/payment/credit-note'))
  const { parseRefunds } = loadCompiled(() => import('#src/billing/payment/refund-row'))
  const rows = parseRefunds([done])
  expect(await loadRefundViews(rows, staff)).toMatchObject([{ unit: name }])
  expect(await getIssuedCreditNote(rows[0] ?? failed)).toMatchObject({ number: done.credit_note_number })
  expect(await findAttempt(payments.backend, payer.attempt.id)).toMatchObject({ state: 'refunded' })
})

test('a cancelled subscription that was changed and moved returns both payments', async () => {
  const { place, unit, other, first, move, cancel, getOptions } = await createSubscriber(0)
  const change = await place.place([{ unit, kind: 'change', zone_count: 3, package: 'single-location' }])
  await place.pay(change.id)
  expect((await move()).status).toBe(200)
  const { refund } = (await getOptions(other)).cancellation
  expect(refund).toBe(first.total + change.total)
  expect((await cancel(refund, other)).status).toBe(200)
  const refunds = await connection('refunds').whereIn('order_id', [first.id, change.id])
  expect(refunds.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(refund)
})

test('cancelling one unit of an order leaves what the others paid', async () => {
  const place = await createOrganisationWithUnits(payments.backend, 2)
  const [unit = 0, other = 0] = place.units
  const line = (of: number): Line => ({ unit: of, kind: 'new', zone_count: 1, package: 'small-room' })
  await place.pay((await place.place([line(unit), line(other)])).id)
  const { document_id } = await connection('business_units').where({ id: unit }).first('document_id')
  const path = `/business-units/${document_id}/subscription-cancellation`
  const body = { expected_refund: 200_000 }
  expect((await payments.backend.call('POST', path, { token: place.token, body })).status).toBe(200)
  expect((await listPeriods(other))[0]).toMatchObject({ refunded: false })
  const quoted = await place.quote([
    { unit: other, kind: 'change', zone_count: 1, package: 'single-location' },
  ])
  expect(quoted.price).toBe(1_000_000 - 200_000)
})

test('a subscription is not cancelled once music has played or after seven days', async () => {
  const { unit, first, cancel, getOptions } = await createSubscriber(0)
  await storePlay(unit)
  expect((await getOptions()).cancellation).toBeNull()
  expect((await cancel(first.total)).body.error.details.code).toBe('cancel-played')
  const late = await createSubscriber(0)
  await connection('orders')
    .where({ id: late.first.id })
    .update({ paid_at: new Date(Date.now() - 7 * day) })
  expect((await late.cancel(late.first.total)).body.error.details.code).toBe('cancel-late')
})

test('a cancellation and a change, a move or a payment at once leave one of them', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { place, unit, other, first, move, cancel } = await createSubscriber(0)
    const change = round % 2 === 0 ? null : await place.place([{ unit, kind: 'change', zone_count: 3 }])
    const [cancelled] = await Promise.allSettled([
      cancel(first.total),
      change ? place.pay(change.id) : move(),
    ])
    const running = [...(await listPeriods(unit)), ...(await listPeriods(other))].filter(
      ({ expired_date }) => expired_date > new Date(),
    )
    const done = cancelled.status === 'fulfilled' && cancelled.value.status === 200
    expect(running).toHaveLength(done ? 0 : 1)
    expect(await connection('refunds').where({ order_id: first.id })).toHaveLength(done ? 1 : 0)
  }
})
