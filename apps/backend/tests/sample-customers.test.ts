import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, loadCompiled, settleJobs, startBackend } from '#tests/harness'
import { signIn } from '#tests/people'
import { appendUsageLog } from '#tests/seals'
import { countRows } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
})
afterAll(() => backend.stop())

const as = async (name: string) => {
  const { body } = await signIn(backend, `${name}@contoh.test`, 'Contoh-12345')
  const get = async (path: string) => (await backend.call('GET', path, { token: body.jwt })).body
  return { user: body.user, get }
}

test('the sample owner has a paid unit, and one with an order of Rp200.000 discounted by HEMAT100', async () => {
  const { user, get } = await as('pemilik')
  expect(user).toMatchObject({ first_name: 'Sari', confirmed: true })
  expect(user.memberships).toMatchObject([{ role: 'owner', organisation: { name: 'Grup Hotel Contoh' } }])
  const units = (await get('/business-units')).data
  expect(units).toMatchObject([
    {
      name: 'Hotel Contoh Menteng',
      state: 'active',
      zone_count: 3,
      address: { city: { name: 'Kota Jakarta Pusat' } },
    },
    { name: 'Kafe Contoh Dago', state: 'awaiting-payment', zone_count: 1, package: 'small-room' },
  ])
  const orders = (await get('/orders')).data
  expect(orders).toMatchObject([
    {
      state: 'awaiting-payment',
      price: 200_000,
      discount: 100_000,
      total: 100_000,
      voucher_code: 'HEMAT100',
    },
    { state: 'paid', total: 15_000_000 },
  ])
  expect((await get('/subscriptions')).data).toMatchObject([{ state: 'active', zone_count: 3 }])
  // The list, the filter and the audit log all use the date in the order number.
  const [, paid] = orders
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date(paid.createdAt))
  expect(paid.number).toContain(`-${day.replaceAll('-', '')}-`)
  expect((await get(`/orders?from=${day}&until=${day}`)).data).toMatchObject([{ number: paid.number }])
  const placed = (await get('/audit-entries')).data.filter(
    ({ action, subject }: { action: string; subject: { documentId: string } }) =>
      action === 'order.placed' && subject.documentId === paid.documentId,
  )
  expect(placed).toMatchObject([{ at: paid.createdAt }])
})

test('two zones of the sample hotel have a player, a schedule, a licence and thirty days of plays', async () => {
  const { get } = await as('pemilik')
  const { data, meta } = await get('/zones')
  expect(meta.states).toMatchObject({ offline: 2, 'not-paired': 1 })
  expect(data.map(({ name }: { name: string }) => name).sort()).toEqual(['Lobi', 'Restoran', 'Zona 3'])
  for (const { licence } of data) expect(licence).toMatchObject({ state: 'active' })
  const [zone] = data
  expect(zone.player).toMatchObject({ app_version: 'contoh', paired_by: expect.stringContaining('Sari') })
  expect((await get(`/zones/${zone.documentId}/schedule`)).slots).toHaveLength(7)
  const local = (at: number) => new Date(at + 7 * 3_600_000).toISOString()
  const yesterday = local(Date.now() - 86_400_000)
  await appendUsageLog()
  const usage = await get(`/usage/${yesterday.slice(0, 7)}`)
  expect(usage.days.at(-1).date).toBe(yesterday.slice(0, 10))
  for (const { track } of usage.data)
    expect(track).toMatchObject({
      title: expect.stringMatching(/\w/),
      composers: [expect.any(String), expect.any(String)],
    })
  const { seedPlayback } = loadCompiled(() => import('#seed/playback/index'))
  await seedPlayback(backend.strapi)
  expect((await get(`/usage/${yesterday.slice(0, 7)}`)).totals).toEqual(usage.totals)
})

test('every file that a sample track names is stored, so that a backup is complete', async () => {
  const { audioFiles } = loadCompiled(() => import('#src/catalogue/track/audio'))
  const revisions = await backend.strapi.db.query('api::track-revision.track-revision').findMany()
  expect(revisions.length).toBeGreaterThan(0)
  for (const { sha256 } of revisions) {
    const file = await audioFiles.read(sha256)
    file?.body.destroy()
    expect(file?.size).toBeGreaterThan(0)
  }
})

test('the sample staff see the same organisation as the owner, and the other owner sees a different one', async () => {
  const staff = await as('staf')
  expect(staff.user.memberships).toMatchObject([
    { role: 'staff', organisation: { name: 'Grup Hotel Contoh' } },
  ])
  expect((await staff.get('/business-units')).meta.pagination.total).toBe(2)
  const other = await as('lain')
  expect((await other.get('/business-units')).data).toMatchObject(
    ['Panjer', 'Pedungan', 'Renon', 'Sanur', 'Sesetan', 'Sidakarya'].map(place => ({
      name: `Kedai Kopi Lain ${place}`,
    })),
  )
})

test('the sample licences cover every state (valid, ended, overdue, paused, suspended, revoked), each with a signed version', async () => {
  const { get } = await as('lain')
  const { data, meta } = await get('/licences')
  expect(meta.states).toEqual({ expiring: 0, overdue: 1, active: 2, suspended: 1, expired: 1, revoked: 1 })
  expect(data.map(({ version }: { version: number }) => version)).toEqual([1, 1, 1, 1, 1, 2])
  const checks = await Promise.all(
    data.map(async ({ code }: { code: string }) => (await get(`/licence-checks/${code}`)).state),
  )
  expect(checks.toSorted()).toEqual(['active', 'expired', 'overdue', 'paused', 'revoked', 'suspended'])
  await settleJobs()
  expect(backend.mail.mails).toEqual([])
})

test('seeding again neither adds nor restores anything', async () => {
  const uids = [
    'organisation',
    'membership',
    'business-unit',
    'order',
    'subscription',
    'zone',
    'voucher',
    'tax-file',
  ]
  const counts = () => Promise.all(uids.map(name => countRows(backend, `api::${name}.${name}`)))
  const before = await counts()
  await backend.strapi.db
    .query('api::voucher.voucher')
    .updateMany({ where: { code: 'HEMAT100' }, data: { remaining: 3 } })
  const { addSeed } = loadCompiled(() => import('#seed/index'))
  await addSeed(backend.strapi, 'sample')
  expect(await counts()).toEqual(before)
  expect(await countRows(backend, 'api::voucher.voucher', { code: 'HEMAT100', remaining: 3 })).toBe(1)
  expect(await countRows(backend, 'api::voucher.voucher', { code: 'HABIS50', remaining: 0 })).toBe(1)
  expect(
    await countRows(backend, 'api::referral-code.referral-code', { code: 'MITRA2026', active: true }),
  ).toBe(1)
})
