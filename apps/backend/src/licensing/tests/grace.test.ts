import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addPlaylistWithTrack,
  createVenue,
  deliverPlays,
  fetchBundle,
  newPlay,
  pairDevice,
} from '#tests/devices'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { findLicence, licenceServices } from '#tests/licences'
import { startBackendWithPackages } from '#tests/shop'
import { getOrderRow, markOrderPaid, placeOrder, quoteOrder } from '#tests/unit-orders'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages({ RATE_LIMIT_FACTOR: '1000' })
}, 180_000)
afterAll(() => backend.stop())

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)
const db = () => backend.strapi.db.connection
const check = async (code: string) => (await backend.call('GET', `/licence-checks/${code}`)).body
const get = async (token: string, path: string) => (await backend.call('GET', path, { token })).body
const toTime = (at: string) => Date.parse(at)

/** A unit whose monthly period ended two or three days ago, with its licence and the end of the period. */
async function createOverdueVenue() {
  const venue = await createVenue(backend, ago(33))
  const [period] = (await get(venue.token, `/subscriptions`)).data
  const { code } = await findLicence(backend, venue.zone)
  return { ...venue, period, code, ended: toTime(period.expired_date) }
}

/** Moves the end of a unit's period. */
async function endPeriod(unit: string, expired_date: Date) {
  const { id } = await db()('business_units').where({ document_id: unit }).first('id')
  await db()('subscriptions').where({ business_unit_id: id }).update({ expired_date })
}

async function renew({ token, unit }: { token: string; unit: string }, zone_count: number) {
  const order = {
    kind: 'renewal',
    package: 'single-location',
    billing_period: 'monthly',
    zone_count,
    business_unit: unit,
  }
  const { total } = (await quoteOrder(backend, token, order)).body
  const placed = (await placeOrder(backend, token, { ...order, expected_total: total })).body
  await markOrderPaid(backend, { order: placed })
}

describe('in the seven days after the paid period', () => {
  test('the licence is overdue everywhere, with the end of the grace period', async () => {
    const { zone, unit, token } = await createVenue(backend)
    const { code } = await findLicence(backend, zone)
    const ended = ago(2)
    const paidUntil = ended.toISOString()
    const until = new Date(ended.getTime() + 7 * day).toISOString()
    await endPeriod(unit, ended)
    await licenceServices().repairLicences()
    await settleJobs()
    const [{ action }] = (await get(token, '/audit-entries?kind=licence')).data
    expect(action).toBe('licence.overdue')
    expect(await check(code)).toMatchObject({ state: 'overdue', until, since: paidUntil })
    expect(await get(token, `/licences/${code}`)).toMatchObject({
      state: 'overdue',
      expiring: false,
      until,
      since: paidUntil,
      versions: [{ cause: 'overdue', until }, { cause: 'issued' }],
    })
    expect(await get(token, '/licences?state=overdue')).toMatchObject({
      data: [{ code }, {}],
      meta: { states: { overdue: 2, active: 0, expired: 0 } },
    })
    expect(await get(token, `/zones/${zone}`)).toMatchObject({
      state: 'not-paired',
      licence: { state: 'overdue', until },
      now: { source: 'silence' },
    })
    const certificate = await backend.call('GET', `/licences/${code}/certificate?size=a4`, { token })
    expect(certificate.status).toBe(200)
    expect(await get(token, '/dashboard')).toMatchObject({ zones: 2, states: { grace: 1 } })
  })

  test('the music goes on, with the end that devices need without a network, and plays count', async () => {
    const { zone, token, ended } = await createOverdueVenue()
    const { playlist, track } = await addPlaylistWithTrack(backend)
    const { player, epoch } = await pairDevice(backend, { token, zone })
    await db()('zones').where({ document_id: zone }).update({ default_playlist: playlist })
    const bundle = await fetchBundle(backend, zone, player)
    const until = ended + 7 * day
    expect(bundle?.licence).toMatchObject({ state: 'active', until, paid_until: ended })
    expect(bundle?.plan.licence).toEqual({ state: 'active', until })
    expect(bundle?.tracks).toHaveLength(1)
    const play = newPlay(zone, { track, epoch, started_at: Date.now() - 60_000 })
    expect((await deliverPlays(backend, player, [play])).accepted).toEqual([play.play_id])
  })

  test('a renewal starts at the old end and ends the grace period of zones that it leaves out', async () => {
    const venue = await createOverdueVenue()
    await licenceServices().repairLicences()
    await renew(venue, 1)
    const { data } = await get(venue.token, '/licences')
    expect(data.map(({ state }: { state: string }) => state).sort()).toEqual(['active', 'expired'])
    expect(await check(venue.code)).toMatchObject({ state: 'active', from: venue.period.expired_date })
    const spans = await db()('licensed_periods as p')
      .join('licences as l', 'l.id', 'p.licence_id')
      .where('l.zone_id', venue.zones[1]?.id)
      .select('p.from_at', 'p.until_at')
    expect(spans).toHaveLength(1)
    // What was licensed in the grace period stays on record.
    expect(Number(spans[0].until_at)).toBeGreaterThan(venue.ended)
    expect(Number(spans[0].until_at)).toBeLessThanOrEqual(Date.now())
  })

  test('a full refund ends the licence at once', async () => {
    const { code, order, zone, token } = await createOverdueVenue()
    await licenceServices().repairLicences()
    const { endOrderPeriod } = loadCompiled(() => import('#src/billing/subscription/end'))
    const row = await getOrderRow({ documentId: order.documentId })
    await backend.strapi.db.transaction(({ trx }) =>
      endOrderPeriod(trx, row, { actor: { kind: 'system', name: 'test' }, now: new Date() }),
    )
    expect((await check(code)).state).toBe('expired')
    expect((await get(token, `/zones/${zone}`)).state).toBe('not-licensed')
    expect((await get(token, '/subscriptions')).data).toMatchObject([{ state: 'expired' }])
    expect((await get(token, '/business-units?state=grace')).data).toEqual([])
  })

  test('deleting the unit ends the licence at once', async () => {
    const { code, unit, token } = await createOverdueVenue()
    expect((await check(code)).state).toBe('overdue')
    expect((await backend.call('DELETE', `/business-units/${unit}`, { token })).status).toBe(204)
    expect((await check(code)).state).toBe('expired')
  })

  test('deleting the account of the only member ends the licence at once', async () => {
    const { code, token } = await createOverdueVenue()
    const removed = await backend.call('POST', '/account/removal', {
      token,
      body: { password: 'Kopi-susu-pagi-7' },
    })
    expect(removed.status).toBe(204)
    expect((await check(code)).state).toBe('expired')
  })
})

test('after the grace period the music stops until a payment, which starts a new period', async () => {
  const venue = await createVenue(backend)
  await endPeriod(venue.unit, ago(8))
  const { code } = await findLicence(backend, venue.zone)
  const { player } = await pairDevice(backend, { token: venue.token, zone: venue.zone })
  expect((await check(code)).state).toBe('expired')
  const { documentId } = await db()('subscriptions as s')
    .join('business_units as u', 'u.id', 's.business_unit_id')
    .where('u.document_id', venue.unit)
    .first('s.document_id as documentId')
  const told = ago(1)
  const { claimReminders } = loadCompiled(() => import('#src/billing/reminder/claims'))
  await claimReminders([`${documentId}.0.${venue.user.documentId}`], told)
  const stopped = await fetchBundle(backend, venue.zone, player)
  expect(stopped?.licence).toMatchObject({ state: 'expired', paid_until: null })
  // The screen says who was told that the renewal has not been paid.
  const people = [{ name: 'Sari Wulandari', at: [told.getTime()] }]
  expect(stopped?.renewal).toEqual({ unit: venue.unit, trial: false, order: null, told: people })
  await renew(venue, 2)
  expect((await check(code)).state).toBe('active')
  const playing = await fetchBundle(backend, venue.zone, player)
  expect([playing?.licence.state, playing?.renewal]).toEqual(['active', null])
})
