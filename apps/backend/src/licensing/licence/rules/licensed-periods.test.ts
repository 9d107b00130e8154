import { describe, expect, test } from 'vitest'
import { comparePeriods, listCoveredPeriods, withoutFutureGrace } from './licensed-periods'

const licence = { number: 1, coveredFrom: 0, revokedAt: null, suspendedAt: 150 }
const period = (changes = {}) => ({
  subscription: 7,
  starts_at: new Date(100),
  expired_date: new Date(200),
  licensed_until: new Date(250),
  zone_count: 2,
  suspended: false,
  ...changes,
})
const recorded = (changes = {}) => ({ id: 1, subscription: 7, from: 100, until: 200, ...changes })
const covered = (changes = {}) => ({ subscription: 7, from: 100, until: 200, ...changes })
const none = { added: [], ended: [], removed: [] }

describe('a paid period covers a zone', () => {
  test.each([
    ['completely, with its grace period', {}, {}, [covered({ until: 250 })]],
    [
      'from the day on which the zone was added',
      { coveredFrom: 120 },
      {},
      [covered({ from: 120, until: 250 })],
    ],
    ['until the licence was revoked', { revokedAt: 130 }, {}, [covered({ until: 130 })]],
    ['until it was suspended', {}, { suspended: true }, [covered({ until: 150 })]],
    ['never, if the licence had been revoked before', { revokedAt: 90 }, {}, []],
    ['never, if it is for fewer zones', { number: 3 }, {}, []],
  ])('%s', (_, changes, changed, expected) => {
    expect(listCoveredPeriods({ ...licence, ...changes }, [period(changed)])).toEqual(expected)
  })
})

test.each([
  [150, 200],
  [220, 250],
])('at %i, a period that ends at 200 is recorded until %i', (now, until) => {
  const [recordedPeriod] = withoutFutureGrace([period()], now)
  expect(recordedPeriod?.licensed_until).toEqual(new Date(until))
})

describe('the recorded times', () => {
  test.each([
    ['start with a new period', [], [covered()], { added: [covered()] }],
    ['do not change with an unchanged period', [recorded()], [covered()], {}],
    ['end with a refund', [recorded()], [covered({ until: 150 })], { ended: [{ id: 1, until: 150 }] }],
    ['end now if the period no longer covers the zone', [recorded()], [], { ended: [{ id: 1, until: 150 }] }],
    [
      'follow an extended period',
      [recorded()],
      [covered({ until: 300 })],
      { ended: [{ id: 1, until: 300 }] },
    ],
    ['never end in the past', [recorded()], [covered({ until: 120 })], { ended: [{ id: 1, until: 150 }] }],
    [
      'continue now after an interruption',
      [recorded({ until: 130 })],
      [covered()],
      { added: [covered({ from: 150 })] },
    ],
    ['keep a period that ended before it was removed', [recorded({ until: 140 })], [], {}],
    [
      'drop a future period that was cancelled',
      [recorded({ id: 2, from: 200, until: 300 })],
      [],
      { removed: [2] },
    ],
  ])('%s', (_, before, now, expected) => {
    expect(comparePeriods(before, now, 150, null)).toEqual({ ...none, ...expected })
  })

  test('leave out the time during which a period was suspended before it was recorded', () => {
    expect(comparePeriods([], [covered()], 150, 120)).toEqual({
      ...none,
      added: [covered({ until: 120 }), covered({ from: 150 })],
    })
  })
})
