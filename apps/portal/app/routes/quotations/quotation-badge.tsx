import type { Quotation } from '@bgm/api-client'
import { Badge } from '@bgm/ui'
import { useText } from '#app/text'

const tones = { open: 'info', ordered: 'ok', expired: 'off' } as const

export const QuotationBadge = ({ state }: { state: Quotation['state'] }) => (
  <Badge tone={tones[state]}>{useText()(`quotations.states.${state}`)}</Badge>
)
