import { format } from '@bgm/i18n'
import { Card, EmptyState, NameLink, PageHeader, StatTiles, SummaryList } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { requireValidId } from '#app/http/api.server'
import { requireReaderApi } from '#app/http/collective.server'
import { redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getMonthMiddle } from '#app/routes/usage/month'
import { getWork } from '#app/services/collective.server'
import { type Translate, useLocale, useText } from '#app/text'
import { formatIswc } from './format-iswc'
import { MonthFilter } from './month-filter'
import { Panel } from './panel'
import { parseMonthQuery, workRules } from './rules.server'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  await requireValidId(args)
  const { month, page, ignored } = parseMonthQuery(args.request, workRules)
  const { data, meta: list, ...found } = await getWork(api, args.params.id ?? '', month, page)
  redirectToLastPage(args.request, list.pagination)
  return { ...found, venues: data, pagination: list.pagination, ignored, now: Date.now() }
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'collective.work.title')

export default function WorkPage() {
  const {
    work,
    month,
    totals,
    other_credits: other,
    venues,
    pagination,
    ignored,
    now,
  } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const name = format.monthYear(getMonthMiddle(month), locale)
  const number = (value: number, digits = 0) => format.number(value, locale, digits)
  const credits = [
    { term: t('collective.work.composers'), detail: work.composers.join(', ') },
    { term: t('collective.work.performers'), detail: work.artists.join(', ') },
    ...(work.publishers.length > 0
      ? [{ term: t('collective.work.publishers'), detail: work.publishers.join(', ') }]
      : []),
    { term: t('collective.work.isrc'), detail: work.isrc },
    { term: t('collective.work.iswc'), detail: work.iswc && formatIswc(work.iswc) },
    { term: t('collective.work.work_id'), detail: work.work_id },
    ...work.contributors.map(({ name: contributor, role, ipi, share, society }) => ({
      term: `${contributor} (${role})`,
      detail: [
        ipi && `IPI ${ipi}`,
        share === null ? null : `${number(share / 100, 2)} %`,
        society && t('collective.work.society', { society }),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  ]
  return (
    <>
      <PageHeader className="mb-4.5!" title={work.title} text={name} />
      <MonthFilter month={month} now={now} ignored={ignored} />
      <StatTiles
        className="mb-5"
        stats={[
          { label: t('collective.stats.hours'), value: number(totals.seconds / 3600, 1) },
          { label: t('collective.stats.plays'), value: number(totals.plays) },
          { label: t('collective.work.venues'), value: number(totals.venues) },
        ]}
      />
      <div className="grid items-start gap-5 3xl:grid-cols-[minmax(0,1fr)_minmax(0,344px)]">
        <Panel id="venues" title={t('collective.work.venues')} aside={t('collective.work.heard')}>
          <ListTable
            caption={t('collective.work.venues')}
            columns={createColumns(t, locale, month, work.title)}
            rows={venues}
            rowKey={({ id }) => id}
            pages={pagination}
            empty={
              <EmptyState title={t('collective.work.empty_title')} level={3}>
                {t('collective.work.empty', { month: name })}
              </EmptyState>
            }
          />
        </Panel>
        <Card title={t('collective.work.credits')}>
          <SummaryList
            items={credits.map(({ term, detail }) => ({ term, detail: detail || t('collective.work.none') }))}
          />
          {other.plays > 0 ? (
            <p className="mt-3 text-small text-muted">
              {t('collective.work.other_credits', {
                plays: number(other.plays),
                hours: number(other.seconds / 3600, 1),
              })}
            </p>
          ) : null}
        </Card>
      </div>
    </>
  )
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['venues'][number]

const createColumns = (
  t: Translate,
  locale: 'id' | 'en',
  month: string,
  title: string,
): ListColumn<Row>[] => [
  {
    key: 'name',
    header: t('collective.venue.name'),
    kind: 'name',
    cell: ({ id, name, city }) => (
      <>
        <NameLink href={paths.collectiveVenue(locale, id, { month, q: title.slice(0, 100) })}>
          {name}
        </NameLink>
        <span className="block text-muted">{city.name}</span>
      </>
    ),
  },
  {
    key: 'hours',
    header: t('collective.venue.hours'),
    kind: 'number',
    cell: ({ seconds }) => format.number(seconds / 3600, locale, 1),
  },
  {
    key: 'plays',
    header: t('collective.venue.plays'),
    kind: 'number',
    cell: ({ plays }) => format.number(plays, locale),
  },
]
