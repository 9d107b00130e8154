import { Badge } from '@bgm/ui'
import { useText } from '#app/text'

/** Whether a code proved the mobile number. */
export function VerifiedBadge({ proved }: { proved: boolean }) {
  const t = useText()
  return <Badge tone={proved ? 'ok' : 'off'}>{t(proved ? 'account.proved' : 'account.not_proved')}</Badge>
}
