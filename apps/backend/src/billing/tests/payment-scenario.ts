import { randomUUID } from 'node:crypto'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { getOrderRow } from '#tests/unit-orders'
import type { ScenarioTemplate } from './payment-scenario-template'
import {
  type AttemptRow,
  buildStaffMember,
  paymentServices,
  sendNotice,
  type TestPaymentProvider,
} from './payments'

type Services = ReturnType<typeof services>
type StartedAttempt = Awaited<ReturnType<Services['startPayment']>>
type Snapshot = Parameters<Services['applySnapshot']>[1]

const services = () => ({
  ...paymentServices(),
  ...loadCompiled(() => import('#src/billing/payment/start')),
  ...loadCompiled(() => import('#src/billing/payment/apply-snapshot')),
  ...loadCompiled(() => import('#src/billing/payment/check')),
  ...loadCompiled(() => import('#src/billing/order/cancel')),
  ...loadCompiled(() => import('#src/billing/provider/provider')),
})

export type PaymentScenario = Awaited<ReturnType<typeof createPaymentScenario>>

/** Creates an order that awaits payment, with the steps that a test interleaves. */
export async function createPaymentScenario(
  backend: Backend,
  paymentProvider: TestPaymentProvider,
  { unit, order, line, account }: ScenarioTemplate,
) {
  const { db } = backend.strapi
  const { simulator } = paymentProvider
  const api = services()
  const suffix = randomUUID().slice(0, 12)
  const venue = await db
    .query('api::business-unit.business-unit')
    .create({ data: { ...unit, cid: `C${suffix}`, outlet_key: null } })
  const placed = await db.query('api::order.order').create({
    data: {
      ...order,
      number: `MB-ORD-${suffix}`,
      business_unit: venue.id,
      idempotency_key: suffix,
    },
  })
  await db.connection('order_lines').insert({
    ...line,
    order_id: placed.id,
    business_unit_id: venue.id,
    open_unit_id: venue.id,
    package_titles: null,
  })
  const attempts: StartedAttempt[] = []
  const held: { id: number; snapshot: Snapshot }[] = []
  const notices: string[] = []
  const pick = <T>(items: readonly T[], at: number): T | undefined => items[at % Math.max(1, items.length)]
  const getOrder = () => getOrderRow({ id: placed.id })
  const listAttempts = (): Promise<AttemptRow[]> =>
    db
      .connection('payment_attempts')
      .whereIn(
        'id',
        db.connection('payment_attempt_orders').where({ order_id: placed.id }).select('attempt_id'),
      )
      .orderBy('id')
  const jobs = () =>
    db
      .connection('pgboss.job')
      .whereRaw("state < 'active' and singleton_key <> 'schedule' and name <> '__pgboss__send-it'")
  const takeNotices = () => {
    const ours = attempts.map(({ reference }) => reference)
    for (const { orderId, body } of simulator.takeNotices()) if (ours.includes(orderId)) notices.push(body)
  }
  /** Calls `use`, ignoring the error if the payment page has been closed in the meantime. */
  const unlessClosed = (use: () => unknown) => {
    try {
      use()
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'page-closed') throw error
    }
  }
  const steps = {
    async start(at: number) {
      const method = pick(['bca_va', 'permata_va', 'gopay', 'other_qris', 'credit_card'] as const, at)
      if (!method) return
      const request = {
        orders: [await getOrder()],
        method,
        locale: 'id' as const,
        key: `${suffix}-${at % 3}`,
        startedBy: account,
        link: null,
        returnUrl: () => 'http://127.0.0.1/return',
      }
      if (at % 4 === 3) paymentProvider.failNext('lose-answer')
      const started = await api.startPayment(request).catch(() => null)
      const known = attempts.some(({ id }) => id === started?.id)
      if (started && !known) attempts.push(started)
    },
    async choose(at: number) {
      const attempt = pick(attempts, at)
      const page = attempt && simulator.store.find('transactions', attempt.reference)
      if (attempt && page && !page.status)
        unlessClosed(() => simulator.choose(attempt.reference, page.methods[0]))
    },
    async applyOutcome(at: number) {
      const attempt = pick(attempts, at)
      const page = attempt && simulator.store.find('transactions', attempt.reference)
      if (!attempt || !page) return
      const action = pick(simulator.allowed(page), Math.floor(at / 4))
      const delivery = pick(['once', 'twice', 'reversed', 'never'], at)
      const options: object = { amount: actionAmount(action), delivery }
      if (action) unlessClosed(() => simulator.applyOutcome(attempt.reference, action, options))
    },
    async pay(at: number) {
      const attempt = pick(attempts, at)
      const page = attempt && simulator.store.find('transactions', attempt.reference)
      if (attempt && page && simulator.allowed(page).includes('pay'))
        unlessClosed(() => simulator.applyOutcome(attempt.reference, 'pay'))
    },
    /** Delivers a notice, for the first time or again. */
    async deliver(at: number) {
      takeNotices()
      const body = pick(notices, at)
      if (body) await sendNotice(backend, body)
    },
    async redirect(at: number) {
      const attempt = pick(attempts, at)
      if (attempt) await api.checkAttempt(attempt).catch(() => undefined)
    },
    /** Simulates a process that stops before it applies a response, or applies it much later. */
    async hold(at: number) {
      const attempt = pick(attempts, at)
      const snapshot = attempt && (await api.paymentProvider?.fetch(attempt.reference).catch(() => null))
      if (attempt && snapshot) held.push({ id: attempt.id, snapshot })
    },
    async release(at: number) {
      const [late] = held.splice(at % Math.max(1, held.length), 1)
      if (late) await api.applySnapshot(late.id, late.snapshot)
    },
    async cancel() {
      const row = await getOrder()
      const actor = { kind: 'system', name: 'test' } as const
      await db
        .transaction(() => api.cancelOrder(row, { action: 'order.cancelled', actor, now: new Date() }))
        .catch(() => undefined)
    },
    async lapse() {
      await db
        .query('api::order.order')
        .update({ where: { id: placed.id }, data: { pay_before: new Date(Date.now() - 1000) } })
      await api.expireOrders()
    },
    async refund(at: number) {
      const attempt = pick(attempts, at)
      const amount = at % 2 === 0 ? (await getOrder()).total : 50_000
      const request = { staff: buildStaffMember(1), order: null, amount, reason: 'Uji' }
      const mode = at % 3 === 0 ? 'manual' : 'provider'
      if (attempt)
        await api
          .requestRefund({ ...request, attempt: attempt.id, mode, key: `${suffix}-refund-${at % 2}` })
          .then(
            ({ document_id }) =>
              mode === 'manual'
                ? api
                    .completePayout(document_id, { staff: buildStaffMember(1), reference: 'TRX' })
                    .catch(() => undefined)
                : undefined,
            () => undefined,
          )
    },
    async revive(at: number) {
      const attempt = pick(attempts, at)
      if (attempt) await api.restoreOrder(attempt.id, placed.id, buildStaffMember(1)).catch(() => undefined)
    },
    async jobs() {
      await settleJobs()
    },
    async sweep() {
      await api.sweepPayments(Date.now() + 3 * 60 * 60_000)
    },
  }

  const actionAmount = (action: string | undefined) =>
    action === 'amount' ? 123_456 : action === 'refund' ? 10_000 : undefined

  return {
    steps,
    /** Delivers everything that is still in flight, and simulates the following minutes. */
    async settle() {
      paymentProvider.recover()
      for (const { reference } of attempts) {
        const page = simulator.store.find('transactions', reference)
        if (page && simulator.allowed(page).includes('settle')) simulator.applyOutcome(reference, 'settle')
      }
      takeNotices()
      for (const body of notices.splice(0)) await sendNotice(backend, body)
      for (const { id, snapshot } of held.splice(0)) await api.applySnapshot(id, snapshot)
      await jobs().update({ start_after: new Date() })
      await settleJobs()
      // Makes the payments old enough to be checked again, in case a bank has reversed a payment within the
      // first minute.
      await db.connection('payment_attempts').decrement('received_at', 2 * 60_000)
      for (const attempt of await listAttempts()) await api.checkAttempt(attempt)
      await settleJobs()
    },
    async read() {
      const rows = await listAttempts()
      const ids = rows.map(({ id }) => id)
      const [paid, refunds, periods, current] = await Promise.all([
        db.connection('payment_attempt_orders').whereIn('attempt_id', ids),
        db.connection('refunds').whereIn('attempt_id', ids),
        db.query('api::subscription.subscription').findMany({ where: { order: { id: placed.id } } }),
        getOrder(),
      ])
      return { order: current, attempts: rows, paid, refunds, periods }
    },
    /** Removes the rows that would slow down the sweeps, jobs and checks of later runs. */
    async retire() {
      const ids = (await listAttempts()).map(({ id }) => id)
      await jobs().delete()
      await db.query('api::subscription.subscription').deleteMany({ where: { order: { id: placed.id } } })
      await db.query('api::zone.zone').deleteMany({ where: { business_unit: { id: venue.id } } })
      for (const table of ['payment_notices', 'payment_attempt_orders', 'refunds'])
        await db.connection(table).whereIn('attempt_id', ids).delete()
      await db.connection('payment_attempts').whereIn('id', ids).delete()
      await db.query('api::order.order').delete({ where: { id: placed.id } })
    },
    /**
     * The amounts that the provider has received and refunded, and whether the payment was `reversed` by the
     * bank or `cancelled` by us.
     */
    account: (reference: string) => {
      const page = simulator.store.find('transactions', reference)
      const received: number = page?.received ?? 0
      const returned: { amount: number }[] = page?.refunds ?? []
      const cancelled = received > 0 && page.status === 'cancel'
      return {
        received,
        refunded: cancelled ? received : returned.reduce((sum, { amount }) => sum + amount, 0),
        reversed: received > 0 && page.status === 'deny',
        cancelled,
      }
    },
    listDifferences: () => api.listReconciliationDifferences(),
  }
}
