import type { CollectiveAccessLogEntry } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, EmptyState, PageHeader } from '@bgm/ui'
import { readLogKinds } from '@bgm/validation'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { Download } from 'lucide-react'
import { ListFilter } from '#app/components/list-filter'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { requireReaderApi } from '#app/http/collective.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listAccessLogEntries } from '#app/services/collective.server'
import { type Translate, useLocale, useText } from '#app/text'
import { denseTableClass } from './panel'
import { readLogRules } from './rules.server'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  const { filter, page, ignored } = parseListQuery(args.request, readLogRules)
  const { data, pagination, readers } = await listAccessLogEntries(api, filter, page)
  redirectToLastPage(args.request, pagination)
  return { reads: data, pagination, readers, ignored, isFiltered: Object.keys(filter).length > 0 }
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'collective.reads')

export default function AccessLog() {
  const { reads, pagination, readers, ignored, isFiltered } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { search } = useLocation()
  return (
    <>
      <PageHeader
        className="mb-4.5!"
        title={t('collective.reads')}
        text={t('collective.access.text')}
        action={
          <ButtonLink
            variant="secondary"
            href={paths.collectiveReadsExport(locale, new URLSearchParams(search))}
            download=""
          >
            <Download aria-hidden="true" strokeWidth={1.75} />
            {t('collective.access.export')}
          </ButtonLink>
        }
      />
      <AccessLogFilter readers={readers} ignored={ignored} />
      <div className={denseTableClass}>
        <ListTable
          caption={t('collective.reads')}
          columns={createColumns(t, locale)}
          rows={reads}
          rowKey={({ at, kind, subject }) => `${at} ${kind} ${subject}`}
          pages={pagination}
          empty={
            <EmptyState title={t(isFiltered ? 'collective.results.none_title' : 'lists.empty')}>
              {t(isFiltered ? 'collective.access.none' : 'collective.access.empty')}
            </EmptyState>
          }
        />
      </div>
    </>
  )
}

/** The filters of the access log: what was read, by whom, on which days. */
function AccessLogFilter({ readers, ignored }: { readers: string[]; ignored: string[] }) {
  const t = useText()
  return (
    <ListFilter
      placeholder={t('collective.access.search')}
      ignored={ignored}
      filters={[
        {
          name: 'kind',
          label: t('collective.access.what'),
          all: t('collective.access.everything'),
          options: readLogKinds.map(value => ({ value, label: t(`collective.access.kinds.${value}`) })),
        },
        {
          name: 'reader',
          label: t('collective.access.reader'),
          all: t('collective.access.everybody'),
          options: readers.map(value => ({ value, label: value })),
        },
      ]}
      days={[
        { name: 'from', label: t('collective.access.from') },
        { name: 'until', label: t('collective.access.until') },
      ]}
    />
  )
}

const createColumns = (t: Translate, locale: 'id' | 'en'): ListColumn<CollectiveAccessLogEntry>[] => [
  {
    key: 'what',
    header: t('collective.access.what'),
    kind: 'name',
    cell: ({ kind }) => {
      const name = `collective.access.kinds.${kind}`
      return <b className="font-semibold">{t.has(name) ? t(name) : kind}</b>
    },
  },
  {
    key: 'details',
    header: t('collective.access.details'),
    cell: ({ subject }) => <span className="wrap-anywhere">{subject || t('words.none')}</span>,
  },
  {
    key: 'time',
    header: t('collective.access.time'),
    kind: 'short',
    cell: ({ at }) => `${format.shortDate(at, locale)}, ${format.clockWithSeconds(at, locale)}`,
  },
  {
    key: 'reader',
    header: t('collective.access.reader'),
    cell: ({ reader }) => <span className="wrap-anywhere">{reader}</span>,
  },
]
