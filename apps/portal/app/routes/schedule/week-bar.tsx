import { format } from '@bgm/i18n'
import { SegmentedLinks } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocale, useText } from '#app/text'
import { getSchedulePath, useSchedulePath } from './paths'
import type { ScheduleData } from './schedule'
import { addDays } from './week'

const arrow = 'grid size-11 place-items-center rounded-pill hover:bg-ink/6'

/** Selects the displayed schedule, week and view. */
export function WeekBar({ data }: { data: ScheduleData }) {
  const t = useText()
  const { place, scope, view } = data
  const to = useSchedulePath(place)
  const hasSeasons =
    view.season === 'ramadan' ||
    data.schedule.slots.some(({ season }) => season === 'ramadan') ||
    scope !== 'zone'
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
      <Scopes data={data} />
      {hasSeasons ? <Seasons data={data} /> : null}
      <WeekNavigation data={data} />
      <SegmentedLinks
        label={t('schedule.views.label')}
        className="max-lg:hidden"
        links={[
          { label: t('schedule.views.week'), href: to({ view: undefined }), current: !view.list },
          { label: t('schedule.views.list'), href: to({ view: 'list' }), current: view.list },
        ]}
      />
    </div>
  )
}

function Scopes({ data: { place, scope, view } }: { data: ScheduleData }) {
  const t = useText()
  const locale = useLocale()
  const query = { week: view.isThisWeek ? undefined : view.monday }
  const scopes = [
    {
      label: t('schedule.scopes.organisation'),
      href: getSchedulePath(locale, { zone: null, unit: null }, query),
    },
    ...(place.unit
      ? [
          {
            label: t('schedule.scopes.unit'),
            href: getSchedulePath(locale, { zone: null, unit: place.unit }, query),
          },
        ]
      : []),
    ...(place.zone
      ? [{ label: t('schedule.scopes.zone'), href: getSchedulePath(locale, place, query) }]
      : []),
  ]
  if (scopes.length === 1) return null
  const current = ['organisation', 'unit', 'zone'].indexOf(scope)
  return (
    <SegmentedLinks
      label={t('schedule.scopes.label')}
      links={scopes.map((link, index) => ({ ...link, current: index === current }))}
    />
  )
}

function Seasons({ data: { place, view } }: { data: ScheduleData }) {
  const t = useText()
  const to = useSchedulePath(place)
  return (
    <SegmentedLinks
      label={t('schedule.seasons.label')}
      links={[
        {
          label: t('schedule.seasons.regular'),
          href: to({ season: undefined }),
          current: view.season === 'regular',
        },
        {
          label: t('schedule.seasons.ramadan'),
          href: to({ season: 'ramadan' }),
          current: view.season === 'ramadan',
        },
      ]}
    />
  )
}

function WeekNavigation({ data: { place, view } }: { data: ScheduleData }) {
  const t = useText()
  const locale = useLocale()
  const to = useSchedulePath(place)
  return (
    <nav
      aria-label={t('schedule.weeks.label')}
      className="flex items-center gap-1 text-label font-semibold lg:ml-auto max-lg:w-full max-lg:justify-between"
    >
      <Link
        to={to({ week: addDays(view.monday, -7), day: undefined })}
        aria-label={t('schedule.weeks.previous')}
        className={arrow}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Link>
      <span className="tabular-nums">{format.dayRange(view.monday, addDays(view.monday, 6), locale)}</span>
      <Link
        to={to({ week: addDays(view.monday, 7), day: undefined })}
        aria-label={t('schedule.weeks.next')}
        className={arrow}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </Link>
    </nav>
  )
}
