import { Badge } from '@bgm/ui'
import { useText } from '#app/text'

/** Whether the mobile number is verified. */
export function VerifiedBadge({ proved }: { proved: boolean }) {
  const t = useText()
  return <Badge tone={proved ? 'ok' : 'off'}>{t(proved ? 'account.proved' : 'account.not_proved')}</Badge>
}
