import type { ZoneUptime } from '@bgm/api-client'
import { format, getPathLocale } from '@bgm/i18n'
import { Breadcrumb, ButtonLink, EmptyState, NameLink, PageHeader } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListFilter } from '#app/components/list-filter'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { listUnitOptions } from '#app/services/business-units.server'
import { listUptime } from '#app/services/incidents.server'
import { useLocale, useText } from '#app/text'
import { getCurrentMonth, getMonthMiddle, shiftMonth } from '../usage/month'
import { requireValidMonth, uptimeQueryRules } from './incident-rules.server'
import { formatDuration } from './incident-text'

await loadMessages('zones', 'incidents')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'incident.read')
  const { filter, page, ignored } = parseListQuery(args.request, uptimeQueryRules)
  const current = getCurrentMonth(Date.now())
  const { month } = args.params
  if (month === undefined) throw redirectTo(paths.uptime(getLocale(args.request), current, filter))
  await requireValidMonth(args)
  const [uptime, units] = await Promise.all([
    listUptime(api, { month, ...filter }, page),
    listUnitOptions(api),
  ])
  redirectToLastPage(args.request, uptime.pagination)
  return { ...uptime, units, month, current, filter, ignored }
}

const getTitle = (month: string, locale: 'id' | 'en') => format.monthYear(getMonthMiddle(month), locale)

export const meta: MetaFunction<typeof loader> = args => {
  const locale = getPathLocale(args.location.pathname)
  return pageTitle(args, 'incidents.uptime.month', {
    month: args.data ? getTitle(args.data.month, locale) : '',
  })
}

/** The uptime of each zone during a month. */
export default function Uptime() {
  const { data, pagination, units, month, current, filter, ignored } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('incidents.uptime.month', { month: getTitle(month, locale) })}
        text={t('incidents.uptime.text')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('zones.title'), href: paths.zones(locale) },
              { label: t('incidents.title'), href: paths.incidents(locale) },
              { label: t('incidents.uptime.title') },
            ]}
          />
        }
        action={
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink href={paths.uptime(locale, shiftMonth(month, -1), filter)} variant="secondary">
              {t('incidents.uptime.previous')}
            </ButtonLink>
            {month < current ? (
              <ButtonLink href={paths.uptime(locale, shiftMonth(month, 1), filter)} variant="secondary">
                {t('incidents.uptime.following')}
              </ButtonLink>
            ) : null}
            <ButtonLink href={paths.uptimeFile(locale, month, filter)} variant="secondary" download="">
              {t('incidents.uptime.download')}
            </ButtonLink>
          </div>
        }
      />
      {units.length > 1 ? (
        <ListFilter
          ignored={ignored}
          keep={['zone']}
          filters={[
            { name: 'unit', label: t('incidents.unit'), all: t('incidents.all_units'), options: units },
          ]}
        />
      ) : null}
      <ListTable
        caption={t('incidents.uptime.title')}
        columns={useColumns()}
        rows={data}
        rowKey={({ zone }) => zone.id}
        pages={pagination}
        empty={<EmptyState title={t('lists.empty')}>{t('incidents.uptime.unknown')}</EmptyState>}
      />
      <p className="mt-5 max-w-180 text-small text-muted">{t('incidents.uptime.note')}</p>
    </>
  )
}

function useColumns(): ListColumn<ZoneUptime>[] {
  const t = useText()
  const locale = useLocale()
  return [
    {
      key: 'zone',
      header: t('incidents.uptime.zone'),
      kind: 'name',
      cell: ({ zone, business_unit }) => (
        <>
          <NameLink href={paths.zone(locale, zone.id)}>{zone.name}</NameLink>
          <span className="block text-small text-muted wrap-anywhere">{business_unit.name}</span>
        </>
      ),
    },
    {
      key: 'uptime',
      header: t('incidents.uptime.share'),
      cell: ({ uptime }) =>
        uptime === null ? (
          t('incidents.uptime.unknown')
        ) : (
          <b className="font-semibold tabular-nums">{`${format.number(Math.floor(uptime * 1000) / 10, locale, 1)}%`}</b>
        ),
    },
    {
      key: 'down',
      header: t('incidents.uptime.down'),
      cell: ({ down_seconds: down }) => (down > 0 ? formatDuration(t, down * 1000) : t('words.none')),
    },
    {
      key: 'opening',
      header: t('incidents.uptime.opening'),
      cell: ({ opening_seconds: opening }) =>
        opening > 0 ? formatDuration(t, opening * 1000) : t('words.none'),
    },
    { key: 'incidents', header: t('incidents.uptime.incidents'), cell: ({ incidents }) => incidents },
  ]
}
