import { Badge } from '@bgm/ui'
import { useText } from '#app/text'

/** Shows whether the mobile number is verified. */
export function VerifiedBadge({ verified }: { verified: boolean }) {
  const t = useText()
  return <Badge tone={verified ? 'ok' : 'off'}>{t(verified ? 'account.proved' : 'account.not_proved')}</Badge>
}
