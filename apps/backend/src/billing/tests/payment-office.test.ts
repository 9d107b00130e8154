import { describe, expect, test, vi } from 'vitest'
import { openPanel } from '#tests/panel'
import { getFromOffice, officePath, type Panel, postToOffice } from './payment-office'
import { createPayer, deliverNotices, getOrder, setUpPayments } from './payments'

// Each test makes several payments and refunds, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

let support: Panel
let finance: Panel
const payments = setUpPayments({ SUPPORT_EMAIL: 'bantuan@contoh.test' }, async () => {
  support = await openPanel(payments.backend, 'support')
  finance = await openPanel(payments.backend, 'finance')
})
const { applyOutcome, getPeriods, pay } = payments

describe('access to the routes of the payment office', () => {
  const routes: [method: string, path: string, roles: string[]][] = [
    ['GET', '/payments', ['support', 'finance']],
    ['GET', '/payments/x', ['support', 'finance']],
    ['POST', '/payments/x/check', ['support', 'finance']],
    ['POST', '/payments/x/case/apply', ['support', 'finance']],
    ['POST', '/payments/x/case/close', ['support', 'finance']],
    ['POST', '/payments/x/refunds', ['support', 'finance']],
    ['GET', '/differences', ['support', 'finance']],
    ['GET', '/orders/x', ['support', 'finance']],
    ['GET', '/orders/x/invoice', ['finance']],
    ['POST', '/orders/x/email', ['support', 'finance']],
    ['POST', '/orders/x/refunds', ['support', 'finance']],
    ['POST', '/orders/x/transfer', ['support', 'finance']],
    ['GET', '/transfers', ['support', 'finance']],
    ['POST', '/transfers/x/confirm', ['finance']],
    ['POST', '/transfers/x/reject', ['support', 'finance']],
    ['GET', '/refunds', ['support', 'finance']],
    ['GET', '/refunds/x', ['support', 'finance']],
    ['GET', '/refunds/x/credit-note', ['finance']],
    ['POST', '/refunds/x/approve', ['finance']],
    ['POST', '/refunds/x/reject', ['support', 'finance']],
    ['POST', '/refunds/x/payout', ['finance']],
    ['POST', '/refunds/x/transfer', ['support', 'finance']],
    ['GET', '/settlements', ['finance']],
    ['POST', '/settlements/check', ['finance']],
    ['POST', '/settlements', ['finance']],
    ['GET', '/accounting', ['finance']],
    ['GET', '/accounting/export', ['finance']],
    ['GET', '/accounts', ['finance']],
    ['GET', '/accounts/x', ['finance']],
    ['GET', '/accounts/x/export', ['finance']],
    ['GET', '/coretax', ['finance']],
    ['POST', '/coretax/files', ['finance']],
    ['POST', '/coretax/files/x/download', ['finance']],
    ['POST', '/coretax/files/x/withdraw', ['finance']],
    ['POST', '/coretax/numbers/check', ['finance']],
    ['POST', '/coretax/numbers', ['finance']],
    ['GET', '/withholdings', ['finance']],
    ['GET', '/withholding-rules', ['finance']],
    ['POST', '/withholding-rules', ['finance']],
    ['GET', '/withholding-slips/x', ['finance']],
    ['POST', '/withholding-slips/x/accept', ['finance']],
    ['POST', '/withholding-slips/x/refuse', ['finance']],
    ['POST', '/orders/x/withheld', ['finance']],
  ]

  test('is tested for every registered route', () => {
    const layers: { methods: string[]; path: string }[] = payments.backend.strapi.server.listRoutes()
    const registered = layers
      .filter(({ path }) => path.startsWith(officePath))
      .flatMap(({ methods, path }) =>
        methods
          .filter(method => method !== 'HEAD')
          .map(method => `${method} ${path.slice(officePath.length).replaceAll(/:\w+/g, 'x')}`),
      )
    expect(registered.sort()).toEqual(routes.map(([method, path]) => `${method} ${path}`).sort())
  })

  test.each(['support', 'finance', 'sales', 'strapi-editor', 'strapi-author'])(
    'is granted to the role %s for exactly its own routes',
    async role => {
      const panel = await openPanel(payments.backend, role)
      for (const [method, path, roles] of routes) {
        const body = method === 'POST' ? {} : undefined
        const { status } = await panel.call(method, officePath + path, body)
        const allowed = roles.includes(role)
        expect([path, status === 403]).toEqual([path, !allowed])
        if (allowed) expect([path, [200, 400, 404].includes(status)]).toEqual([path, true])
      }
    },
  )

  test('is denied to members and anonymous callers', async () => {
    const { token } = await createPayer(payments.backend)
    for (const bearer of [undefined, token])
      for (const [method, path] of routes) {
        const response = await fetch(payments.backend.origin + officePath + path, {
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

  test('lets finance read orders, but neither change them nor list people or tax files', async () => {
    const { id } = await createPayer(payments.backend)
    expect((await finance.read('api::order.order', id)).status).toBe(200)
    expect((await finance.write('api::order.order', id, { state: 'cancelled' })).status).toBe(403)
    for (const uid of ['plugin::users-permissions.user', 'api::tax-file.tax-file'])
      expect((await finance.list(uid)).status).toBe(403)
  })
})

describe('payments in the office', () => {
  test('can be searched by reference, order number and venue, and filtered', async () => {
    const { attempt, order } = await pay('bca_va')
    const find = async (query: string) =>
      (await getFromOffice(support, `/payments?${query}`)).body.data.map(
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
      expect((await getFromOffice(support, `/payments?${bad}`)).status).toBe(400)
  })

  test('are shown with their notices, history, orders and refundable amounts', async () => {
    const { attempt, order, id, user } = await pay('bca_va')
    const { data } = (await getFromOffice(support, `/payments/${attempt.documentId}`)).body
    expect(data).toMatchObject({
      reference: attempt.reference,
      state: 'paid',
      outcome: 'applied',
      fee: null,
      payer: expect.stringContaining(user.first_name),
      orders: [{ id, number: order.number, outcome: 'applied', refundable: order.total, revivable: false }],
      refundable: order.total,
      solo_refund_limit: 1_000_000,
      provider_refund: false,
      case: null,
    })
    expect(data.notices).toMatchObject([{ status: 'settlement', code: '200' }])
    expect(data.history.map(({ what }: { what: string }) => what)).toEqual([
      'Online payment started',
      'Payment received',
    ])
    expect(JSON.stringify(data)).not.toContain('signature_key')
    expect((await getFromOffice(support, '/payments/unknown')).status).toBe(404)
  })
})

describe('cases', () => {
  test('a late payment can still pay its order, once', async () => {
    const { token, id, attempt } = await createPayer(payments.backend)
    payments.provider.simulator.choose(attempt.reference, 'bca_va')
    await payments.backend.call('POST', `/orders/${id}/cancel`, { token })
    applyOutcome(attempt.reference, 'late')
    await deliverNotices(payments.backend, payments.provider)
    const open = (await getFromOffice(support, '/payments?open_case=yes&page_size=100')).body.data
    expect(open).toContainEqual(expect.objectContaining({ reference: attempt.reference, case_kind: 'late' }))
    const path = `/payments/${attempt.documentId}`
    const shown = (await getFromOffice(support, path)).body.data
    expect(shown.case).toMatchObject({ kind: 'late', closed_at: null, steps: ['apply', 'refund', 'close'] })
    expect(shown.orders).toMatchObject([{ revivable: true }])
    const answers = await Promise.all([
      postToOffice(support, `${path}/case/apply`, { order: id }),
      postToOffice(finance, `${path}/case/apply`, { order: id }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await getOrder(payments.backend, token, id)).toMatchObject({ state: 'paid' })
    expect(await getPeriods(id)).toBe(1)
    const closed = (await getFromOffice(support, path)).body.data
    expect(closed.case).toMatchObject({ closed_at: expect.any(Number), steps: [] })
    expect(closed.history.at(-1)).toMatchObject({ who: expect.stringContaining('Dewi Lestari') })
  })

  test('only one of two people who close a case concurrently succeeds, and a note is required', async () => {
    const { attempt, order } = await createPayer(payments.backend)
    applyOutcome(attempt.reference, 'amount', { amount: order.total - 1 })
    await deliverNotices(payments.backend, payments.provider)
    const path = `/payments/${attempt.documentId}`
    for (const note of [undefined, '', '  x ', 'x'.repeat(1001)])
      expect((await postToOffice(support, `${path}/case/close`, { note })).status).toBe(400)
    const answers = await Promise.all([
      postToOffice(support, `${path}/case/close`, { note: 'Sisa Rp1 dibebaskan' }),
      postToOffice(finance, `${path}/case/close`, { note: 'Sudah diurus' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const done = answers.find(({ status }) => status === 200)
    expect(done?.body.data.case).toMatchObject({ note: expect.any(String), closed_at: expect.any(Number) })
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body.error.details).toEqual({ code: 'case-closed' })
  })

  test('the email about a case links to the page of its payment', async () => {
    const { attempt } = await createPayer(payments.backend)
    applyOutcome(attempt.reference, 'amount', { amount: 1000 })
    await deliverNotices(payments.backend, payments.provider)
    const subject = `Pembayaran ${attempt.reference} perlu keputusan`
    const mails = await payments.backend.mail.waitForEmails(
      'bantuan@contoh.test',
      1,
      new RegExp(attempt.reference),
    )
    const mail = mails.find(one => one.subject === subject)
    expect(mail?.text).toContain(`/admin/payments/${attempt.documentId}`)
  })
})
