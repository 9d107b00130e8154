import { orderStates } from '@bgm/contract'
import { expect, test } from 'vitest'
import { canTransition } from './state'

const allowed = new Set([
  'draft>awaiting-payment',
  'draft>cancelled',
  'awaiting-payment>paid',
  'awaiting-payment>cancelled',
])

test.each(orderStates.flatMap(from => orderStates.map(to => [from, to] as const)))(
  'allows the change from %s to %s only if it is one of the four allowed transitions',
  (from, to) => {
    expect(canTransition(from, to)).toBe(allowed.has(`${from}>${to}`))
  },
)
