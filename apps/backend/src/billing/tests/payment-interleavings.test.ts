import fc from '@bgm/property-tests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectLedgerExplained } from './ledger-checks'
import { createPaymentScenario, type PaymentScenario } from './payment-scenario'
import { createScenarioTemplate } from './payment-scenario-template'
import { startBackendWithPayments } from './payments'

let payments: Awaited<ReturnType<typeof startBackendWithPayments>>
let template: Awaited<ReturnType<typeof createScenarioTemplate>>
beforeAll(async () => {
  payments = await startBackendWithPayments()
  template = await createScenarioTemplate(payments.backend)
}, 240_000)
afterAll(() => payments.stop())

type Step = keyof PaymentScenario['steps']

const step = (name: Step, weight: number) => ({
  weight,
  arbitrary: fc.tuple(fc.constant(name), fc.nat({ max: 999 })),
})

const interleaving = fc.array(
  fc.oneof(
    step('start', 3),
    step('choose', 2),
    step('pay', 4),
    step('applyOutcome', 4),
    step('deliver', 4),
    step('redirect', 3),
    step('hold', 2),
    step('release', 2),
    step('refund', 2),
    step('revive', 1),
    step('cancel', 1),
    step('lapse', 1),
    step('jobs', 1),
    step('sweep', 1),
  ),
  { minLength: 3, maxLength: 16 },
)

const sum = (values: readonly unknown[]) => values.reduce<number>((total, value) => total + Number(value), 0)

type State = Awaited<ReturnType<PaymentScenario['read']>>

/** Asserts that the provider and our records show the same amounts, and that unassigned money has a case. */
function expectAccount(
  { paid, refunds, periods }: State,
  attempt: State['attempts'][number],
  world: PaymentScenario,
) {
  const account = world.account(attempt.reference)
  const applied = paid.some(({ attempt_id, outcome }) => attempt_id === attempt.id && outcome === 'applied')
  const done = refunds.filter(({ attempt_id, state }) => attempt_id === attempt.id && state === 'done')
  const returned = sum(done.filter(({ mode }) => mode === 'provider').map(({ amount }) => amount))
  const received = Number(attempt.received ?? 0)
  // A payment that was reversed or cancelled before it was checked was never received.
  const unseen = (account.reversed || account.cancelled) && attempt.received === null
  expect([attempt.reference, received, returned]).toEqual([
    attempt.reference,
    unseen ? 0 : account.received,
    unseen ? 0 : account.refunded,
  ])
  if (account.reversed && received > 0) expect(attempt.state).toBe('charged-back')
  if (attempt.state === 'charged-back') expect(attempt.case_kind).not.toBeNull()
  expect(sum(done.map(({ amount }) => amount))).toBe(Number(attempt.refunded))
  if (!applied && received > Number(attempt.refunded)) expect(attempt.case_kind).not.toBeNull()
  if (applied && attempt.state === 'refunded')
    expect(new Date(periods[0]?.expired_date).getTime()).toBeLessThanOrEqual(Date.now())
}

/**
 * Asserts that a paid order has exactly one subscription and other orders have none, and that the hourly
 * check finds only double refunds.
 */
async function expectBalance(world: PaymentScenario) {
  const state = await world.read()
  const { order, attempts, paid, periods } = state
  expect(paid.filter(({ outcome }) => outcome === 'applied').length).toBe(order.state === 'paid' ? 1 : 0)
  expect(periods.length).toBe(order.state === 'paid' ? 1 : 0)
  for (const attempt of attempts) expectAccount(state, attempt, world)
  const returnedTwice = attempts.filter(({ received, refunded }) => Number(refunded) > Number(received ?? 0))
  expect(await world.listDifferences()).toEqual(
    returnedTwice.map(({ reference }) => ({ kind: 'over-refunded', reference })),
  )
}

// The gate runs 20 sequences, `npm run verify` 10,000.
const runs = Math.max(20, Number(process.env.PROPERTY_RUNS ?? 0) / 10)

test(
  'no sequence of events loses money or starts a period twice',
  async () => {
    await fc.assert(
      fc.asyncProperty(interleaving, async steps => {
        const world = await createPaymentScenario(payments.backend, payments.provider, template)
        await world.steps.start(0)
        for (const [name, at] of steps) await world.steps[name](at)
        await world.settle()
        await expectBalance(world)
        await expectLedgerExplained(Number(template.order.organisation))
        await world.retire()
      }),
      { numRuns: runs },
    )
  },
  60_000 + runs * 30_000,
)
