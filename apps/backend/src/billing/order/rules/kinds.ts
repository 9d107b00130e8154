import type { SubscriptionState } from '@bgm/contract'
import type { OrderKind } from '@bgm/validation'

type UnitSubscription = {
  state: SubscriptionState | 'none'
  renewed: boolean
  /** Whether the last period is a trial, or a trial runs that a paid period continues. */
  trial?: 'last' | 'continued' | null
}

const kinds: Record<UnitSubscription['state'], readonly OrderKind[]> = {
  none: ['new'],
  active: ['extra-zones', 'renewal', 'change'],
  expiring: ['extra-zones', 'renewal', 'change'],
  grace: ['renewal'],
  expired: ['renewal'],
  suspended: [],
}

/**
 * The kinds of order that a unit's subscription allows. Only one period can be paid for in advance. A trial can only be
 * followed by a new subscription.
 */
export function getAllowedOrderKinds({ state, renewed, trial = null }: UnitSubscription): OrderKind[] {
  if (trial === 'continued') return []
  if (trial === 'last') return state === 'suspended' ? [] : ['new']
  return kinds[state].filter(kind => !(renewed && kind === 'renewal'))
}
