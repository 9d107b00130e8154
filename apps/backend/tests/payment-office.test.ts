import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Backend, settleJobs } from './harness'
import { openPanel } from './panel'
import {
  createPayer,
  deliverNotices,
  getAttempt,
  getOrder,
  type Provider,
  startPayment,
  startPayments,
} from './payments'
import { countRows } from './shop'

type Panel = Awaited<ReturnType<typeof openPanel>>

// Several payments and refunds each, which takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

let backend: Backend
let provider: Provider
let stop: () => Promise<void>
let support: Panel
let finance: Panel
beforeAll(async () => {
  const started = await startPayments({ SUPPORT_EMAIL: 'bantuan@contoh.test' })
  backend = started.backend
  provider = started.provider
  stop = started.stop
  support = await openPanel(backend, 'support')
  finance = await openPanel(backend, 'finance')
}, 240_000)
afterAll(() => stop())

const office = '/content-manager/payment-office'
const get = (panel: Panel, path: string) => panel.call('GET', office + path)
let keys = 0
const post = (panel: Panel, path: string, body: object = {}, key?: string) => {
  keys += 1
  return panel.call('POST', office + path, body, { 'idempotency-key': key ?? `office-key-${keys}` })
}
const act = (reference: string, action: string, options = {}) =>
  provider.simulator.act(reference, action, options)

async function payTwice() {
  const payer = await createPayer(backend, 'other_qris')
  const started = await startPayment(backend, payer.token, { orders: [payer.id], method: 'gopay' })
  const second = started.body.data
  provider.simulator.choose(second.reference, 'gopay')
  act(payer.attempt.reference, 'twice')
  await deliverNotices(backend, provider)
  const attempts = [payer.attempt, second]
  const views = await Promise.all(
    attempts.map(({ documentId }) => getAttempt(backend, payer.token, documentId)),
  )
  const duplicate = views.find(({ outcome }) => outcome === 'duplicate')
  return { ...payer, duplicate, attempts }
}

async function pay(method = 'other_qris', choices = {}) {
  const payer = await createPayer(backend, method, choices)
  act(payer.attempt.reference, 'pay')
  await deliverNotices(backend, provider)
  return payer
}

describe('who may use the routes', () => {
  const routes: [method: string, path: string, roles: string[]][] = [
    ['GET', '/payments', ['support', 'finance']],
    ['GET', '/payments/x', ['support', 'finance']],
    ['POST', '/payments/x/check', ['support', 'finance']],
    ['POST', '/payments/x/case/apply', ['support', 'finance']],
    ['POST', '/payments/x/case/close', ['support', 'finance']],
    ['POST', '/payments/x/refunds', ['support', 'finance']],
    ['GET', '/differences', ['support', 'finance']],
    ['GET', '/orders/x', ['support', 'finance']],
    ['POST', '/orders/x/refunds', ['support', 'finance']],
    ['GET', '/refunds', ['support', 'finance']],
    ['GET', '/refunds/x', ['support', 'finance']],
    ['GET', '/refunds/x/credit-note', ['support', 'finance']],
    ['POST', '/refunds/x/approve', ['finance']],
    ['POST', '/refunds/x/reject', ['support', 'finance']],
    ['POST', '/refunds/x/payout', ['finance']],
    ['GET', '/settlements', ['finance']],
    ['POST', '/settlements/check', ['finance']],
    ['POST', '/settlements', ['finance']],
    ['GET', '/accounting', ['finance']],
    ['GET', '/accounting/export', ['finance']],
  ]

  test('the table names every route', () => {
    const layers: { methods: string[]; path: string }[] = backend.strapi.server.listRoutes()
    const registered = layers
      .filter(({ path }) => path.startsWith(office))
      .flatMap(({ methods, path }) =>
        methods
          .filter(method => method !== 'HEAD')
          .map(method => `${method} ${path.slice(office.length).replaceAll(/:\w+/g, 'x')}`),
      )
    expect(registered.sort()).toEqual(routes.map(([method, path]) => `${method} ${path}`).sort())
  })

  test.each(['support', 'finance', 'sales', 'strapi-editor', 'strapi-author'])(
    'the role %s reaches exactly its routes',
    async role => {
      const panel = await openPanel(backend, role)
      for (const [method, path, roles] of routes) {
        const body = method === 'POST' ? {} : undefined
        const { status } = await panel.call(method, office + path, body)
        const allowed = roles.includes(role)
        expect([path, status === 403]).toEqual([path, !allowed])
        if (allowed) expect([path, [200, 400, 404].includes(status)]).toEqual([path, true])
      }
    },
  )

  test('members and strangers reach none', async () => {
    const { token } = await createPayer(backend)
    for (const bearer of [undefined, token])
      for (const [method, path] of routes) {
        const response = await fetch(backend.origin + office + path, {
          method,
          headers: {
            'content-type': 'application/json',
            ...(bearer && { authorization: `Bearer ${bearer}` }),
          },
          body: method === 'POST' ? '{}' : undefined,
        })
        expect([path, response.status]).toEqual([path, 401])
      }
  })

  test('finance sees orders and subscriptions but changes nothing there', async () => {
    const { id } = await createPayer(backend)
    expect((await finance.read('api::order.order', id)).status).toBe(200)
    expect((await finance.write('api::order.order', id, { state: 'cancelled' })).status).toBe(403)
    for (const uid of ['plugin::users-permissions.user', 'api::tax-file.tax-file'])
      expect((await finance.list(uid)).status).toBe(403)
  })
})

describe('the list of payments', () => {
  test('finds by reference, order number and venue, and filters', async () => {
    const { attempt, order } = await pay('bca_va')
    const find = async (query: string) =>
      (await get(support, `/payments?${query}`)).body.data.map(
        ({ reference }: { reference: string }) => reference,
      )
    expect(await find(`q=${attempt.reference.slice(4).toLowerCase()}`)).toEqual([attempt.reference])
    expect(await find(`q=${order.number}`)).toEqual([attempt.reference])
    expect(await find('q=hotel+melati&page_size=100')).toContain(attempt.reference)
    expect(await find('q=%25')).toEqual([])
    expect(await find(`q=${order.number}&state=paid&method=bca_va&outcome=applied`)).toHaveLength(1)
    for (const other of ['state=expired', 'method=gopay', 'outcome=late', 'open_case=yes'])
      expect(await find(`q=${order.number}&${other}`)).toEqual([])
    for (const bad of ['state=x', 'page=0', 'page_size=101', 'sort=amount', `q=${'x'.repeat(101)}`])
      expect((await get(support, `/payments?${bad}`)).status).toBe(400)
  })

  test('the page of a payment shows notices, history, orders and what can be returned', async () => {
    const { attempt, order, id, user } = await pay('bca_va')
    const { data } = (await get(support, `/payments/${attempt.documentId}`)).body
    expect(data).toMatchObject({
      reference: attempt.reference,
      state: 'paid',
      outcome: 'applied',
      fee: null,
      payer: expect.stringContaining(user.first_name),
      orders: [{ id, number: order.number, outcome: 'applied', refundable: order.total, revivable: false }],
      refundable: order.total,
      provider_refund: false,
      case: null,
    })
    expect(data.notices).toMatchObject([{ status: 'settlement', code: '200' }])
    expect(data.history.map(({ what }: { what: string }) => what)).toEqual([
      'Online payment started',
      'Payment received',
    ])
    expect(JSON.stringify(data)).not.toContain('signature_key')
    expect((await get(support, '/payments/unknown')).status).toBe(404)
  })
})

describe('cases', () => {
  test('money that came too late pays the order after all, once', async () => {
    const { token, id, attempt } = await createPayer(backend)
    provider.simulator.choose(attempt.reference, 'bca_va')
    await backend.call('POST', `/orders/${id}/cancel`, { token })
    act(attempt.reference, 'late')
    await deliverNotices(backend, provider)
    const open = (await get(support, '/payments?open_case=yes&page_size=100')).body.data
    expect(open).toContainEqual(expect.objectContaining({ reference: attempt.reference, case_kind: 'late' }))
    const path = `/payments/${attempt.documentId}`
    const shown = (await get(support, path)).body.data
    expect(shown.case).toMatchObject({ kind: 'late', closed_at: null, steps: ['apply', 'refund', 'close'] })
    expect(shown.orders).toMatchObject([{ revivable: true }])
    const answers = await Promise.all([
      post(support, `${path}/case/apply`, { order: id }),
      post(finance, `${path}/case/apply`, { order: id }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await getOrder(backend, token, id)).toMatchObject({ state: 'paid' })
    expect(await countRows(backend, 'api::subscription.subscription', { order: { documentId: id } })).toBe(1)
    const closed = (await get(support, path)).body.data
    expect(closed.case).toMatchObject({ closed_at: expect.any(Number), steps: [] })
    expect(closed.history.at(-1)).toMatchObject({ who: expect.stringContaining('Dewi Lestari') })
  })

  test('a case is closed with a note, by one of two people at once', async () => {
    const { attempt, order } = await createPayer(backend)
    act(attempt.reference, 'amount', { amount: order.total - 1 })
    await deliverNotices(backend, provider)
    const path = `/payments/${attempt.documentId}`
    for (const note of [undefined, '', '  x ', 'x'.repeat(1001)])
      expect((await post(support, `${path}/case/close`, { note })).status).toBe(400)
    const answers = await Promise.all([
      post(support, `${path}/case/close`, { note: 'Sisa Rp1 dibebaskan' }),
      post(finance, `${path}/case/close`, { note: 'Sudah diurus' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const done = answers.find(({ status }) => status === 200)
    expect(done?.body.data.case).toMatchObject({ note: expect.any(String), closed_at: expect.any(Number) })
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body.error.details).toEqual({ code: 'case-closed' })
  })

  test('the email about a case leads to the page of its payment', async () => {
    const { attempt } = await createPayer(backend)
    act(attempt.reference, 'amount', { amount: 1000 })
    await deliverNotices(backend, provider)
    const subject = `Pembayaran ${attempt.reference} perlu keputusan`
    const mails = await backend.mail.mailsTo('bantuan@contoh.test', 1, new RegExp(attempt.reference))
    const mail = mails.find(one => one.subject === subject)
    expect(mail?.text).toContain(`/admin/payments/${attempt.documentId}`)
  })
})

describe('refunds', () => {
  const reason = 'Dibayar dua kali'

  test('paid twice: support requests, finance approves, the provider returns the money, and the case closes', async () => {
    const { token, id, duplicate, order } = await payTwice()
    const path = `/payments/${duplicate.documentId}`
    const body = { amount: order.total, mode: 'provider', reason }
    const [first, again] = await Promise.all([
      post(support, `${path}/refunds`, body, 'same-key-of-a-form'),
      post(support, `${path}/refunds`, body, 'same-key-of-a-form'),
    ])
    expect([first.status, again.status]).toEqual([201, 201])
    expect(first.body.data.id).toBe(again.body.data.id)
    expect((await post(finance, `${path}/refunds`, body)).body.error.details.code).toBe('refund-amount')
    await settleJobs()
    const shown = (await get(support, path)).body.data
    expect(shown).toMatchObject({ state: 'refunded', refundable: 0, case: { closed_at: expect.any(Number) } })
    // The money had paid no invoice.
    expect(shown.refunds).toMatchObject([{ state: 'done', credit_note_number: null, own: true, reason }])
    expect(await getOrder(backend, token, id)).toMatchObject({ state: 'paid' })
  })

  const yearly = { pricing: { package: 'single-location', billing_period: 'yearly', zone_count: 1 } }

  test('above the amount of the setting another person approves, and a transfer is recorded with its reference', async () => {
    const { token, attempt, order, id } = await pay('bca_va', yearly)
    const path = `/payments/${attempt.documentId}/refunds`
    const body = { amount: order.total, mode: 'manual', reason }
    expect((await post(finance, path, { ...body, mode: 'provider' })).body.error.details.code).toBe(
      'refund-manual',
    )
    const requested = (await post(finance, path, body)).body.data
    expect(requested).toMatchObject({ state: 'requested', own: true, requested_by: 'Dewi Lestari' })
    await settleJobs()
    const asked = backend.mail.mails.filter(({ text }) => text.includes(attempt.reference))
    const about = asked.filter(({ subject }) => subject.includes('menunggu persetujuan'))
    expect(about.length).toBeGreaterThan(0)
    expect(about.flatMap(({ to }) => to)).not.toContain(finance.email)
    const refund = `/refunds/${requested.id}`
    expect((await post(finance, `${refund}/approve`)).body.error.details.code).toBe('refund-own')
    expect((await post(finance, `${refund}/payout`, { reference: 'TRX-1' })).status).toBe(409)
    expect((await post(support, `${refund}/approve`)).status).toBe(403)
    expect((await post(support, `${refund}/reject`)).status).toBe(403)
    const other = await openPanel(backend, 'finance')
    expect((await get(other, '/refunds?state=requested')).body.data).toContainEqual(
      expect.objectContaining({ id: requested.id, own: false }),
    )
    const approvals = await Promise.all([
      post(other, `${refund}/approve`),
      post(other, `${refund}/approve`),
      post(other, `${refund}/reject`),
    ])
    expect(approvals.filter(({ status }) => status === 200)).toHaveLength(1)
    const state = (await get(other, refund)).body.data.state
    if (state === 'rejected') return
    expect(state).toBe('approved')
    expect((await post(finance, `${refund}/payout`, { reference: '' })).status).toBe(400)
    const paid = await Promise.all(
      [1, 2].map(() => post(finance, `${refund}/payout`, { reference: 'BCA 123' })),
    )
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 409])
    const done = (await get(finance, refund)).body.data
    expect(done).toMatchObject({
      state: 'done',
      payout_reference: 'BCA 123',
      ended_period: true,
      credit_note_number: expect.stringMatching(/^MB-CN-\d{4}-\d{6}$/),
      orders: [{ id, number: order.number }],
    })
    const note = await get(support, `${refund}/credit-note?locale=en`)
    expect([note.status, String(note.body).slice(0, 5)]).toEqual([200, '%PDF-'])
    const seen = (await backend.call('GET', `/orders/${id}/payment`, { token })).body.data.refunds
    expect(seen).toMatchObject([{ state: 'done', credit_note_number: done.credit_note_number }])
  })

  test('several small refunds need the same approval as a large one', async () => {
    const { attempt, order } = await pay('gopay', yearly)
    const path = `/payments/${attempt.documentId}/refunds`
    const body = { amount: 600_000, mode: 'provider', reason }
    expect(order.total).toBeGreaterThan(1_200_000)
    expect((await post(support, path, body)).body.data.state).not.toBe('requested')
    expect((await post(support, path, body)).body.data.state).toBe('requested')
  })

  test('a request can be withdrawn by whoever made it, and then the money can be refunded again', async () => {
    const { attempt, order } = await pay('gopay', yearly)
    const path = `/payments/${attempt.documentId}/refunds`
    const body = { amount: order.total, mode: 'provider', reason }
    const { data } = (await post(support, path, body)).body
    expect((await post(support, `/refunds/${data.id}/reject`)).body.data.state).toBe('rejected')
    expect((await post(support, `/refunds/${data.id}/reject`)).status).toBe(409)
    expect((await post(support, path, body)).body.data.state).toBe('requested')
  })

  test('an order that was paid by transfer is refunded from its page', async () => {
    const payer = await createPayer(backend)
    const paid = { state: 'paid', payment_reference: 'BCA 9' }
    expect((await support.write('api::order.order', payer.id, paid)).status).toBe(200)
    const path = `/orders/${payer.id}`
    expect((await get(support, path)).body.data).toMatchObject({
      paid: 'transfer',
      refundable: payer.order.total,
      payments: [{ reference: payer.attempt.reference }],
    })
    const body = { amount: payer.order.total, mode: 'manual', reason }
    expect((await post(support, `${path}/refunds`, { ...body, mode: 'provider' })).status).toBe(409)
    const { data } = (await post(support, `${path}/refunds`, body)).body
    expect(data.state).toBe('approved')
    await post(finance, `/refunds/${data.id}/payout`, { reference: 'BCA 10' })
    expect((await get(support, path)).body.data).toMatchObject({
      refundable: 0,
      refunds: [{ state: 'done', ended_period: true }],
    })
    const [period] = (await backend.call('GET', '/subscriptions', { token: payer.token })).body.data
    expect(new Date(period.expired_date).getTime()).toBeLessThanOrEqual(Date.now())
    expect([period.state, period.grace_until]).toEqual(['expired', period.expired_date])
    const units = (path: string) => backend.call('GET', `/business-units${path}`, { token: payer.token })
    expect((await units('?state=expired')).body.data).toMatchObject([{ state: 'expired' }])
    expect((await units('?state=grace')).body.data).toEqual([])
  })

  test.each([
    { amount: 0 },
    { amount: 1.5 },
    { amount: '1000' },
    { amount: 1e15 },
    { mode: 'cash' },
    { reason: ' ' },
    { reason: 'x'.repeat(256) },
    { order: '../x' },
    { state: 'done' },
  ])('rejects %o', async wrong => {
    const { attempt } = await sharedPayer()
    const body = { amount: 1000, mode: 'provider', reason, ...wrong }
    expect((await post(support, `/payments/${attempt.documentId}/refunds`, body)).status).toBe(400)
  })

  test('a request needs a key, and an order of the payment', async () => {
    const { attempt } = await sharedPayer()
    const path = `/payments/${attempt.documentId}/refunds`
    const body = { amount: 1000, mode: 'provider', reason }
    expect((await support.call('POST', office + path, body)).status).toBe(400)
    const other = await createPayer(backend)
    expect((await post(support, path, { ...body, order: other.id })).status).toBe(409)
    expect((await post(support, path, { ...body, order: 'unknown' })).status).toBe(404)
  })

  test('money that the bank has taken back is not refunded once more', async () => {
    const { attempt, order } = await pay('credit_card')
    act(attempt.reference, 'chargeback')
    await deliverNotices(backend, provider)
    const path = `/payments/${attempt.documentId}`
    expect((await get(support, path)).body.data).toMatchObject({
      state: 'charged-back',
      refundable: 0,
      case: { kind: 'charged-back', steps: ['close'] },
    })
    const body = { amount: order.total, mode: 'manual', reason }
    expect((await post(support, `${path}/refunds`, body)).body.error.details.code).toBe('not-paid')
  })
})

let shared: ReturnType<typeof pay> | undefined
const sharedPayer = () => {
  shared ??= pay()
  return shared
}
