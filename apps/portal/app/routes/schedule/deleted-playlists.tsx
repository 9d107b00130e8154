import { Notice, TextLink } from '@bgm/ui'
import { useLocale, useText } from '#app/text'
import { useSchedulePath } from './paths'
import type { ScheduleData } from './schedule'
import { formatMinute, getSlotKey, getWeekdayKey } from './week'

/** The owner's slots whose playlist has been deleted; the next layer plays in them instead. */
export function DeletedPlaylists({ data }: { data: ScheduleData }) {
  const t = useText()
  const locale = useLocale()
  const to = useSchedulePath(data.place)
  const slots = data.schedule.slots.filter(
    ({ playlist, season }) => playlist.title === null && season === data.view.season,
  )
  if (slots.length === 0) return null
  return (
    <Notice tone="warn" title={t('schedule.deleted.title')} className="mb-4">
      {t('schedule.deleted.text')}
      <ul className="mt-1.5 flex flex-wrap gap-x-4">
        {slots.map(slot => (
          <li key={getSlotKey(slot)}>
            <TextLink href={to({ slot: getSlotKey(slot) }, 'schedule-panel')}>
              {t('schedule.deleted.slot', {
                day: t(`schedule.days.${getWeekdayKey(slot.weekday)}`),
                from: formatMinute(slot.from_minute, locale),
                until: formatMinute(slot.until_minute, locale),
              })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
