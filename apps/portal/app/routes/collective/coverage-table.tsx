import type { CollectiveOverview } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { type Column, EmptyState, Table, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { getJakartaNoon } from '#app/routes/usage/month'
import { type Translate, useLocale, useText } from '#app/text'
import { CoverageBar } from './coverage-bar'
import { Panel } from './panel'

type City = CollectiveOverview['cities'][number]

/** The coverage in each city, lowest first. */
export function CityTable({
  cities,
  month,
  through,
}: {
  cities: City[]
  month: string
  through: string | null
}) {
  const t = useText()
  const locale = useLocale()
  return (
    <Panel id="coverage" title={t('collective.coverage.title')} aside={t('collective.coverage.order')}>
      <Table
        caption={t('collective.coverage.title')}
        columns={createColumns(t, locale, month)}
        rows={cities}
        rowKey={({ city }) => city.code}
        empty={
          <EmptyState title={t('collective.coverage.empty_title')} level={3}>
            {t('collective.coverage.empty')}
          </EmptyState>
        }
      />
      {through && cities.length > 0 ? (
        <p className="mt-2.5 max-w-[80ch] text-small text-muted">
          {t('collective.coverage.note', { day: format.date(getJakartaNoon(through), locale) })}
        </p>
      ) : null}
    </Panel>
  )
}

const hours = (seconds: number, locale: 'id' | 'en') => format.number(Math.round(seconds / 3600), locale)

export const LateDeviceCount = ({ late }: { late: number }) => (
  <span className={late > 0 ? 'font-semibold text-warn' : undefined}>{late}</span>
)

/** The columns that cities and venues have in common. */
export const createCoverageColumns = (
  t: Translate,
  locale: 'id' | 'en',
): Column<Omit<City, 'city' | 'units'>>[] => [
  {
    key: 'reported',
    header: t('collective.coverage.reported'),
    kind: 'number',
    cell: ({ reported_seconds }) => hours(reported_seconds, locale),
  },
  {
    key: 'open',
    header: t('collective.coverage.open'),
    kind: 'number',
    cell: ({ open_seconds }) => hours(open_seconds, locale),
  },
  {
    key: 'coverage',
    header: t('collective.coverage.coverage'),
    cell: ({ coverage }) => <CoverageBar share={coverage} />,
  },
  {
    key: 'late',
    header: t('collective.coverage.late'),
    kind: 'number',
    cell: ({ late }) => <LateDeviceCount late={late} />,
  },
]

const createColumns = (t: Translate, locale: 'id' | 'en', month: string): Column<City>[] => [
  {
    key: 'city',
    header: t('collective.coverage.city'),
    kind: 'name',
    cell: ({ city }) => (
      <TextLink className="text-ink!" href={paths.collectiveVenues(locale, { month, city: city.code })}>
        {city.name}
      </TextLink>
    ),
  },
  {
    key: 'venues',
    header: t('collective.coverage.venues'),
    kind: 'number',
    cell: ({ units }) => format.number(units, locale),
  },
  ...createCoverageColumns(t, locale),
]
