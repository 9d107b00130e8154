import type { Ordering } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { useLocale, useText } from '#app/text'

/** When what is ordered begins, in a sentence. */
export function useKindText({ subscriptions }: Ordering) {
  const t = useText()
  const locale = useLocale()
  const last = subscriptions.at(-1)
  return (kind: Ordering['kinds'][number]): string => {
    const date = last ? format.date(last.expired_date, locale) : ''
    if (kind === 'renewal' && last?.state === 'expired') return t('ordering.kinds.renewal.lapsed')
    return t(`ordering.kinds.${kind}.text`, { date })
  }
}
