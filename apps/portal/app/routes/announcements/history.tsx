import type { AnnouncementPlay } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Breadcrumb, type Column, EmptyState, PageHeader, Table } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListPagination } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi, requireValidId } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listAnnouncementPlays } from '#app/services/announcements.server'
import { getZone } from '#app/services/zones.server'
import { useLocale, useText } from '#app/text'

await loadMessages('zones', 'announcements')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'announcement.read')
  const id = args.params.id ?? ''
  const { page } = parseListQuery(args.request, {})
  const [{ name, time_zone: timeZone }, plays] = await Promise.all([
    getZone(api, id),
    listAnnouncementPlays(api, id, page),
  ])
  redirectToLastPage(args.request, plays.pagination)
  return { id, name, timeZone, ...plays }
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'announcements.history.title', { name: args.data?.name ?? '' })

/** The announcements played in a zone. */
export default function AnnouncementHistory() {
  const { id, name, timeZone, data, pagination } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { getHref } = useListUrl()
  const title = t('announcements.history.title', { name })
  const columns = useColumns(timeZone)
  return (
    <>
      <PageHeader
        title={title}
        text={t('announcements.history.text')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('zones.title'), href: paths.zones(locale) },
              { label: name, href: paths.zone(locale, id) },
              { label: t('announcements.title') },
            ]}
          />
        }
      />
      {data.length > 0 ? (
        <Table caption={title} columns={columns} rows={data} rowKey={play => play.id} />
      ) : (
        <EmptyState title={t('lists.empty')} className="rounded-card border border-line bg-surface">
          {t('announcements.history.empty')}
        </EmptyState>
      )}
      {pagination.page_count > 1 ? (
        <ListPagination pages={pagination} getHref={page => getHref({ page })} />
      ) : null}
    </>
  )
}

function useColumns(timeZone: Parameters<typeof format.dateTime>[2]): Column<AnnouncementPlay>[] {
  const t = useText()
  const locale = useLocale()
  return [
    {
      key: 'what',
      header: t('announcements.history.what'),
      kind: 'name',
      cell: ({ announcement: { name, deleted } }) =>
        deleted ? `${name} (${t('announcements.history.deleted')})` : name,
    },
    {
      key: 'at',
      header: t('announcements.history.at'),
      cell: ({ started_at }) => format.dateTime(started_at, locale, timeZone),
    },
    {
      key: 'how',
      header: t('announcements.history.how'),
      cell: ({ trigger, offline }) =>
        [
          t(`announcements.history.triggers.${trigger}`),
          ...(offline ? [t('announcements.history.offline')] : []),
        ].join(', '),
    },
    {
      key: 'result',
      header: t('announcements.history.result'),
      cell: ({ end_reason, seconds }) =>
        t('announcements.history.heard', {
          end: t(`announcements.history.ends.${end_reason}`),
          seconds: Math.round(seconds),
        }),
    },
  ]
}
