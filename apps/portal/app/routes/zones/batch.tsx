import type { ZoneBatch } from '@bgm/api-client'
import { Badge, Breadcrumb, ButtonLink, type Column, NameLink, Notice, PageHeader, Table } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { JobProgress } from '#app/components/job-progress'
import { ListPagination } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi, requireValidId } from '#app/http/api.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getZoneBatch } from '#app/services/zone-batches.server'
import { useLocale, useText } from '#app/text'

await loadMessages('zones', 'zone-board')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const { page } = parseListQuery(args.request, {})
  const batch = await getZoneBatch(api, args.params.id ?? '', page)
  redirectToLastPage(args.request, batch.results.meta.pagination)
  return batch
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'zone_board.batch.title', { count: args.data?.total ?? 0 })

/** The progress of a change to many zones, and the result for each zone. */
export default function ZoneBatchPage() {
  const batch = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const title = t('zone_board.batch.heading', {
    kind: t(`zone_board.kinds.${batch.action.kind}`),
    count: batch.total,
  })
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('zones.title'), href: paths.zones(locale) },
              { label: t('zone_board.changing.title') },
            ]}
          />
        }
        action={<ButtonLink href={paths.zones(locale)}>{t('zone_board.changing.back')}</ButtonLink>}
      />
      <Progress batch={batch} />
      <Results batch={batch} />
    </>
  )
}

function Progress({ batch }: { batch: ZoneBatch }) {
  const { id, state, done, refused, total } = batch
  const t = useText()
  const locale = useLocale()
  if (state === 'waiting' || state === 'running')
    return (
      <JobProgress
        text={
          state === 'waiting'
            ? t('zone_board.batch.waiting')
            : t('zone_board.batch.running', { done: done + refused, total })
        }
        done={done + refused}
        total={total}
        href={paths.zoneBatch(locale, id)}
        reloadLabel={t('zone_board.batch.reload')}
        className="mb-5"
      />
    )
  if (state === 'failed')
    return (
      <Notice tone="bad" role="status" title={t('zone_board.batch.failed')} className="mb-5">
        {t('zone_board.batch.failed_text')}
      </Notice>
    )
  // A copied schedule is in effect without a player, but other changes need one.
  const unpaired = batch.action.kind === 'copy-schedule' ? 0 : batch.unpaired
  const summary = [
    done > unpaired ? t('zone_board.batch.done', { count: done - unpaired }) : '',
    unpaired > 0 ? t('zone_board.batch.unpaired', { count: unpaired }) : '',
    refused > 0 ? `${t('zone_board.batch.refused', { count: refused })}.` : '',
  ]
  return (
    <Notice
      tone={refused + unpaired > 0 ? 'warn' : 'ok'}
      role="status"
      title={summary.filter(Boolean).join(' ')}
      className="mb-5"
    >
      {done > unpaired ? t('zone_board.batch.done_text') : null}
    </Notice>
  )
}

type Row = ZoneBatch['results']['data'][number]

function Results({ batch: { results, action } }: { batch: ZoneBatch }) {
  const t = useText()
  const locale = useLocale()
  const { getHref } = useListUrl()
  const { pagination } = results.meta
  const columns: Column<Row>[] = [
    {
      key: 'zone',
      kind: 'name',
      header: t('zone_board.columns.zone'),
      cell: ({ zone }) => <NameLink href={paths.zone(locale, zone.id)}>{zone.name}</NameLink>,
    },
    { key: 'unit', header: t('zone_board.columns.unit'), cell: ({ unit }) => unit },
    {
      key: 'result',
      header: t('zone_board.batch.result'),
      cell: ({ result, paired }) => {
        const waits = result === 'done' && !paired && action.kind !== 'copy-schedule'
        const tone = waits ? 'warn' : result === 'done' ? 'ok' : result ? 'bad' : 'off'
        return (
          <Badge tone={tone} className="whitespace-normal">
            {t(`zone_board.batch.outcomes.${waits ? 'unpaired' : (result ?? 'waiting')}`)}
          </Badge>
        )
      },
    },
  ]
  return (
    <Table
      caption={t('zone_board.batch.results')}
      columns={columns}
      rows={results.data}
      rowKey={({ zone }) => zone.id}
      footer={
        pagination.page_count > 1 ? (
          <ListPagination pages={pagination} getHref={page => getHref({ page })} />
        ) : null
      }
    />
  )
}
