import { Badge } from '@bgm/ui'
import type { WithholdingState } from '@bgm/validation'
import { useText } from '#app/text'

const tones = {
  awaited: 'warn',
  sent: 'info',
  refused: 'bad',
  accepted: 'ok',
  paid: 'ok',
  void: 'off',
} as const

export const WithholdingBadge = ({ state }: { state: WithholdingState }) => (
  <Badge tone={tones[state]}>{useText()(`payments.withholding.states.${state}`)}</Badge>
)
