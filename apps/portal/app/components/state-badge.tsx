import type { BusinessUnitState, OrderState } from '@bgm/api-client'
import { Badge } from '@bgm/ui'
import { useText } from '#app/text'

const orderTones = { draft: 'off', 'awaiting-payment': 'warn', paid: 'ok', cancelled: 'off' } as const
const unitTones = {
  none: 'off',
  'awaiting-payment': 'warn',
  active: 'ok',
  expiring: 'warn',
  grace: 'warn',
  paused: 'off',
  expired: 'bad',
  suspended: 'bad',
} as const

/** The states of a unit, in the order in which filters list them. */
export const unitStates: readonly BusinessUnitState[] = [
  'active',
  'expiring',
  'grace',
  'paused',
  'expired',
  'suspended',
  'awaiting-payment',
  'none',
]

export function OrderBadge({ state }: { state: OrderState }) {
  const t = useText()
  return <Badge tone={orderTones[state]}>{t(`states.order.${state}`)}</Badge>
}

export function UnitBadge({ state }: { state: BusinessUnitState }) {
  const t = useText()
  return <Badge tone={unitTones[state]}>{t(`states.business_unit.${state}`)}</Badge>
}
