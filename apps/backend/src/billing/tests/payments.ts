import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createSimulator } from '@bgm/payments'
import { afterAll, beforeAll } from 'vitest'
import { createCustomer, pricingStep } from '#tests/customers'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { countRows, startBackendWithPackages } from '#tests/shop'
import { placeOrder, quoteOrder } from '#tests/unit-orders'
import { unitFields } from '#tests/units'

export const serverKey = 'server-key-of-the-tests'

/** Simulates the provider's API on a free port. Payments and notices happen only when the test triggers them. */
export async function startPaymentProvider(signatureKey?: string) {
  const failures: ('refuse' | 'lose-answer')[] = []
  let calls = 0
  const server = createServer(async (request, response) => {
    calls += 1
    const failure = failures.shift()
    if (failure === 'refuse') return void request.socket.destroy()
    const { status, body } = simulator.request({
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    })
    if (failure === 'lose-answer') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const simulator = createSimulator({ serverKey, signatureKey, baseUrl: url })
  return {
    simulator,
    url,
    environment: {
      PAYMENT_PROVIDER: 'midtrans',
      MIDTRANS_SERVER_KEY: serverKey,
      MIDTRANS_SNAP_URL: url,
      MIDTRANS_API_URL: url,
    },
    /** Makes the next calls fail, either before or after the provider has processed them. */
    failNext: (...kinds: typeof failures) => void failures.push(...kinds),
    /** Clears all pending failures. */
    recover: () => void failures.splice(0),
    countCalls: () => calls,
    async stop() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

export type TestPaymentProvider = Awaited<ReturnType<typeof startPaymentProvider>>

/** Starts a backend with packages and an online payment provider. */
export async function startBackendWithPayments(env: Record<string, string> = {}) {
  const provider = await startPaymentProvider()
  const backend = await startBackendWithPackages({
    RATE_LIMIT_FACTOR: '1000',
    ...provider.environment,
    ...env,
  })
  await loadCompiled(() => import('#src/billing/payment/settings')).ensurePaymentSetting()
  return {
    backend,
    provider,
    async stop() {
      await backend.stop()
      await provider.stop()
    },
  }
}

/**
 * Starts the backend and the provider for a file's tests, and stops them afterwards. `prepare` runs after the start.
 */
export function setUpPayments(env: Record<string, string> = {}, prepare = async () => {}) {
  let started: Awaited<ReturnType<typeof startBackendWithPayments>> | undefined
  const get = () => {
    if (!started) throw new Error('The backend has not started')
    return started
  }
  beforeAll(async () => {
    started = await startBackendWithPayments(env)
    await prepare()
  }, 240_000)
  afterAll(() => started?.stop())
  return {
    get backend() {
      return get().backend
    },
    get provider() {
      return get().provider
    },
    /** Triggers an outcome of a payment in the simulated provider. */
    applyOutcome: (reference: string, action: string, options = {}) =>
      get().provider.simulator.applyOutcome(reference, action, options),
    /** The number of subscriptions that an order has started. */
    getPeriods: (order: string) =>
      countRows(get().backend, 'api::subscription.subscription', { order: { documentId: order } }),
    waitForEmails: (email: string) => get().backend.mail.mails.filter(({ to }) => to.includes(email)),
    /** Creates a customer whose order has been paid. */
    async pay(method = 'other_qris', choices = {}) {
      const { backend, provider } = get()
      const payer = await createPayer(backend, method, choices)
      provider.simulator.applyOutcome(payer.attempt.reference, 'pay')
      await deliverNotices(backend, provider)
      return payer
    },
  }
}

export const sendNotice = (backend: Backend, body: string, path = 'midtrans') =>
  backend.call('POST', `/payments/notices/${path}`, { body })

/** Delivers all waiting notices and waits for the jobs that they cause. */
export async function deliverNotices(backend: Backend, { simulator }: TestPaymentProvider) {
  for (const { body } of simulator.takeNotices()) await sendNotice(backend, body)
  await settleJobs()
}

let keys = 0
const nextKey = () => {
  keys += 1
  return `payment-key-${keys}`
}

export const startPayment = (backend: Backend, token: string, body: object, key = nextKey()) =>
  backend.call('POST', '/payments', { token, body, headers: { 'idempotency-key': key } })

/** Creates a customer with an order of Rp200.000 that awaits payment, and a payment attempt for it. */
export async function createPayer(backend: Backend, method = 'bca_va', choices = {}) {
  const customer = await createCustomer(backend, choices)
  const order: string = customer.order.documentId
  const started = await startPayment(backend, customer.token, { orders: [order], method })
  if (started.status !== 201) throw new Error(`POST /payments answered ${started.status}: ${started.text}`)
  return { ...customer, id: order, attempt: started.body.data }
}

/** Creates another order of the same customer that awaits payment, for a second unit. */
export async function placeSecondOrder(backend: Backend, token: string) {
  const unit = await backend.call('POST', '/business-units', {
    token,
    body: unitFields,
    headers: { 'idempotency-key': nextKey() },
  })
  const choice = { ...pricingStep, kind: 'new', business_unit: unit.body.documentId }
  const { total } = (await quoteOrder(backend, token, choice)).body
  const placed = await placeOrder(backend, token, { ...choice, expected_total: total }, nextKey())
  if (placed.status !== 200) throw new Error(`POST /orders answered ${placed.status}: ${placed.text}`)
  return placed.body
}

export const getOrder = async (backend: Backend, token: string, id: string) =>
  (await backend.call('GET', `/orders/${id}`, { token })).body

export const getAttempt = async (backend: Backend, token: string, id: string) =>
  (await backend.call('GET', `/payments/${id}`, { token })).body.data

export const checkAttempt = async (backend: Backend, token: string, id: string) =>
  (await backend.call('POST', `/payments/${id}/check`, { token, body: {} })).body.data

type StaffMember = { id: number; actor: { kind: 'staff'; name: string } }
export const buildStaffMember = (id: number): StaffMember => ({
  id,
  actor: { kind: 'staff', name: `Staf (${id})` },
})

/** The payment services of the running backend. */
export const paymentServices = () => ({
  ...loadCompiled(() => import('#src/billing/payment/refunds')),
  ...loadCompiled(() => import('#src/billing/payment/cases')),
  ...loadCompiled(() => import('#src/billing/payment/follow')),
  ...loadCompiled(() => import('#src/billing/payment/reconcile')),
  ...loadCompiled(() => import('#src/billing/order/expire')),
})

export type AttemptRow = {
  id: number
  reference: string
  state: string
  outcome: string | null
  received: number | string | null
  refunded: number | string
  case_kind: string | null
  case_closed_at: number | string | null
}

export const findAttempt = ({ strapi }: Backend, document_id: string): Promise<AttemptRow> =>
  strapi.db.connection('payment_attempts').where({ document_id }).first()
