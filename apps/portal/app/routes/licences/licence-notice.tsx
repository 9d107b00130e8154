import type { LicenceDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Notice } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

/**
 * Explains why a licence is not valid or ends soon, and what to do. Renders nothing for any other licence.
 */
export function LicenceNotice({ licence }: { licence: LicenceDetail }) {
  const t = useText()
  const locale = useLocale()
  const { state, expiring, until, revoked_at, reason, time_zone } = licence
  const lastDay = until ? format.lastDay(until, locale) : ''
  if (state === 'revoked') {
    const key = `licences.reasons.${reason}`
    return (
      <Notice tone="bad" className="mb-5">
        {t('licences.notices.revoked', {
          date: revoked_at ? format.date(revoked_at, locale, time_zone) : t('words.none'),
          reason: t(t.has(key) ? key : 'licences.reasons.other'),
        })}
      </Notice>
    )
  }
  if (licence.trial && (state === 'active' || state === 'expired'))
    return (
      <Notice tone={state === 'active' ? 'info' : 'bad'} className="mb-5">
        {t(`licences.notices.${state === 'active' ? 'trial' : 'trial_ended'}`, { date: lastDay })}
      </Notice>
    )
  if (state === 'active' && !expiring) return null
  return (
    <Notice tone={state === 'expired' ? 'bad' : 'warn'} className="mb-5">
      {t(`licences.notices.${state === 'active' ? 'expiring' : state}`, { date: lastDay })}
    </Notice>
  )
}
