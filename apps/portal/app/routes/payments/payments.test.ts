import {
  respondWithError,
  sampleOrder,
  samplePaidOrder,
  samplePaidPayment,
  samplePayment,
  samplePaymentOptions,
} from '@bgm/api-client/testing'
import { type OrderDetail, orders, paymentLinks, payments } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithRole,
  startBackend,
} from '#app/testing/backend'
import { headers, loader as paymentLink, action as paymentLinkAction } from './pay-link'
import { loader as paymentLinkPayment } from './pay-link-payment'
import { loader as payOrder, action as payOrderAction } from './pay-order'
import { loader as payOrders, action as payOrdersAction } from './pay-orders'
import { action as cancelAction, loader as payment } from './payment'
import { loader as paymentCode } from './payment-code'

const order = sampleOrder.id
const attempt = samplePayment.id
const pending = { ...samplePayment, state: 'pending' } as const

const startWithOrder = (stored: OrderDetail) =>
  startBackend(
    respond(orders.get, stored),
    respond(payments.ofOrder, {
      order: stored,
      ...samplePaymentOptions,
      withholding: null,
      refunds: [],
      link: null,
    }),
  )

const choose = (fields: Record<string, string>) =>
  payOrderAction({
    ...actionArgs(`/orders/${order}/pay`, {
      form: 'choose-payment',
      submission_key: 'submission-1',
      ...fields,
    }),
    params: { id: order },
  })

const load = (params: Record<string, string> = { id: order, attempt }) =>
  payment(loaderArgs(`/orders/${order}/payments/${attempt}`, { params }))

describe('choosing how to pay', () => {
  test('shows the methods with their limits and the bill', async () => {
    startBackend()
    const page = await payOrder(loaderArgs(`/orders/${order}/pay`, { params: { id: order } }))
    expect(page.bill).toMatchObject({ total: sampleOrder.total, orders: [{ id: order }] })
    expect(page.methods.find(({ key }) => key === 'bni_va')).toMatchObject({
      available: false,
      reason: 'down',
    })
  })

  test('starts one payment, no matter how many times the page is submitted', async () => {
    const { calls } = startBackend()
    const path = `/orders/${order}/payments/${attempt}`
    expect(findRedirectTarget(await choose({ method: 'bca_va' }))).toBe(path)
    expect(findRedirectTarget(await choose({ method: 'bca_va' }))).toBe(path)
    const keys = calls
      .filter(call => call.path === '/payments')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  test('redirects to the bank account for an ordinary transfer, without starting a payment', async () => {
    const { calls } = startBackend()
    expect(findRedirectTarget(await choose({ method: 'bank-transfer' }))).toBe(
      `/orders/${order}/pay?way=bank-transfer`,
    )
    expect(calls.some(({ path }) => path === '/payments')).toBe(false)
  })

  test('explains why a method is unavailable, or that the provider is not responding', async () => {
    const { server } = startBackend()
    const refuse = (status: number, code: string) =>
      server.use(respond(payments.start, respondWithError(status, { code })))
    refuse(409, 'method-unavailable')
    expect(getFormErrors(await choose({ method: 'bni_va' }))).toMatchObject({
      status: 422,
      errors: [['method', 'errors.method-unavailable']],
    })
    refuse(503, 'provider-unavailable')
    expect(getFormErrors(await choose({ method: 'bca_va' }))).toMatchObject({
      errors: [['method', 'errors.provider-unavailable']],
    })
  })

  test('asks for the missing amount after a payment in another amount', async () => {
    const held = { received: 90_000, expected: 100_000, missing: 10_000, orders: 1 }
    startWithOrder({ ...sampleOrder, held })
    const page = await payOrder(loaderArgs(`/orders/${order}/pay`, { params: { id: order } }))
    expect(page.bill).toMatchObject({ total: 100_000, held, due: 10_000 })
    const several = loaderArgs(`/orders/pay?order=${order}`)
    expect(findRedirectTarget(await catchResponse(() => payOrders(several)))).toBe('/orders')
  })

  test('redirects a paid order to its page', async () => {
    startWithOrder(samplePaidOrder)
    const run = () => payOrder(loaderArgs(`/orders/${order}/pay`, { params: { id: order } }))
    expect((await catchResponse(run)).headers.get('location')).toBe(`/orders/${order}`)
  })

  test('responds with 403 to a role that may not pay', async () => {
    startBackend(respondWithRole('staff'))
    const run = () => payOrder(loaderArgs(`/orders/${order}/pay`, { params: { id: order } }))
    expect((await catchResponse(run)).status).toBe(403)
  })
})

describe('several orders', () => {
  const second = 'order0000000000000000043'
  const path = `/orders/pay?order=${order}&order=${second}&order=${order}`
  const twoOrders = () =>
    startBackend(
      respond(orders.get, ({ params }) =>
        params.id === second ? { ...sampleOrder, id: second, number: 'MB-ORD-20261120-0043' } : sampleOrder,
      ),
    )

  test('are paid with one payment', async () => {
    const { calls } = twoOrders()
    const page = await payOrders(loaderArgs(path))
    expect(page.bill.orders.map(({ id }) => id)).toEqual([order, second])
    expect(page.bill.total).toBe(2 * sampleOrder.total)
    const form = { form: 'choose-payment', submission_key: 'submission-1', method: 'gopay' }
    expect(findRedirectTarget(await payOrdersAction(actionArgs(path, form)))).toContain(
      `/orders/${order}/payments/`,
    )
    expect(calls.at(-1)?.body).toMatchObject({ orders: [order, second] })
  })

  test('redirect to the order list if none awaits payment', async () => {
    startBackend()
    const run = () => payOrders(loaderArgs('/orders/pay?order=%00'))
    expect((await catchResponse(run)).headers.get('location')).toBe('/orders')
  })
})

describe('the page of a payment', () => {
  test('checks with the provider while it is open, and shows the zones once it is paid', async () => {
    const { server } = startBackend()
    const instructions = { kind: 'va', bank: 'bca', number: '8127850025' } as const
    server.use(respond(payments.check, { ...pending, instructions }))
    expect(await load()).toMatchObject({ attempt: { instructions: { number: '8127850025' } }, zones: null })
    server.use(respond(payments.check, samplePaidPayment))
    const { attempt: paid, zones } = await load()
    expect(paid).toMatchObject({ state: 'paid', orders: [{ state: 'paid' }] })
    expect(zones?.licences.every(({ state }) => state === 'active')).toBe(true)
  })

  test('shows the QRIS code on the page and as an image file', async () => {
    const { server } = startBackend()
    const instructions = { kind: 'qr', payload: '00020101021226' } as const
    server.use(respond(payments.check, { ...pending, method: 'other_qris', instructions }))
    expect((await load()).code).toEqual({
      image: expect.stringMatching(/^data:image\/svg/),
      file: `/orders/${order}/payments/${attempt}/qr.png`,
    })
    const file = await paymentCode(loaderArgs('/', { params: { id: order, attempt } }))
    expect(file.headers.get('content-type')).toBe('image/png')
  })

  test('cancels an open payment and returns to the choice', async () => {
    const { calls } = startBackend()
    const args = actionArgs(`/orders/${order}/payments/${attempt}`, { form: 'cancel-payment' })
    expect(findRedirectTarget(await cancelAction({ ...args, params: { id: order, attempt } }))).toBe(
      `/orders/${order}/pay`,
    )
    expect(calls.some(({ path }) => path === `/payments/${attempt}/cancel`)).toBe(true)
  })

  test('responds with 404 to a malformed id without calling the backend', async () => {
    const { calls } = startBackend()
    expect((await catchResponse(() => load({ id: order, attempt: '../x' }))).status).toBe(404)
    expect(calls).toEqual([])
  })
})

describe('a payment link', () => {
  const token = 'good-token'
  const open = (params: Record<string, string> = { token }) =>
    paymentLink(loaderArgs(`/pay/${params.token}`, { params, headers: { cookie: '' } }))

  test('shows one order without an account, and hides its URL from other sites', async () => {
    startBackend()
    const { data } = await open()
    expect(data).toMatchObject({ link: { state: 'open' }, bill: { orders: [{ id: order }] } })
    expect(JSON.stringify(data)).not.toContain('terms')
    expect(Object(headers)()).toEqual({ 'Referrer-Policy': 'same-origin' })
  })

  test('pays the order without an account', async () => {
    const { server } = startBackend()
    const form = { form: 'choose-payment', submission_key: 'submission-1', orders: order, method: 'bca_va' }
    const args = actionArgs(`/pay/${token}`, form, { cookie: '' })
    expect(findRedirectTarget(await paymentLinkAction({ ...args, params: { token } }))).toBe(
      `/pay/${token}/payments/${attempt}`,
    )
    server.use(respond(paymentLinks.check, samplePaidPayment))
    const path = `/pay/${token}/payments/${attempt}`
    const shown = await paymentLinkPayment(
      loaderArgs(path, { params: { token, attempt }, headers: { cookie: '' } }),
    )
    expect(shown.attempt.state).toBe('paid')
  })

  test('shows its own 404 page for an unknown token', async () => {
    startBackend(respond(paymentLinks.find, respondWithError(404)))
    const { data, init } = await open({ token: 'bad-token' })
    expect([data.link, init?.status]).toEqual([null, 404])
  })
})
