import { ButtonLink, SegmentedLinks } from '@bgm/ui'
import { CalendarDays, MonitorPlay, TriangleAlert } from 'lucide-react'
import { useListUrl } from '#app/components/list-url'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { zoneFilterNames } from './bulk-bar'

/** The density of the list, and links to the wall display and the organisation's schedule. */
export function BoardTools({ compact }: { compact: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { query, getHref } = useListUrl()
  const filter = Object.fromEntries(zoneFilterNames.map(name => [name, query.get(name) ?? undefined]))
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <SegmentedLinks
        label={t('zone_board.layout.label')}
        className="mr-auto max-lg:hidden"
        links={[
          { label: t('zone_board.layout.roomy'), href: getHref({ layout: undefined }), current: !compact },
          { label: t('zone_board.layout.compact'), href: getHref({ layout: 'compact' }), current: compact },
        ]}
      />
      <ButtonLink href={paths.incidents(locale)} variant="quiet" size="s">
        <TriangleAlert aria-hidden="true" strokeWidth={1.75} />
        {t('zone_board.incidents')}
      </ButtonLink>
      <ButtonLink href={paths.organisationSchedule(locale)} variant="quiet" size="s">
        <CalendarDays aria-hidden="true" strokeWidth={1.75} />
        {t('zone_board.organisation_schedule')}
      </ButtonLink>
      <ButtonLink href={paths.zoneWall(locale, filter)} variant="quiet" size="s" className="max-sm:hidden">
        <MonitorPlay aria-hidden="true" strokeWidth={1.75} />
        {t('zone_board.wall')}
      </ButtonLink>
    </div>
  )
}
