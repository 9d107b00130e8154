import type { Licence } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge } from '@bgm/ui'
import { isValidLicence } from '@bgm/validation'
import { useText } from '#app/text'

const tones = {
  active: 'ok',
  overdue: 'warn',
  paused: 'warn',
  suspended: 'warn',
  expired: 'bad',
  revoked: 'bad',
} as const

/** The state of a licence, with the remaining days if it ends soon. */
export function LicenceBadge({ licence, now }: { licence: Licence; now: number }) {
  const t = useText()
  const { state, expiring, until } = licence
  if (expiring && until) {
    const count = format.daysUntil(until, now)
    return (
      <Badge tone="warn">{count > 0 ? t('licences.days_left', { count }) : t('licences.ends_today')}</Badge>
    )
  }
  return <Badge tone={tones[state]}>{t(`licences.states.${state}`)}</Badge>
}

/** Whether the licence needs action and is therefore listed first. */
export const licenceNeedsAttention = ({ state, expiring }: Licence) => expiring || state !== 'active'

/**
 * Returns which documents can be printed. A certificate requires a valid licence; stickers outlast a
 * renewal and can be printed unless the licence is revoked.
 */
export const getPrintableDocuments = ({ state, version }: Licence) => ({
  a4: isValidLicence(state) && version !== null,
  sticker: state !== 'revoked',
})
