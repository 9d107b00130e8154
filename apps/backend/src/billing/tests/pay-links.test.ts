import { describe, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import { internalKey } from '#tests/harness'
import { createMember } from '#tests/people'
import { extractText } from '#tests/raster'
import {
  deliverNotices,
  getAttempt,
  getOrder,
  paymentServices,
  placeSecondOrder,
  setUpPayments,
  startPayment,
} from './payments'

const payments = setUpPayments()
const { applyOutcome } = payments

const withKey = (path: string, body: object, key = 'key-of-a-payer') =>
  payments.backend.call('POST', path, {
    body,
    headers: { 'x-internal-key': internalKey, 'idempotency-key': key },
  })
const createLink = (token: string, body: object) =>
  payments.backend.call('POST', '/pay-links', { token, body })

describe('payment links', () => {
  test('a link shows one order and can pay it once, and is revoked by a new link', async () => {
    const { token, order } = await createCustomer(payments.backend)
    const body = { orders: [order.documentId] }
    const first = (await createLink(token, body)).body.data
    const created = (await createLink(token, body)).body.data
    const secret = new URL(created.url).pathname.split('/').at(-1) ?? ''
    const former = new URL(first.url).pathname.split('/').at(-1) ?? ''
    expect((await withKey('/pay-links/find', { token: former })).body.data.state).toBe('revoked')
    const { data } = (await withKey('/pay-links/find', { token: secret })).body
    expect(data).toMatchObject({ state: 'open', orders: [{ number: order.number, total: order.total }] })
    expect((await payments.backend.call('POST', '/pay-links/find', { body: { token: secret } })).status).toBe(
      404,
    )
    expect((await withKey('/pay-links/find', { token: 'unknown' })).status).toBe(404)
    const started = await withKey('/pay-links/payments', { token: secret, ...body, method: 'other_qris' })
    expect(started.status).toBe(201)
    applyOutcome(started.body.data.reference, 'pay')
    const checked = await withKey('/pay-links/payments/check', {
      token: secret,
      attempt: started.body.data.documentId,
    })
    expect(checked.body.data).toMatchObject({ state: 'paid', outcome: 'applied' })
    expect((await withKey('/pay-links/find', { token: secret })).body.data.state).toBe('used')
    const again = await withKey('/pay-links/payments', { token: secret, ...body, method: 'gopay' })
    expect([again.status, again.body.error.details.code]).toEqual([409, 'link-closed'])
    const hashes: { token_hash: string }[] = await payments.backend.strapi.db.connection('pay_links')
    expect(hashes.some(({ token_hash }) => token_hash === secret)).toBe(false)
  })

  test('an account outside the organisation cannot create a link, and the owner can revoke one', async () => {
    const owner = await createCustomer(payments.backend)
    const other = await createCustomer(payments.backend)
    const { documentId } = owner.order
    expect((await createLink(other.token, { orders: [documentId] })).status).toBe(404)
    const path = `/orders/${documentId}/pay-link`
    expect((await payments.backend.call('DELETE', path, { token: owner.token })).status).toBe(204)
  })
})

/** A link to two orders of one customer, and its token. */
async function createSelection() {
  const { token, order } = await createCustomer(payments.backend)
  const more = await placeSecondOrder(payments.backend, token)
  const orders: string[] = [order.documentId, more.documentId]
  const { status, body } = await createLink(token, { orders })
  expect(status).toBe(200)
  const secret = new URL(body.data.url).pathname.split('/').at(-1) ?? ''
  return { token, orders, secret, total: order.total + more.total, first: order, second: more }
}

const findLink = async (token: string) => (await withKey('/pay-links/find', { token })).body.data
const start = (token: string, orders: string[], key: string, method = 'gopay') =>
  withKey('/pay-links/payments', { token, orders, method }, key)
const code = ({ body }: { body: { error?: { details: { code?: string } } } }) => body.error?.details.code

describe('a link to several orders', () => {
  test('pays them with one payment, whose receipt names every unit in both languages', async () => {
    const { token, orders, secret, total, first, second } = await createSelection()
    expect(await findLink(secret)).toMatchObject({
      state: 'open',
      orders: [{ number: first.number }, { number: second.number }],
    })
    const started = await start(secret, orders, 'key-of-a-selection')
    expect([started.status, started.body.data.amount]).toEqual([201, total])
    const attempt = started.body.data.documentId
    const receipt = (locale: string) =>
      fetch(`${payments.backend.origin}/api/payments/${attempt}/receipt?locale=${locale}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    expect((await receipt('id')).status).toBe(404)
    applyOutcome(started.body.data.reference, 'pay')
    await deliverNotices(payments.backend, payments.provider)
    expect((await findLink(secret)).state).toBe('used')
    for (const [locale, title] of [
      ['id', 'Kuitansi'],
      ['en', 'Receipt'],
    ] as const) {
      const response = await receipt(locale)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const text = (await extractText(new Uint8Array(await response.arrayBuffer())))
        .join(' ')
        .replace(/\s+/g, ' ')
      for (const phrase of [title, first.number, second.number, first.brand_name, 'MB-INV-'])
        expect(text).toContain(phrase)
    }
    const byLink = await withKey('/pay-links/payments/receipt', { token: secret, attempt })
    expect([byLink.status, byLink.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const stranger = await createMember(payments.backend)
    const other = await payments.backend.call('GET', `/payments/${attempt}/receipt`, {
      token: stranger.token,
    })
    expect(other.status).toBe(404)
  })

  test('one of the orders is cancelled or paid otherwise: the whole selection is refused, the rest can be paid', async () => {
    const { token, orders, secret, second } = await createSelection()
    const [gone = '', left = ''] = orders
    await payments.backend.call('POST', `/orders/${gone}/cancel`, { token, body: {} })
    expect((await findLink(secret)).state).toBe('open')
    expect(code(await start(secret, orders, 'key-with-a-cancelled-order'))).toBe('order-settled')
    const rest = await start(secret, [left], 'key-of-the-rest')
    expect([rest.status, rest.body.data.amount]).toEqual([201, second.total])
    applyOutcome(rest.body.data.reference, 'pay')
    await deliverNotices(payments.backend, payments.provider)
    expect((await findLink(secret)).state).toBe('used')
    expect((await getOrder(payments.backend, token, gone)).state).toBe('cancelled')
  })

  test('a payment of the selection and one of its orders at the same time start what they pay for once', async () => {
    const { token, orders, secret } = await createSelection()
    const [one = ''] = orders
    const [all, single] = await Promise.all([
      start(secret, orders, 'key-of-all'),
      startPayment(payments.backend, token, { orders: [one], method: 'bca_va' }),
    ])
    expect([all.status, single.status]).toEqual([201, 201])
    payments.provider.simulator.choose(all.body.data.reference, 'gopay')
    applyOutcome(single.body.data.reference, 'pay')
    applyOutcome(all.body.data.reference, 'pay')
    await deliverNotices(payments.backend, payments.provider)
    const outcomes = (
      await Promise.all(
        [all, single].map(({ body }) => getAttempt(payments.backend, token, body.data.documentId)),
      )
    ).flatMap(({ orders: paid }) => paid.map(({ outcome }: { outcome: string }) => outcome))
    expect(outcomes.sort()).toEqual(['applied', 'applied', 'duplicate'])
    expect(await Promise.all(orders.map(payments.getPeriods))).toEqual([1, 1])
    expect(await paymentServices().listReconciliationDifferences()).toEqual([])
  })

  test('the same form sent twice starts one payment, and an order outside the link is not found', async () => {
    const { orders, secret } = await createSelection()
    const other = await createSelection()
    const twice = await Promise.all([1, 2].map(() => start(secret, orders, 'key-of-one-form')))
    expect(new Set(twice.map(({ body }) => body.data.documentId)).size).toBe(1)
    expect((await start(secret, other.orders, 'key-of-a-guess')).status).toBe(404)
  })

  test('a new link to one of the orders revokes the link to the selection', async () => {
    const { token, orders, secret } = await createSelection()
    expect((await createLink(token, { orders: orders.slice(1) })).status).toBe(200)
    expect((await findLink(secret)).state).toBe('revoked')
  })
})
