import { describe, expect, test } from 'vitest'
import { buildTimeline, canTransition, getStateTimestamps, type PartnerState } from './state'

describe('a partner application', () => {
  test.each<[PartnerState, PartnerState, boolean]>([
    ['new', 'in-review', true],
    ['new', 'approved', true],
    ['new', 'rejected', true],
    ['in-review', 'approved', true],
    ['in-review', 'rejected', true],
    ['in-review', 'new', false],
    ['rejected', 'in-review', true],
    ['rejected', 'approved', false],
    ['approved', 'rejected', false],
    ['approved', 'in-review', false],
  ])('may change from %s to %s: %s', (from, to, allowed) => {
    expect(canTransition(from, to)).toBe(allowed)
  })

  const received_at = '2026-11-20T03:00:00.000Z'
  const in_review_at = '2026-11-21T03:00:00.000Z'
  const decided_at = '2026-11-22T03:00:00.000Z'

  test.each([
    [{ state: 'new', in_review_at: null, decided_at: null } as const, ['new']],
    [{ state: 'in-review', in_review_at, decided_at: null } as const, ['new', 'in-review']],
    [{ state: 'approved', in_review_at, decided_at } as const, ['new', 'in-review', 'approved']],
    [{ state: 'rejected', in_review_at: null, decided_at } as const, ['new', 'rejected']],
  ])('has one timeline entry per state change: %j', (moments, states) => {
    expect(buildTimeline({ received_at, ...moments }).map(({ state }) => state)).toEqual(states)
  })

  test('has no decision date after it is reopened', () => {
    const now = new Date()
    expect(getStateTimestamps('in-review', now)).toEqual({ in_review_at: now, decided_at: null })
    expect(getStateTimestamps('approved', now)).toEqual({ decided_at: now })
  })
})
