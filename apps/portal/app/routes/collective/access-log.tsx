import type { CollectiveAccessLogEntry } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { PageHeader } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { requireReaderApi } from '#app/http/collective.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { listAccessLogEntries } from '#app/services/collective.server'
import { type Translate, useLocale, useText } from '#app/text'
import { denseTableClass } from './panel'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  const { page } = parseListQuery(args.request, {})
  const { data, pagination } = await listAccessLogEntries(api, page)
  redirectToLastPage(args.request, pagination)
  return { reads: data, pagination }
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'collective.reads')

export default function AccessLog() {
  const { reads, pagination } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <>
      <PageHeader className="mb-4.5!" title={t('collective.reads')} text={t('collective.access.text')} />
      <div className={denseTableClass}>
        <ListTable
          caption={t('collective.reads')}
          columns={createColumns(t, useLocale())}
          rows={reads}
          rowKey={({ at, kind, subject }) => `${at} ${kind} ${subject}`}
          pages={pagination}
        />
      </div>
    </>
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
