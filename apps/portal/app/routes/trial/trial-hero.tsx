import { format } from '@bgm/i18n'
import { DeepCard } from '@bgm/ui'
import { trialDays } from '@bgm/validation'
import { TrialLobes } from '#app/components/trial-lobes'
import type { TrialState } from '#app/services/trials.server'
import { useLocale, useText } from '#app/text'
import { describeTrial } from './trial-text'

/** The place and the days of a trial. */
export function TrialHero({ trial }: { trial: TrialState }) {
  const t = useText()
  const locale = useLocale()
  const { tone, passed, left, business_unit, zone, starts_at, ends_at } = trial
  const calm = tone === 'calm'
  const { title, text } = describeTrial(t, trial, locale)
  const label = calm
    ? t('trial.day', { day: passed + 1, days: trialDays })
    : tone === 'soon'
      ? t('trial.days_left', { count: left })
      : t('trial.page.title')
  return (
    <DeepCard>
      <p className="text-label font-semibold text-deep-accent">{label}</p>
      <h1 className="mt-1 text-title text-balance wrap-anywhere">{calm ? business_unit.name : title}</h1>
      <p className="mt-1.5 text-on-deep-muted">{calm ? (zone?.name ?? text) : text}</p>
      <TrialLobes passed={passed} onDeep className="mt-5" />
      <p className="mt-2 flex justify-between text-micro text-on-deep-muted">
        <span>{format.shortDate(starts_at, locale)}</span>
        <span>{format.shortLastDay(ends_at, locale)}</span>
      </p>
    </DeepCard>
  )
}
