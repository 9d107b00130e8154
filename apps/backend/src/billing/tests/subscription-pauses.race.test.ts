import { expect, test, vi } from 'vitest'
import { loadCompiled } from '#tests/harness'
import { setUpPayments } from './payments'
import { createOrganisationWithUnits, type Line } from './several-units'

vi.setConfig({ testTimeout: 120_000 })

const payments = setUpPayments({}, async () => {})
const connection = (table: string) => payments.backend.strapi.db.connection(table)
const day = 86_400_000
const jakarta = 7 * 3_600_000
const toDay = (at: number) => new Date(at + jakarta).toISOString().slice(0, 10)

async function createSubscriber() {
  const place = await createOrganisationWithUnits(payments.backend, 1)
  const [unit = 0] = place.units
  const line: Line = { unit, kind: 'new', zone_count: 1, package: 'small-room' }
  const first = await place.place([line])
  await place.pay(first.id)
  const { document_id: id } = await connection('business_units').where({ id: unit }).first('document_id')
  const path = `/business-units/${id}/subscription-plan`
  const { token } = place
  const send = (address: string, body: object) => payments.backend.call('POST', address, { token, body })
  return {
    place,
    unit,
    pause: (days: number, months = 1) =>
      send(path, { change: 'pause', from: toDay(Date.now() + days * day), months }),
    endPause: () => send(`${path}/withdraw`, { plan: 'pause' }),
    getOptions: async () =>
      (await payments.backend.call('GET', `/business-units/${id}/ordering`, { token })).body,
    getPeriod: () => connection('subscriptions').where({ business_unit_id: unit }).orderBy('id').first(),
    getPauses: () => connection('subscription_pauses').where({ business_unit_id: unit }),
    getPart: () =>
      connection('period_parts as p')
        .join('subscriptions as s', 's.id', 'p.subscription_id')
        .where('s.business_unit_id', unit)
        .orderBy('p.id', 'desc')
        .first('p.until_at'),
    /** As if the pause had started `days` ago. */
    startPause: (days: number) =>
      connection('subscription_pauses')
        .where({ business_unit_id: unit })
        .update({
          from_at: payments.backend.strapi.db.connection.raw(`from_at - interval '${days} days'`),
          until_at: payments.backend.strapi.db.connection.raw(`until_at - interval '${days} days'`),
        }),
    getLicence: async () => {
      const row = await connection('licences as l')
        .join('zones as z', 'z.id', 'l.zone_id')
        .where('z.business_unit_id', unit)
        .first('l.code', 'z.id')
      return { code: String(row.code), zone: Number(row.id) }
    },
  }
}

test('a pause moves the end of the period and its worth, and withdrawing it moves both back', async () => {
  const { pause, endPause, getOptions, getPeriod, getPart } = await createSubscriber()
  const before = await getPeriod()
  expect((await pause(5)).status).toBe(200)
  const planned = (await getOptions()).pause
  const moved = await getPeriod()
  expect(moved.expired_date.getTime() - before.expired_date.getTime()).toBe(planned.days * day)
  expect((await getPart()).until_at).toEqual(moved.expired_date)
  expect(planned).toMatchObject({ started: false })
  expect((await endPause()).status).toBe(200)
  const after = await getPeriod()
  expect([after.expired_date, after.anchor_day]).toEqual([before.expired_date, before.anchor_day])
  expect((await getPart()).until_at).toEqual(before.expired_date)
  expect((await endPause()).status).toBe(404)
})

test('a pause that is ended early moves the end only by the days that were paused', async () => {
  const { pause, endPause, getPeriod, startPause, getPauses } = await createSubscriber()
  const before = await getPeriod()
  await pause(3)
  await startPause(13)
  await endPause()
  expect((await getPeriod()).expired_date.getTime() - before.expired_date.getTime()).toBe(10 * day)
  expect(await getPauses()).toHaveLength(1)
  const again = await pause(4)
  expect([again.status, again.body.error.details.errors[0].message]).toEqual([
    400,
    'validation.pause_too_soon',
  ])
})

test('a paused licence is shown as paused, its zone is silent by plan, and no time in the pause is licensed', async () => {
  const { pause, startPause, getLicence } = await createSubscriber()
  await pause(1)
  await startPause(2)
  const { code, zone } = await getLicence()
  const { findCheckedLicence } = loadCompiled(() => import('#src/licensing/licence/check'))
  expect((await findCheckedLicence(code, Date.now()))?.state).toBe('paused')
  const { listLicensedSpans } = loadCompiled(() => import('#src/licensing/licence/licensed-periods'))
  const now = Date.now()
  const spans = (await listLicensedSpans([zone])).get(zone) ?? []
  expect(spans.some(({ from, until }) => from <= now && until > now)).toBe(false)
  expect(spans.some(({ until }) => until > now + 35 * day)).toBe(true)
  const { loadPlaybackRows } = loadCompiled(() => import('#src/playback/zone/playback-row'))
  const { loadPlans } = loadCompiled(() => import('#src/playback/zone/plan'))
  const plan = (await loadPlans(await loadPlaybackRows([zone]))).get(zone)?.plan
  expect(plan?.licence.state).toBe('active')
  expect(plan?.silences.some(({ from, until }) => from <= now && until > now)).toBe(true)
})

test.each([0, 40])('a pause in %i days cannot start', async days => {
  const { pause, getPauses } = await createSubscriber()
  expect((await pause(days)).status).toBe(400)
  expect(await getPauses()).toHaveLength(0)
})

test('two pauses, or a pause and a change, at once leave one pause and the same days with music', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { place, unit, pause, getPeriod, getPauses, getOptions } = await createSubscriber()
    const before = await getPeriod()
    const change: Line = { unit, kind: 'change', zone_count: 2, package: 'single-location' }
    const [paused, other] = await Promise.allSettled([
      pause(5),
      round % 2 === 0 ? pause(6) : place.place([change], null, `pause-${unit}`, 1),
    ])
    const pauses = await getPauses()
    expect(pauses.length).toBeLessThanOrEqual(1)
    expect([paused.status, other.status]).toContain('fulfilled')
    const days = pauses.reduce((sum, row) => sum + (row.until_at.getTime() - row.from_at.getTime()) / day, 0)
    expect((await getPeriod()).expired_date.getTime() - before.expired_date.getTime()).toBe(days * day)
    // A change after the pause costs what it would have cost without it.
    if (pauses.length === 1 && (await getOptions()).kinds.includes('change')) {
      const { price } = await place.quote([change])
      const left = Math.round((before.expired_date.getTime() - before.starts_at.getTime()) / day)
      expect(price).toBe(Math.ceil((2_000_000 * left) / left) - 200_000)
    }
  }
})
