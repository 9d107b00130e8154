import { format } from '@bgm/i18n'
import { Breadcrumb, ButtonLink, PageHeader } from '@bgm/ui'
import { Plus } from 'lucide-react'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { useSchedulePath } from './paths'
import type { ScheduleData } from './schedule'

/** The title, the breadcrumb, and the buttons that add a slot or an exception. */
export function ScheduleHeader({ data, edits }: { data: ScheduleData; edits: boolean }) {
  const t = useText()
  const { place, schedule, week, scope } = data
  const to = useSchedulePath(place)
  const zone = format.timeZoneName(week.time_zone)
  const text =
    scope === 'zone'
      ? t('schedule.local', { unit: place.unit?.name ?? '', zone })
      : t(`schedule.applies.${scope}`, { zone })
  return (
    <PageHeader
      title={t('schedule.title', { name: schedule.name })}
      text={text}
      breadcrumb={
        <div className="print:hidden">
          <Trail data={data} />
        </div>
      }
      action={
        edits ? (
          <div className="flex flex-wrap gap-2.5 max-sm:w-full print:hidden">
            <ButtonLink
              href={to({ exception: 'new' }, 'schedule-panel')}
              variant="secondary"
              className="max-sm:hidden"
            >
              {t('schedule.exceptions.add')}
            </ButtonLink>
            <ButtonLink href={to({ add: 'all' }, 'schedule-panel')} className="max-sm:flex-1">
              <Plus aria-hidden="true" strokeWidth={1.75} />
              {t('schedule.add')}
            </ButtonLink>
          </div>
        ) : null
      }
    />
  )
}

function Trail({ data: { place, schedule, scope } }: { data: ScheduleData }) {
  const t = useText()
  const locale = useLocale()
  const owner =
    scope === 'zone' && place.zone
      ? [
          { label: t('zones.title'), href: paths.zones(locale) },
          { label: place.zone.name, href: paths.zone(locale, place.zone.id) },
        ]
      : scope === 'unit' && place.unit
        ? [
            { label: t('business_units.title'), href: paths.businessUnits(locale) },
            { label: place.unit.name, href: paths.businessUnit(locale, place.unit.id) },
          ]
        : [{ label: t('zones.title'), href: paths.zones(locale) }, { label: schedule.name }]
  return <Breadcrumb label={t('navigation.breadcrumb')} items={[...owner, { label: t('zones.schedule') }]} />
}
