import type { OrderKind } from '@bgm/validation'
import type { SubscriptionState } from '#src/api/subscription/rules/state'

type Standing = { state: SubscriptionState | 'none'; renewed: boolean }

const kinds: Record<Standing['state'], readonly OrderKind[]> = {
  none: ['new'],
  active: ['extra-zones', 'renewal'],
  expiring: ['extra-zones', 'renewal'],
  grace: ['renewal'],
  expired: ['renewal'],
  suspended: [],
}

/** What may be ordered for a unit by how its subscription stands; the next period is bought once, not twice. */
export const allowedOrderKinds = ({ state, renewed }: Standing): OrderKind[] =>
  kinds[state].filter(kind => !(renewed && kind === 'renewal'))
