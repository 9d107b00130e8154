import fc, { countRuns } from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { computeNextPeriod } from '#src/billing/subscription/rules/period'
import { graceDays } from '#src/customers/business-unit/rules/subscription-state'
import { withLicensedEnds } from './grace'
import {
  comparePeriods,
  listCoveredPeriods,
  type RecordedPeriod,
  withoutFutureGrace,
} from './licensed-periods'
import { licensedUntil } from './licensed-until'
import { deriveLicenceStatus } from './state'

const hour = 3_600_000
const day = 24 * hour
const start = Date.parse('2026-11-01T03:00:00Z')

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 24 * 45 }) }),
    fc.record({
      kind: fc.constant('pay' as const),
      zones: fc.integer({ min: 1, max: 2 }),
      billing: fc.constantFrom('monthly' as const, 'yearly' as const),
    }),
    fc.record({ kind: fc.constant('refund' as const), which: fc.nat(5) }),
  ),
  { maxLength: 30 },
)

type Paid = {
  subscription: number
  starts_at: Date
  expired_date: Date
  anchor_day: number
  zone_count: number
  suspended: boolean
  ended_early: boolean
}

/** The periods of a unit, changed as `fulfilOrder` and `endOrderPeriod` change them. */
class Unit {
  periods: Paid[] = []
  #count = 0

  pay(at: number, billing_period: 'monthly' | 'yearly', zone_count: number): void {
    const last = this.periods.toSorted((a, b) => b.expired_date.getTime() - a.expired_date.getTime())[0]
    // Only one period can be bought in advance.
    if (last && last.starts_at.getTime() > at) return
    this.#count += 1
    const period = computeNextPeriod(last, { billing_period }, new Date(at))
    this.periods.push({
      subscription: this.#count,
      zone_count,
      suspended: false,
      ended_early: false,
      ...period,
    })
  }

  refund(at: number, which: number): void {
    const period = this.periods[which]
    if (!period) return
    if (period.starts_at.getTime() >= at) this.periods.splice(which, 1)
    else if (period.expired_date.getTime() + graceDays * day > at) {
      period.expired_date = new Date(Math.min(period.expired_date.getTime(), at))
      period.ended_early = true
    }
  }
}

/** The definition: the union of the periods, and seven days after each end that no period follows. */
function isLicensedByDefinition(periods: readonly Paid[], number: number, at: number): boolean {
  return periods.some(period => {
    const [from, until] = [period.starts_at.getTime(), period.expired_date.getTime()]
    if (period.zone_count < number || at < from) return false
    if (at < until) return true
    const follower = periods.find(
      other => other.starts_at.getTime() <= until && other.expired_date.getTime() > until,
    )
    return !period.ended_early && !follower && at < until + graceDays * day
  })
}

/** The recorded times of a licence, brought up to date as `recordLicensedPeriods` does it. */
class Records {
  rows: RecordedPeriod[] = []
  #count = 0

  constructor(readonly number: number) {}

  update(periods: readonly Paid[], now: number): void {
    const licence = { number: this.number, coveredFrom: 0, revokedAt: null, suspendedAt: now }
    const covered = listCoveredPeriods(licence, withoutFutureGrace(withLicensedEnds(periods), now))
    const { added, ended, removed } = comparePeriods(this.rows, covered, now, null)
    const ends = new Map(ended.map(({ id, until }) => [id, until]))
    this.rows = this.rows
      .filter(({ id }) => !removed.includes(id))
      .map(row => ({ ...row, until: ends.get(row.id) ?? row.until }))
    for (const period of added) {
      this.#count += 1
      this.rows.push({ ...period, id: this.#count })
    }
    this.rows.sort((a, b) => a.from - b.from || a.id - b.id)
  }
}

test('licensed time is the union of the periods and of seven days after each end without a following period', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 2 }), (sequence, number) => {
      const unit = new Unit()
      const records = new Records(number)
      const seen = new Map<number, boolean>()
      let now = start
      const look = () => {
        const licence = { number, issued: true, revokedAt: null }
        const { state, valid } = deriveLicenceStatus(licence, withLicensedEnds(unit.periods), new Date(now))
        const licensed = isLicensedByDefinition(unit.periods, number, now)
        expect(state === 'active' || state === 'overdue').toBe(licensed)
        // Devices are told an end at which the licence does end, and before which it does not.
        if (valid) {
          const until = valid.until.getTime()
          expect(isLicensedByDefinition(unit.periods, number, until - 1)).toBe(true)
          expect(isLicensedByDefinition(unit.periods, number, until)).toBe(false)
          expect(state === 'active').toBe(valid.paidUntil.getTime() > now)
        }
        seen.set(now, licensed)
        records.update(unit.periods, now)
      }
      for (const step of sequence) {
        if (step.kind === 'pay') unit.pay(now, step.billing, step.zones)
        if (step.kind === 'refund') unit.refund(now, step.which)
        look()
        // Licences are repaired more often, but once a day finds every start and end of a grace period.
        const until = now + (step.kind === 'wait' ? step.hours * hour : 1000)
        while (now < until) {
          now = Math.min(until, now + day)
          look()
        }
      }
      // What was licensed stays on record. A renewal in the grace period also licenses the days since the old end.
      for (const [at, licensed] of seen) {
        const recorded = licensedUntil(records.rows, at) !== null
        const paidLater = unit.periods.some(
          ({ zone_count, starts_at, expired_date }) =>
            zone_count >= number && starts_at.getTime() <= at && expired_date.getTime() > at,
        )
        if (recorded !== licensed) expect([recorded, paidLater]).toEqual([true, true])
      }
    }),
    { numRuns: countRuns(200) },
  )
})
