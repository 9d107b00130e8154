import type { LateDevice } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { NameLink, PageHeader } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { requireReaderApi } from '#app/http/collective.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listLateDevices } from '#app/services/collective.server'
import { type Translate, useLocale, useText } from '#app/text'
import { denseTableClass } from './panel'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  const { page } = parseListQuery(args.request, {})
  const { data, pagination } = await listLateDevices(api, page)
  redirectToLastPage(args.request, pagination)
  return { devices: data, pagination }
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'collective.late')

export default function LateDevices() {
  const { devices, pagination } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <>
      <PageHeader
        className="mb-4.5!"
        title={t('collective.late')}
        text={
          pagination.total > 0
            ? `${t('collective.late_devices.count', { count: pagination.total })}. ${t('collective.late_devices.note')}`
            : undefined
        }
      />
      <div className={denseTableClass}>
        <ListTable
          caption={t('collective.late')}
          columns={createColumns(t, useLocale())}
          rows={devices}
          rowKey={({ zone }) => zone.id}
          pages={pagination}
          empty={<p className="p-card text-label text-muted">{t('collective.late_devices.none')}</p>}
        />
      </div>
      <p className="mt-2.5 text-small text-muted">{t('collective.late_devices.refreshed')}</p>
    </>
  )
}

const createColumns = (t: Translate, locale: 'id' | 'en'): ListColumn<LateDevice>[] => [
  {
    key: 'device',
    header: t('collective.late_devices.device'),
    kind: 'name',
    cell: ({ zone, venue }) => (
      <>
        <NameLink href={paths.collectiveVenue(locale, venue.id)}>{venue.name}</NameLink>
        <span className="block text-muted">
          {venue.city.name}, {zone.name}
        </span>
      </>
    ),
  },
  {
    key: 'seen',
    header: t('collective.late_devices.seen'),
    kind: 'short',
    cell: ({ seen_at }) =>
      seen_at === null ? t('collective.late_devices.never') : format.dateTime(seen_at, locale),
  },
  {
    key: 'silent',
    header: t('collective.late_devices.silent'),
    kind: 'number',
    cell: ({ days }) => t('collective.late_devices.days', { count: days }),
  },
]
