import type { CollectiveOverview } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, ButtonLink, Card, NameLink, RowList } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The devices that have been silent for the longest time. */
export function LateDevicesCard({ late }: { late: CollectiveOverview['late'] }) {
  const t = useText()
  const locale = useLocale()
  const { total, data } = late
  return (
    <Card
      title={t('collective.late')}
      {...(total > 0 ? { aside: <Badge tone="warn">{format.number(total, locale)}</Badge> } : {})}
    >
      {total > 0 ? (
        <>
          <RowList
            items={data.map(({ zone, venue, days }) => ({
              key: zone.id,
              title: <NameLink href={paths.collectiveVenue(locale, venue.id)}>{venue.name}</NameLink>,
              detail: `${venue.city.name}, ${zone.name}`,
              end: (
                <b className="text-small font-semibold tabular-nums">
                  {t('collective.late_devices.days', { count: days })}
                </b>
              ),
            }))}
          />
          <p className="mt-2.5 text-small text-muted">{t('collective.late_devices.note')}</p>
          <ButtonLink href={paths.collectiveLate(locale)} variant="secondary" full className="mt-3.5">
            {t('collective.late_devices.all', { count: total })}
          </ButtonLink>
        </>
      ) : (
        <p className="text-label text-muted">{t('collective.late_devices.none')}</p>
      )}
    </Card>
  )
}
