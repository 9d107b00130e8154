import type { CollectiveOverview } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { type Column, EmptyState, SegmentedLinks, Table, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { getJakartaNoon } from '#app/routes/usage/month'
import { type Translate, useLocale, useText } from '#app/text'
import { CoverageBar } from './coverage-bar'
import { Panel } from './panel'

type Group = CollectiveOverview['groups'][number]
type Grouping = CollectiveOverview['by']

export const groupings = ['province', 'city', 'industry'] as const

/** The coverage of the month by province, city or industry, lowest first. */
export function CoverageTable({ overview }: { overview: CollectiveOverview }) {
  const t = useText()
  const locale = useLocale()
  const { by, groups, month, totals, coverage_through: through } = overview
  const outside = Math.round((totals.seconds - totals.reported_seconds) / 3600)
  const note = [
    t('collective.coverage.order'),
    ...(outside > 0 ? [t('collective.coverage.outside', { hours: format.number(outside, locale) })] : []),
  ]
  return (
    <Panel
      id="coverage"
      title={t('collective.coverage.title')}
      note={`${note.join('. ')}.`}
      tools={
        <SegmentedLinks
          label={t('collective.coverage.grouped')}
          links={groupings.map(grouping => ({
            href: `${paths.collectiveMonth(locale, month, { by: grouping })}#coverage`,
            label: t(`collective.coverage.groups.${grouping}`),
            current: grouping === by,
          }))}
        />
      }
    >
      <Table
        caption={t('collective.coverage.title')}
        columns={createColumns(t, locale, month, by)}
        rows={groups}
        rowKey={({ group }) => group.code}
        empty={
          <EmptyState title={t('collective.coverage.empty_title')} level={3}>
            {t('collective.coverage.empty')}
          </EmptyState>
        }
      />
      {through && groups.length > 0 ? (
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
): Column<Omit<Group, 'group' | 'units'>>[] => [
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

const createColumns = (t: Translate, locale: 'id' | 'en', month: string, by: Grouping): Column<Group>[] => [
  {
    key: 'group',
    header: t(`collective.coverage.groups.${by}`),
    kind: 'name',
    cell: ({ group }) => (
      <TextLink className="text-ink!" href={paths.collectiveVenues(locale, { month, [by]: group.code })}>
        {group.name}
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
