import { Badge } from '@bgm/ui'
import type { RequestState } from '@bgm/validation'
import { useText } from '#app/text'

const tones = { requested: 'warn', placed: 'ok', declined: 'bad', void: 'off' } as const

export const RequestBadge = ({ state }: { state: RequestState }) => (
  <Badge tone={tones[state]}>{useText()(`approval.states.${state}`)}</Badge>
)
