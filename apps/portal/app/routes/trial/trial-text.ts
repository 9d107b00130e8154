import { format, type Locale } from '@bgm/i18n'
import type { TrialState } from '#app/services/trials.server'
import type { Translate } from '#app/text'

/** What a trial is like now, in a headline and a sentence. */
export function describeTrial(t: Translate, trial: TrialState, locale: Locale) {
  const { left, tone, ends_at, continues_at } = trial
  const last = Date.parse(ends_at) - 1
  const date = format.date(last, locale)
  const weekday = format.weekdayDate(last, locale)
  if (continues_at !== null)
    return {
      title: t('trial.continued', { date: format.date(continues_at, locale) }),
      text: t('trial.continued_text'),
    }
  if (tone === 'ended') return { title: t('trial.ended'), text: t('trial.ended_text', { date }) }
  if (tone === 'calm')
    return { title: t('trial.days_left', { count: left }), text: t('trial.until', { date }) }
  const title =
    left === 1
      ? t('trial.stops_today')
      : left === 2
        ? t('trial.stops_tomorrow')
        : t('trial.stops_on', { date: weekday })
  return { title, text: t('trial.stops_text', { date: weekday }) }
}
