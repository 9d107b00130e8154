import type { OrderOptions } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { useLocale, useText } from '#app/text'

/** Returns a function that states, for each kind of order, when the ordered period starts or ends. */
export function useOrderKindText({ subscriptions }: OrderOptions) {
  const t = useText()
  const locale = useLocale()
  const [first] = subscriptions
  const last = subscriptions.at(-1)
  return (kind: OrderOptions['kinds'][number]): string => {
    if (kind === 'renewal' && last?.state === 'expired') return t('ordering.kinds.renewal.lapsed')
    // Extra zones end with the current subscription; a renewal starts on the day after its last day.
    const runsOut = first ? format.lastDay(first.expired_date, locale) : ''
    const starts = last ? format.date(last.expired_date, locale) : ''
    const date = kind === 'extra-zones' ? runsOut : starts
    return t(`ordering.kinds.${kind}.text`, { date })
  }
}
