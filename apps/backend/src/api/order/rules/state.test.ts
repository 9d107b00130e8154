import { expect, test } from 'vitest'
import { canTransition, orderStates } from './state'

const allowed = new Set([
  'draft>awaiting-payment',
  'draft>cancelled',
  'awaiting-payment>paid',
  'awaiting-payment>cancelled',
])

test.each(orderStates.flatMap(from => orderStates.map(to => [from, to] as const)))('%s to %s', (from, to) => {
  expect(canTransition(from, to)).toBe(allowed.has(`${from}>${to}`))
})
