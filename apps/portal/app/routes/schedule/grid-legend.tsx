import { useLocale, useText } from '#app/text'
import type { ScheduleData } from './schedule'

/** Explains the shapes in the week, and what plays outside slots. */
export function GridLegend({ data: { scope, schedule } }: { data: ScheduleData }) {
  const t = useText()
  const locale = useLocale()
  const item = 'inline-flex items-center gap-2'
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-small text-muted print:mt-3">
      <li className={item}>
        <i aria-hidden="true" className="h-4 w-7 rounded-[8px_2px] bg-[var(--p1)]" />
        {t(`schedule.legend.${scope}`)}
      </li>
      {scope === 'organisation' ? null : (
        <li className={item}>
          <i
            aria-hidden="true"
            className="h-4 w-7 rounded-[8px_2px] border-[1.5px] border-dashed border-line-strong"
          />
          {t('schedule.legend.inherited')}
        </li>
      )}
      <li className={item}>
        <i aria-hidden="true" className="hatched h-4 w-7 rounded-[8px_2px] border border-line-strong" />
        {t('schedule.legend.silence')}
      </li>
      <li className={item}>
        <i aria-hidden="true" className="h-1.5 w-7 rounded-pill bg-ink" />
        {t('schedule.legend.prayer')}
      </li>
      {scope === 'zone' ? (
        <li>
          {schedule.default_playlist
            ? t('schedule.rest', { playlist: schedule.default_playlist.title[locale] })
            : t('schedule.rest_none')}
        </li>
      ) : null}
    </ul>
  )
}
