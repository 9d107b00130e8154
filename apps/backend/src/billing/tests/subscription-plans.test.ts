import { afterAll, beforeAll, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { createCustomer } from '#tests/customers'
import { type Backend, loadCompiled } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'
import { createSubscriber, getOrderOptions, markOrderPaid, placeOrder, quoteOrder } from '#tests/unit-orders'
import { unitFields, uploadCsv } from '#tests/units'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
})
afterAll(() => backend.stop())

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)

async function createPlanner(days = 10, pricing = {}) {
  const { token, unit, email } = await createSubscriber(backend, ago(days), { zone_count: 3, ...pricing })
  const call = (path: string, body: object) =>
    backend.call('POST', `/business-units/${unit}/subscription-plan${path}`, { token, body })
  const listZones = async () =>
    (await backend.call('GET', `/zones?unit=${unit}`, { token })).body.data.map(
      ({ documentId: id, name, number }: Record<string, unknown>) => ({ id, name, number }),
    )
  return {
    token,
    unit,
    email,
    plan: (body: object) => call('', body),
    withdraw: () => call('/withdraw', { plan: 'scheduled' }),
    listZones,
    getOptions: async () => (await getOrderOptions(backend, token, unit)).body,
  }
}

const smaller = { change: 'smaller', package: 'single-location', billing_period: 'monthly', zone_count: 2 }

test('fewer zones are planned, shown, priced by the renewal and in force with it: the chosen zone ends', async () => {
  const { token, unit, plan, listZones, getOptions } = await createPlanner()
  const [first, second, third] = await listZones()
  expect((await plan({ ...smaller, ending_zones: [first.id] })).status).toBe(200)
  const options = await getOptions()
  const [running] = options.subscriptions
  expect(options.scheduled).toMatchObject({
    next: {
      package: { key: 'single-location', title: 'Satu lokasi' },
      billing_period: 'monthly',
      zone_count: 2,
      ending_zones: [{ id: first.id, name: first.name }],
    },
    starts_at: running.expired_date,
  })
  expect(running.zone_count).toBe(3)
  const renewal = {
    business_unit: unit,
    kind: 'renewal',
    package: 'single-location',
    billing_period: 'monthly',
    zone_count: 2,
  }
  const { total } = (await quoteOrder(backend, token, renewal)).body
  expect(total).toBe(2_000_000)
  const order = (await placeOrder(backend, token, { ...renewal, expected_total: total }, 'renewal-key')).body
  await markOrderPaid(backend, { order })
  expect((await getOptions()).scheduled).toBeNull()
  const zones: { id: string; number: number }[] = await listZones()
  const numbers = new Map(zones.map(({ id, number }) => [id, number]))
  expect([second, third, first].map(({ id }) => numbers.get(id))).toEqual([1, 2, 3])
  const licences = await backend.strapi.db
    .connection('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .whereIn('z.document_id', [...numbers.keys()])
    .select('l.state')
  expect(licences.map(({ state }) => state)).toEqual(['active', 'active', 'active'])
})

test.each([
  ['the same package, period and zones', { zone_count: 3, ending_zones: [] }, 'package'],
  ['no zone that ends', { ending_zones: [] }, 'ending_zones'],
  [
    'more zones than the package has',
    { package: 'small-room', zone_count: 3, ending_zones: [] },
    'zone_count',
  ],
  ['a package that is not sold', { package: 'international', ending_zones: [] }, 'package'],
])('refuses %s beside the field', async (_, changes, field) => {
  const { plan } = await createPlanner()
  const { status, body } = await plan({ ...smaller, ...changes })
  expect([status, body.error.details.errors?.[0].path]).toEqual([400, [field]])
})

test('a plan can be replaced and withdrawn, and only for the own unit', async () => {
  const { unit, plan, withdraw, listZones, getOptions } = await createPlanner()
  const [, , third] = await listZones()
  await plan({ ...smaller, ending_zones: [third.id] })
  await plan({ change: 'stop' })
  const stopped = await getOptions()
  expect(stopped.scheduled).toMatchObject({ next: null })
  // Members are told that the music stops with the period.
  const [{ expired_date }] = stopped.subscriptions
  expect(stopped.subscriptions[0].grace_until).toBe(expired_date)
  const stranger = await createCustomer(backend)
  const foreign = await backend.call('POST', `/business-units/${unit}/subscription-plan`, {
    token: stranger.token,
    body: { change: 'stop' },
  })
  expect(foreign.status).toBe(404)
  expect((await withdraw()).status).toBe(200)
  const restored = await getOptions()
  expect(restored.scheduled).toBeNull()
  expect(Date.parse(restored.subscriptions[0].grace_until)).toBe(Date.parse(expired_date) + 7 * 86_400_000)
  expect((await withdraw()).status).toBe(404)
  const entries = await backend.strapi.db.query('api::audit-entry.audit-entry').findMany({
    where: { subject_id: unit, action: { $startsWith: 'subscription.' } },
    orderBy: { id: 'asc' },
  })
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'subscription.scheduled',
    'subscription.stopped',
    'subscription.withdrawn',
  ])
})

test('nothing is planned while an order awaits payment, or without a running subscription', async () => {
  const waiting = await createPlanner()
  const change = { business_unit: waiting.unit, kind: 'extra-zones', zone_count: 1 }
  const { total } = (await quoteOrder(backend, waiting.token, change)).body
  await placeOrder(backend, waiting.token, { ...change, expected_total: total }, 'waiting-key')
  const refused = await waiting.plan({ change: 'stop' })
  expect([refused.status, refused.body.error.details.code]).toEqual([409, 'order-open'])
  const ended = await createPlanner(60)
  expect((await ended.plan({ change: 'stop' })).body.error.details.code).toBe('order-kind')
})

test('a stopped renewal is announced once, without asking to renew', async () => {
  const { plan, getOptions, email } = await createPlanner(10, { billing_period: 'yearly' })
  await plan({ change: 'stop' })
  const ends = Date.parse((await getOptions()).subscriptions[0].expired_date)
  const { sendExpiryReminders } = loadCompiled(() => import('#src/billing/reminder/send'))
  const at = (days: number) => new Date(ends - days * day + 10 * 3_600_000)
  for (const days of [30, 14, 7, 1]) await sendExpiryReminders(at(days))
  const [mail, ...others] = await backend.mail.waitForEmails(email, 1, /segera berakhir|berakhir sesuai/)
  expect(others).toEqual([])
  expect(mail?.text).toContain('sudah Anda hentikan')
})

test('the area of a unit cannot outgrow its package, and one that has outgrown it can be corrected', async () => {
  const { token, unit } = await createPlanner(10, { package: 'small-room', zone_count: 2 })
  const terms = backend.strapi.db.query('api::package-term.package-term')
  const limit = (max_area: number | null) =>
    terms.update({ where: { key: 'small-room' }, data: { max_area } })
  const path = `/business-units/${unit}`
  const save = async (area: number) => {
    const { version } = (await backend.call('GET', path, { token })).body
    const { status, body } = await backend.call('PUT', path, {
      token,
      body: { ...unitFields, version, area_size: area },
    })
    return [status, body?.error?.details.errors?.[0].path[0] ?? null]
  }
  await limit(100)
  expect(await save(90)).toEqual([200, null])
  expect(await save(101)).toEqual([400, 'area_size'])
  const exported = await backend.call('GET', '/business-units/export?separator=semicolon', { token })
  const edited = await uploadCsv(backend, token, exported.text.replace(';90;', ';101;'))
  expect(edited.body.planned).toMatchObject({ update: 0, error: 1 })
  await limit(null)
  expect(await save(300)).toEqual([200, null])
  await limit(100)
  expect(await save(310)).toEqual([200, null])
  expect(await save(100)).toEqual([200, null])
  await limit(null)
})

test('a unit is closed by itself when its last period ends, unless that was withdrawn, and only by an owner’s wish', async () => {
  const { closeUnits } = loadCompiled(() => import('#src/billing/subscription-plan/close-units'))
  const { token, unit, plan, withdraw, getOptions, email } = await createPlanner()
  const isOpen = async () => (await backend.call('GET', `/business-units/${unit}`, { token })).status === 200
  const manager = await createColleague(backend, token, 'manager')
  const path = `/business-units/${unit}/subscription-plan`
  const wish = { change: 'stop', close_unit: true }
  expect((await backend.call('POST', path, { token: manager.token, body: wish })).status).toBe(403)
  expect((await plan(wish)).status).toBe(200)
  const { scheduled, subscriptions } = await getOptions()
  expect(scheduled).toMatchObject({ next: null, closes_unit: true })
  await backend.mail.waitForEmails(email, 1, /unit ditutup sendiri/)
  const ends = Date.parse(subscriptions[0].expired_date)
  await closeUnits(new Date(ends - 1))
  expect(await isOpen()).toBe(true)
  await withdraw()
  await closeUnits(new Date(ends + 1))
  expect(await isOpen()).toBe(true)
  await plan(wish)
  await Promise.all([closeUnits(new Date(ends + 1)), closeUnits(new Date(ends + 1))])
  expect(await isOpen()).toBe(false)
  const entries = await backend.strapi.db
    .query('api::audit-entry.audit-entry')
    .findMany({ where: { subject_id: unit, action: 'business-unit.deleted' } })
  expect(entries).toMatchObject([{ actor_kind: 'system', details: { person: expect.any(String) } }])
})
