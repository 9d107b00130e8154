import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPlaylistWithTrack, createVenue, fetchBundle, pairDevice } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { findLicence, licenceServices, listVersions } from '#tests/licences'
import { startBackendWithPackages } from '#tests/shop'
import { getPublishedStatus } from '#tests/token-status'
import { getOrderOptions, getOrderRow, placeOrder, quoteOrder } from '#tests/unit-orders'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages({ RATE_LIMIT_FACTOR: '1000' })
}, 180_000)
afterAll(() => backend.stop())

const day = 86_400_000
const db = () => backend.strapi.db.connection
const getId = async (unit: string): Promise<number> =>
  (await db()('business_units').where({ document_id: unit }).first('id')).id
const check = async (code: string) => (await backend.call('GET', `/licence-checks/${code}`)).body

async function getStatus(zone: string): Promise<number> {
  const [version] = await listVersions(backend, zone)
  return (await getPublishedStatus(backend, version?.jws ?? '')).status
}

async function refundOrder(order: string): Promise<void> {
  const { endOrderPeriod } = loadCompiled(() => import('#src/billing/subscription/end'))
  const row = await getOrderRow({ documentId: order })
  await backend.strapi.db.transaction(({ trx }) =>
    endOrderPeriod(trx, row, { actor: { kind: 'system', name: 'test' }, now: new Date() }),
  )
  await licenceServices().refreshStatusLists()
}

test('after a full refund, everything says the same end, and a signed licence is listed', async () => {
  const { zone, token, order } = await createVenue(backend, new Date(Date.now() - 3 * day))
  const { code } = await findLicence(backend, zone)
  expect(await getStatus(zone)).toBe(0)
  const before = Date.now()
  await refundOrder(order.documentId)
  const shown = await check(code)
  expect(shown.state).toBe('expired')
  expect(Date.parse(shown.until)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(shown.until)).toBeLessThanOrEqual(Date.now())
  expect(shown.since).toBe(shown.until)
  const own = (await backend.call('GET', `/licences/${code}`, { token })).body
  expect([own.state, own.until, own.since]).toEqual(['expired', shown.until, shown.until])
  const { data: listed } = (await backend.call('GET', '/licences', { token })).body
  expect(listed.find((one: { code: string }) => one.code === code).until).toBe(shown.until)
  const panel = await backend.strapi.documents('api::licence.licence').findFirst({ filters: { code } })
  expect([panel?.state, new Date(panel?.valid_until ?? 0).toISOString()]).toEqual(['expired', shown.until])
  expect((await backend.call('GET', `/licences/${code}/certificate?size=a4`, { token })).status).not.toBe(200)
  expect(await getStatus(zone)).toBe(1)
})

test('a zone whose extra zone order is refunded has ended, although no period covers it', async () => {
  const { zones, unit } = await createVenue(backend)
  const id = await getId(unit)
  await db()('subscriptions').where({ business_unit_id: id }).update({ zone_count: 1 })
  await licenceServices().reconcileLicences([id], { notify: false })
  const { code } = await findLicence(backend, zones[1]?.documentId ?? '')
  const shown = await check(code)
  expect(shown.state).toBe('expired')
  expect(Date.parse(shown.until)).toBeLessThanOrEqual(Date.now())
})

describe('a bundle', () => {
  test.each(['suspended', 'expired', 'revoked'] as const)(
    'contains no music while the licence is %s, and again once it is valid',
    async state => {
      const { playlist } = await addPlaylistWithTrack(backend)
      const { zone, zones, unit, token } = await createVenue(backend)
      const { player } = await pairDevice(backend, { token, zone })
      await db()('zones').where({ document_id: zone }).update({ default_playlist: playlist })
      const getMusic = async () => {
        const bundle = await fetchBundle(backend, zone, player)
        return [bundle?.plan.licence.state, bundle?.playlists.length, bundle?.tracks.length]
      }
      expect(await getMusic()).toEqual(['active', 1, 1])
      const where = { business_unit_id: await getId(unit) }
      const period = await db()('subscriptions').where(where).first('expired_date')
      const changes = {
        suspended: [{ suspended: true }, { suspended: false }],
        expired: [{ expired_date: new Date(Date.now() - 7 * day - 1000) }, period],
        revoked: [{ revoked_at: Date.now() }, { revoked_at: null }],
      }[state]
      const table = state === 'revoked' ? 'licences' : 'subscriptions'
      const rows = () => db()(table).where(state === 'revoked' ? { zone_id: zones[0]?.id } : where)
      await rows().update(changes[0] as object)
      expect(await getMusic()).toEqual([state, 0, 0])
      await rows().update(changes[1] as object)
      expect(await getMusic()).toEqual(['active', 1, 1])
    },
  )
})

test('the renewal of a unit whose only licences are revoked is refused, and that of more zones is not', async () => {
  const { token, unit, zones } = await createVenue(backend)
  const ids = zones.map(({ id }) => id)
  await db()('licences').whereIn('zone_id', ids).update({ revoked_at: Date.now() })
  expect((await getOrderOptions(backend, token, unit)).body.revoked_zones).toEqual([1, 2])
  const renewal = (zone_count: number) => ({
    kind: 'renewal',
    package: 'single-location',
    billing_period: 'monthly',
    zone_count,
    business_unit: unit,
  })
  const refused = await quoteOrder(backend, token, renewal(2))
  expect([refused.status, refused.body.error.details.code]).toEqual([409, 'licences-revoked'])
  const placed = await placeOrder(backend, token, { ...renewal(1), expected_total: 1_000_000 })
  expect([placed.status, placed.body.error.details.code]).toEqual([409, 'licences-revoked'])
  expect((await quoteOrder(backend, token, renewal(3))).status).toBe(200)
  await db()('licences').where('zone_id', ids[1]).update({ revoked_at: null })
  expect((await quoteOrder(backend, token, renewal(2))).status).toBe(200)
})

test('the repair records an extended period, and plays are licensed before it has run', async () => {
  const { zones, unit } = await createVenue(backend)
  const zone = zones[0]?.id ?? 0
  const { listLicensedSpans } = loadCompiled(() => import('#src/licensing/licence/licensed-periods'))
  const { licensedUntil } = loadCompiled(() => import('#src/licensing/licence/rules/licensed-until'))
  const until = Date.now() + 90 * day
  await db()('subscriptions')
    .where({ business_unit_id: await getId(unit) })
    .update({ expired_date: new Date(until) })
  const getEnd = async () => licensedUntil((await listLicensedSpans([zone])).get(zone) ?? [], Date.now())
  expect(await getEnd()).toBe(until + 7 * day)
  const recorded = () =>
    db()('licensed_periods as lp')
      .join('licences as l', 'l.id', 'lp.licence_id')
      .where('l.zone_id', zone)
      .select('lp.until_at')
  await licenceServices().repairLicences({ notify: false })
  expect((await recorded()).map(({ until_at }: { until_at: unknown }) => Number(until_at))).toEqual([until])
  expect(await getEnd()).toBe(until + 7 * day)
})

test('the state of a licence in SQL and in code is the same at every time', async () => {
  const { licenceStateExpression } = loadCompiled(() => import('#src/licensing/licence/state-expression'))
  const { licenceViews } = loadCompiled(() => import('#src/licensing/licence/view'))
  const { zone, zones } = await createVenue(backend)
  const licence = await findLicence(backend, zone)
  const period = await db()('subscriptions')
    .join('zones as z', 'z.business_unit_id', 'subscriptions.business_unit_id')
    .where('z.id', zones[0]?.id)
    .first('subscriptions.*')
  const end = new Date(period.expired_date).getTime()
  const readStates = async (at: number) => {
    const { sql, values } = licenceStateExpression(at)
    const row = await db()('licences as l')
      .join('zones as z', 'z.id', 'l.zone_id')
      .where('l.id', licence.id)
      .first(db().raw(`${sql} as state`, values as never[]))
    expect((await licenceViews([licence.id], at))[0]?.state).toBe(row.state)
    return row.state
  }
  const times = [Date.now(), end - 1, end, end + 1, end + 7 * day - 1, end + 7 * day]
  const listStates = async () => {
    const states: string[] = []
    for (const at of times) states.push(await readStates(at))
    return states
  }
  const update = (changes: object) => db()('subscriptions').where({ id: period.id }).update(changes)
  const ended = ['active', 'active', 'expired', 'expired', 'expired', 'expired']
  expect(await listStates()).toEqual(['active', 'active', 'overdue', 'overdue', 'overdue', 'expired'])
  await update({ ended_early: true })
  expect(await listStates()).toEqual(ended)
  await update({ ended_early: null, suspended: true })
  expect(await listStates()).toEqual(ended.map(state => (state === 'active' ? 'suspended' : state)))
  // A renewal for no zones continues the period, so that this zone has no grace period.
  await update({ suspended: false })
  const { id: _, document_id: __, ...columns } = period
  const renewal = { ...columns, document_id: 'renewal-without-zones', zone_count: 0 }
  await db()('subscriptions').insert({
    ...renewal,
    starts_at: period.expired_date,
    expired_date: new Date(end + 30 * day),
  })
  expect(await listStates()).toEqual(ended)
})
