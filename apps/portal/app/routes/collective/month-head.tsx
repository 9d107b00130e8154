import type { CollectiveMonth, CollectiveMonthState } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

const tones = { final: 'ok', supplement: 'info', closing: 'warn', running: 'off', none: 'off' } as const

const getState = (report: CollectiveMonth): CollectiveMonthState => {
  if (report.versions.length > 0) return report.versions.length > 1 ? 'supplement' : 'final'
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
  const version = report.versions.at(-1)?.version ?? 1
  return (
    <span className="flex flex-wrap items-center gap-2.5 text-small">
      <Badge tone={tones[state]}>{t(`collective.states.${state}`)}</Badge>
      {report.archived ? <Badge tone="off">{t('collective.states.archived')}</Badge> : null}
      <span>
        {t(`collective.month_state.${state}`, {
          time: format.dateTime(first?.created_at ?? report.final_at, locale),
          version,
        })}
        {report.archived ? ` ${t('collective.month_state.archived')}` : null}
      </span>
    </span>
  )
}
