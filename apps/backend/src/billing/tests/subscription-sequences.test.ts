import fc from '@bgm/property-tests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SecondBackend, startSecondBackend } from '#tests/second-backend'
import { expectLedgerExplained } from './ledger-checks'
import { setUpPayments } from './payments'
import { createOrganisationWithUnits, type Organisation } from './several-units'
import {
  computeWorth,
  createCalls,
  createSteps,
  expectConsistent,
  type Step,
  type World,
} from './subscription-world'

const payments = setUpPayments()
let second: SecondBackend
beforeAll(async () => {
  second = await startSecondBackend()
}, 240_000)
afterAll(() => second.kill())

const weights: Record<Step['name'], number> = {
  order: 7,
  pay: 7,
  cancelOrder: 1,
  refund: 2,
  decideRefund: 2,
  payOut: 2,
  pause: 2,
  endPause: 1,
  plan: 1,
  withdraw: 1,
  move: 3,
  cancel: 2,
  trial: 3,
  clock: 4,
}

const step = fc.oneof(
  ...Object.entries(weights).map(([name, weight]) => ({
    weight,
    arbitrary: fc.record({
      name: fc.constant(name as Step['name']), // the keys of `weights`
      at: fc.nat({ max: 9_999 }),
      second: fc.boolean(),
    }),
  })),
)

/** One step, or two at once. */
const sequence = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 8, maxLength: 16 })

const perOrganisation = 40
let organisation: Organisation | undefined
let used = 0

/** Three units without a subscription. */
async function createWorld(): Promise<World> {
  if (!organisation || used === perOrganisation) {
    organisation = await createOrganisationWithUnits(payments.backend, 3 * perOrganisation)
    used = 0
  }
  const units = organisation.units.slice(3 * used, 3 * used + 3)
  used += 1
  const { backend } = payments
  return {
    backend,
    place: organisation,
    units,
    calls: createCalls(backend, second),
    placedOn: new Map(),
    elapsed: 0,
  }
}

/** Steps that change nothing of what the periods are worth. */
const free = new Set<Step['name']>([
  'order',
  'cancelOrder',
  'pause',
  'endPause',
  'plan',
  'withdraw',
  'move',
  'trial',
])

/** What a step has done; null if it was refused or there was nothing to do. */
async function run(world: World, { name, at, second: other }: Step): Promise<unknown> {
  try {
    const call = other ? world.calls.second : world.calls.first
    return await createSteps(world)[name](at, call)
  } catch (error) {
    // A refusal is an answer; anything else, such as a deadlock, is not.
    const { status } = error as { status?: number }
    if (status === undefined) throw error
    return null
  }
}

/** A payment adds its money to what the periods are worth; some days of a change that was ordered earlier are over. */
function expectPaid(before: number, after: number, done: unknown) {
  const { paid, today } = done as { paid: number; today: boolean } // what the step `pay` returns
  // What a change credits is rounded down once for each period.
  const rounding = 6
  expect(after - before).toBeLessThanOrEqual(paid + rounding)
  if (today) expect(after - before).toBeGreaterThanOrEqual(paid - rounding)
}

const seed = process.env.PROPERTY_RUNS === undefined ? undefined : Date.now() % 2 ** 31
// The gate runs 12 sequences, `npm run verify` 10,000.
const runs = Math.max(12, Number(process.env.PROPERTY_RUNS ?? 0) / 10)

test(
  `no sequence of changes loses or doubles a rupiah, a day, a zone or a licence${seed ? ` (seed ${seed})` : ''}`,
  async () => {
    await fc.assert(
      fc.asyncProperty(sequence, async moments => {
        const world = await createWorld()
        for (const steps of moments) {
          const before = await computeWorth(world)
          // Time does not pass during another step.
          const parallel = steps.some(({ name }) => name === 'clock') ? steps.slice(0, 1) : steps
          const [done, other] = await Promise.all(parallel.map(one => run(world, one)))
          await expectConsistent(world)
          await expectLedgerExplained(world.place.organisation)
          const after = await computeWorth(world)
          if (parallel.every(({ name }) => free.has(name))) expect(after).toBe(before)
          // A step that succeeds may return nothing; one that is refused returns null.
          const isAlone = parallel.length === 1 || other === null
          if (parallel[0]?.name === 'pay' && done && isAlone) expectPaid(before, after, done)
        }
      }),
      { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
    )
  },
  60_000 + runs * 60_000,
)
