import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { startSecondBackend } from '#tests/second-backend'
import { countRows, startBackendWithPackages } from '#tests/shop'

type Panel = Awaited<ReturnType<typeof openPanel>>

let backend: Backend
let second: Awaited<ReturnType<typeof startSecondBackend>>
let people: [Panel, Panel, Panel]
beforeAll(async () => {
  backend = await startBackendWithPackages()
  second = await startSecondBackend()
  people = [
    await openPanel(backend, 'finance'),
    await openPanel(backend, 'finance'),
    await openPanel(backend, 'finance'),
  ]
}, 240_000)
afterAll(async () => {
  await second?.kill()
  await backend.stop()
})

const path = '/content-manager/price-changes'
const hour = 3_600_000
const terms = 'api::package-term.package-term'
const post = (panel: Panel, to: string, body: object = {}) => panel.call('POST', path + to, body)
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const proposal = (price: number | null, more: object = {}) => ({
  starts_at: inHours(24),
  reason: 'Mengikuti biaya katalog',
  prices: [{ package: 'small-room', billing_period: 'monthly', price }],
  ...more,
})
async function propose(panel: Panel, price: number | null, more: object = {}): Promise<string> {
  const { status, body } = await post(panel, '', proposal(price, more))
  expect([status, body]).toEqual([201, expect.anything()])
  return body.data.id
}
const getOffer = async (key: string) =>
  (await backend.call('GET', '/packages?locale=id')).body.data.find(
    (offer: { key: string }) => offer.key === key,
  )
const applyDue = (now: number) =>
  loadCompiled(() => import('#src/billing/price-change/apply')).applyDuePriceChanges(now)
const codes = (answers: { status: number; body: { error?: { details?: { code?: string } } } }[]) =>
  answers.map(({ status, body }) => body.error?.details?.code ?? String(status)).sort()
const audit = (action: string, subject_id: string) =>
  countRows(backend, 'api::audit-entry.audit-entry', { action, subject_id })

test('an approved price takes effect at its time, in both processes, for the site and new orders', async () => {
  const [ana, budi] = people
  const id = await propose(ana, 210_000)
  const shown = await budi.call('GET', `${path}/${id}`)
  expect(shown.body.data).toMatchObject({
    state: 'proposed',
    own: false,
    can_decide: true,
    proposed_by: expect.stringMatching(/^Dewi Lestari \(\d+\)$/),
    prices: [
      { package: { key: 'small-room' }, billing_period: 'monthly', old_price: 200_000, new_price: 210_000 },
    ],
    affected: { subscriptions: 0, renewals: 0, orders: 0, carts: 0 },
  })
  expect((await post(budi, `/${id}/approve`)).body.data).toMatchObject({ state: 'approved' })
  await applyDue(Date.now())
  expect(await getOffer('small-room')).toMatchObject({ price_monthly: '200000' })
  const before = (await backend.call('GET', '/content-revision')).body
  const due = Date.now() + 25 * hour
  await Promise.all([
    applyDue(due),
    second.call('src/billing/price-change/apply', 'applyDuePriceChanges', due),
  ])
  expect(await getOffer('small-room')).toMatchObject({ price_monthly: '210000', price_yearly: '2000000' })
  expect((await backend.call('GET', '/content-revision')).body).not.toEqual(before)
  expect(await audit('price-change.applied', id)).toBe(1)
  const { documentId } = await backend.strapi.db.query(terms).findOne({ where: { key: 'small-room' } })
  const history = await backend.strapi.db
    .query('api::audit-entry.audit-entry')
    .findMany({ where: { action: 'package-term.updated', subject_id: documentId } })
  expect(history).toMatchObject([
    { actor_kind: 'staff', details: { price_monthly: '200000 → 210000', proposed_by: expect.any(String) } },
  ])
  expect(history[0].actor).not.toBe(history[0].details.proposed_by)
})

test('of several people who decide at the same time, in two processes, one does; the proposer never can', async () => {
  const [ana, budi, citra] = people
  for (let round = 0; round < 4; round += 1) {
    const id = await propose(ana, 300_000 + round)
    const answers = await Promise.all([
      post(ana, `/${id}/approve`),
      post(ana, `/${id}/decline`, { reason: 'Tidak jadi' }),
      post(budi, `/${id}/approve`),
      post(citra, `/${id}/decline`, { reason: 'Belum ada data' }),
    ])
    expect(codes(answers)).toEqual(['200', 'price-change-own', 'price-change-own', 'price-change-settled'])
    const events = await backend.strapi.db
      .connection('price_change_events as e')
      .join('price_changes as c', 'c.id', 'e.price_change_id')
      .where('c.document_id', id)
      .count()
    expect(Number(events[0]?.count)).toBe(1)
    const { state, can_withdraw } = (await ana.call('GET', `${path}/${id}`)).body.data
    if (state === 'approved') {
      expect(can_withdraw).toBe(true)
      expect((await post(citra, `/${id}/withdraw`)).status).toBe(403)
      const both = await Promise.all([post(ana, `/${id}/withdraw`), post(budi, `/${id}/withdraw`)])
      expect(codes(both)).toEqual(['200', 'price-change-settled'])
    }
  }
})

test('of proposals that overlap, at the same time, one is accepted', async () => {
  const [ana, budi, citra] = people
  const wide = {
    prices: [
      { package: 'yearly-only', billing_period: 'yearly', price: 950_000 },
      { package: 'single-location', billing_period: 'monthly', price: 1_100_000 },
    ],
  }
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all([
      post(ana, '', proposal(1, wide)),
      post(budi, '', proposal(1, { prices: wide.prices.toReversed() })),
      post(citra, '', proposal(1, { prices: wide.prices.slice(0, 1) })),
    ])
    expect(codes(answers)).toEqual(['201', 'price-change-open', 'price-change-open'])
    const index = answers.findIndex(({ status }) => status === 201)
    const id = answers[index]?.body.data.id
    expect((await post([ana, budi, citra][index] ?? ana, `/${id}/withdraw`)).status).toBe(200)
  }
  expect(await backend.strapi.db.connection('open_price_changes')).toEqual([])
})

test('a withdrawal and the time of the change never both happen', async () => {
  const [ana, budi] = people
  for (let round = 0; round < 4; round += 1) {
    const price = 400_000 + round
    const id = await propose(ana, price)
    await post(budi, `/${id}/approve`)
    const [answer] = await Promise.all([post(ana, `/${id}/withdraw`), applyDue(Date.now() + 25 * hour)])
    const { state } = (await ana.call('GET', `${path}/${id}`)).body.data
    expect(state).toBe(answer.status === 200 ? 'withdrawn' : 'applied')
    expect((await getOffer('small-room')).price_monthly === String(price)).toBe(state === 'applied')
  }
})

test('a proposal that nobody decides before its time lapses, and cannot be approved afterwards', async () => {
  const [ana, budi] = people
  const id = await propose(ana, 999_000)
  await applyDue(Date.now() + 25 * hour)
  expect((await budi.call('GET', `${path}/${id}`)).body.data).toMatchObject({
    state: 'lapsed',
    can_decide: false,
  })
  expect(codes([await post(budi, `/${id}/approve`)])).toEqual(['price-change-settled'])
  expect((await getOffer('small-room')).price_monthly).not.toBe('999000')
})

test.each([
  [{ starts_at: inHours(-1) }, 'price-start'],
  [{ starts_at: inHours(24 * 500) }, 'price-start'],
  [{ prices: [{ package: 'small-room', billing_period: 'yearly', price: 2_000_000 }] }, 'price-same'],
  [{ prices: [{ package: 'tak-ada', billing_period: 'yearly', price: 1 }] }, 'price-package'],
  [{ reason: 'naik' }, '400'],
  [{ prices: [] }, '400'],
  [{ prices: [{ package: 'small-room', billing_period: 'monthly', price: 1.5 }] }, '400'],
])('the proposal %o is refused', async (more, code) => {
  expect(codes([await post(people[0], '', proposal(5, more))])).toEqual([code])
})

test('nobody without the permission reaches a change of prices', async () => {
  const id = await propose(people[0], 123_000)
  for (const role of ['support', 'sales', 'strapi-editor']) {
    const panel = await openPanel(backend, role)
    const answers = [
      await panel.call('GET', path),
      await panel.call('GET', `${path}/current`),
      await panel.call('GET', `${path}/${id}`),
      await post(panel, '', proposal(1)),
      await post(panel, `/${id}/approve`),
      await post(panel, `/${id}/decline`, { reason: 'Tidak' }),
      await post(panel, `/${id}/withdraw`),
    ]
    expect([role, ...answers.map(({ status }) => status)]).toEqual([role, ...answers.map(() => 403)])
  }
  await post(people[0], `/${id}/withdraw`)
})

test('everyone else who may decide is asked by email, and the proposer is told the decision', async () => {
  await settleJobs()
  backend.mail.clear()
  const [ana, budi, citra] = people
  const id = await propose(ana, 345_000)
  await settleJobs()
  const asked = backend.mail.mails.flatMap(({ to }) => to)
  expect(asked).toEqual(expect.arrayContaining([budi.email, citra.email]))
  expect(asked).not.toContain(ana.email)
  await post(budi, `/${id}/decline`, { reason: 'Belum ada data' })
  await settleJobs()
  await backend.mail.waitForEmails(ana.email, 1, /Belum ada data/)
})

test('the history of price changes cannot be edited, not even in the database', async () => {
  const { connection } = backend.strapi.db
  for (const table of ['price_changes', 'price_change_prices', 'price_change_events']) {
    await expect(connection(table).where('id', '>', 0).delete()).rejects.toThrow('append-only')
    await expect(connection(table).update({ id: 1 })).rejects.toThrow('append-only')
  }
})
