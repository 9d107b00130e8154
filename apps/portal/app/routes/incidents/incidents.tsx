import type { Incident } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Breadcrumb, ButtonLink, EmptyState, NameLink, PageHeader } from '@bgm/ui'
import { incidentKinds, incidentStates } from '@bgm/validation'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListFilter } from '#app/components/list-filter'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listUnitOptions } from '#app/services/business-units.server'
import { listIncidents } from '#app/services/incidents.server'
import { useLocale, useText } from '#app/text'
import { incidentRules } from './incident-rules.server'
import { formatDuration } from './incident-text'

await loadMessages('zones', 'incidents')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'incident.read')
  const { filter, page, ignored } = parseListQuery(args.request, incidentRules)
  const [incidents, units] = await Promise.all([listIncidents(api, filter, page), listUnitOptions(api)])
  redirectToLastPage(args.request, incidents.pagination)
  return { ...incidents, units, ignored, filtered: Object.keys(filter).length > 0, now: Date.now() }
}

export const meta: MetaFunction = args => pageTitle(args, 'incidents.title')

/** The open incidents and the history, with advice on each. */
export default function Incidents() {
  const { data, pagination, units, ignored, filtered, now } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const option = (value: string, label: string) => ({ value, label })
  return (
    <>
      <PageHeader
        title={t('incidents.title')}
        text={t('incidents.text')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[{ label: t('zones.title'), href: paths.zones(locale) }, { label: t('incidents.title') }]}
          />
        }
        action={
          <ButtonLink href={paths.uptime(locale)} variant="secondary" className="max-sm:w-full">
            {t('incidents.uptime_link')}
          </ButtonLink>
        }
      />
      <ListFilter
        ignored={ignored}
        keep={['zone']}
        filters={[
          {
            name: 'state',
            label: t('incidents.state'),
            all: t('incidents.all_states'),
            options: incidentStates.map(state => option(state, t(`incidents.states.${state}`))),
          },
          {
            name: 'kind',
            label: t('incidents.kind'),
            all: t('incidents.all_kinds'),
            options: incidentKinds.map(kind => option(kind, t(`zones.incidents.kinds.${kind}`))),
          },
          ...(units.length > 1
            ? [{ name: 'unit', label: t('incidents.unit'), all: t('incidents.all_units'), options: units }]
            : []),
        ]}
      />
      <ListTable
        caption={t('incidents.title')}
        columns={useColumns(now)}
        rows={data}
        rowKey={({ id }) => id}
        pages={pagination}
        empty={
          <EmptyState title={t('lists.empty')}>
            {t(filtered ? 'incidents.no_match' : 'incidents.empty')}
          </EmptyState>
        }
      />
      <p className="mt-5 max-w-180 text-small text-muted">
        {t('incidents.blind')} {t('incidents.emails')}
      </p>
    </>
  )
}

function useColumns(now: number): ListColumn<Incident>[] {
  const t = useText()
  const locale = useLocale()
  return [
    {
      key: 'zone',
      header: t('incidents.columns.zone'),
      kind: 'name',
      cell: ({ zone, business_unit }) => (
        <>
          <NameLink href={paths.zone(locale, zone.id)}>{zone.name}</NameLink>
          <span className="block text-small text-muted wrap-anywhere">{business_unit.name}</span>
        </>
      ),
    },
    {
      key: 'what',
      header: t('incidents.columns.what'),
      cell: ({ kind, closed_at, cleared_at }) => (
        <span className={closed_at || cleared_at ? '' : 'font-semibold text-bad'}>
          {t(`zones.incidents.kinds.${kind}`)}
        </span>
      ),
    },
    {
      key: 'from',
      header: t('incidents.columns.from'),
      cell: ({ started_at, time_zone }) => (
        <span className="tabular-nums">{format.dateTime(started_at, locale, time_zone)}</span>
      ),
    },
    {
      key: 'duration',
      header: t('incidents.columns.duration'),
      cell: ({ started_at, closed_at }) =>
        formatDuration(t, (closed_at ? Date.parse(closed_at) : now) - Date.parse(started_at)),
    },
    {
      key: 'next',
      header: t('incidents.columns.next'),
      cell: ({ kind, closed_at, cleared_at }) => {
        if (closed_at) return t('incidents.states.closed')
        return cleared_at ? t('incidents.clearing') : t(`zones.incidents.advice.${kind}`)
      },
    },
  ]
}
