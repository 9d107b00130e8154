import type { SubscriptionState } from '@bgm/contract'
import type { OrderKind } from '@bgm/validation'

type UnitSubscription = { state: SubscriptionState | 'none'; renewed: boolean }

const kinds: Record<UnitSubscription['state'], readonly OrderKind[]> = {
  none: ['new'],
  active: ['extra-zones', 'renewal', 'change'],
  expiring: ['extra-zones', 'renewal', 'change'],
  grace: ['renewal'],
  expired: ['renewal'],
  suspended: [],
}

/** The kinds of order that a unit's subscription allows. Only one period can be paid for in advance. */
export const getAllowedOrderKinds = ({ state, renewed }: UnitSubscription): OrderKind[] =>
  kinds[state].filter(kind => !(renewed && kind === 'renewal'))
