import type { CollectiveMonth, CollectiveMonthState } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge } from '@bgm/ui'
import { useLocale, useText } from '#app/text'
import { listNames } from './witnesses'

const tones = {
  final: 'ok',
  supplement: 'info',
  waiting: 'warn',
  closing: 'warn',
  running: 'off',
  none: 'off',
} as const

const getState = (report: CollectiveMonth): CollectiveMonthState => {
  const latest = report.versions.at(-1)
  if (latest?.quorum.state === 'waiting') return 'waiting'
  if (latest) return report.versions.length > 1 ? 'supplement' : 'final'
  return 'running'
}

/** The state of a month as a badge, with an explanation. */
export function MonthStateLine({
  report,
  state = getState(report),
}: {
  report: CollectiveMonth
  state?: CollectiveMonthState | undefined
}) {
  const t = useText()
  const locale = useLocale()
  const [first] = report.versions
  const latest = report.versions.at(-1)
  return (
    <span className="flex flex-wrap items-center gap-2.5 text-small">
      <Badge tone={tones[state]}>{t(`collective.states.${state}`)}</Badge>
      {report.archived ? <Badge tone="off">{t('collective.states.archived')}</Badge> : null}
      <span>
        {t(`collective.month_state.${state}`, {
          time: format.dateTime(first?.created_at ?? report.final_at, locale),
          version: latest?.version ?? 1,
          names: listNames(latest?.quorum.missing ?? [], locale),
        })}
        {latest?.quorum.state === 'reached' && latest.quorum.reached_at !== null
          ? ` ${t('collective.month_state.reached', { time: format.dateTime(latest.quorum.reached_at, locale) })}`
          : null}
        {report.archived ? ` ${t('collective.month_state.archived')}` : null}
      </span>
    </span>
  )
}
