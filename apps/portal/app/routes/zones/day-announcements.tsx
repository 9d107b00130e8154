import type { ZoneDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, TextLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The announcements planned for today, and those left out with the reason. */
export function DayAnnouncements({ zone }: { zone: ZoneDetail }) {
  const t = useText()
  const locale = useLocale()
  const reads = useHasPermission()('announcement.read')
  if (!reads) return null
  return (
    <Card
      title={t('zone.announcements.title')}
      aside={
        <TextLink href={paths.zoneAnnouncements(locale, zone.id)} className="text-label">
          {t('zone.announcements.history')}
        </TextLink>
      }
    >
      <ul className="max-h-72 divide-y divide-line overflow-y-auto">
        {zone.announcements.map(({ id, name, due_at, at, skipped }) => (
          <li key={`${id} ${due_at}`} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 py-2 text-label">
            <span className={`tabular-nums ${at === null ? 'text-muted line-through' : ''}`}>
              {format.clock(at ?? due_at, locale, zone.time_zone)}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <TextLink href={paths.announcement(locale, id)}>{name}</TextLink>
              {skipped ? (
                <span className="block text-small text-muted">
                  {t(`zone.announcements.skipped.${skipped}`)}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {zone.announcements_omitted > 0 ? (
        <p className="pt-2 text-small text-muted">
          {t('zone.announcements.omitted', { count: format.number(zone.announcements_omitted, locale) })}
        </p>
      ) : null}
    </Card>
  )
}
