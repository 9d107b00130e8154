import { format } from '@bgm/i18n'
import { ButtonLink, PageHeader } from '@bgm/ui'
import { hasPermission } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { ListFilter } from '#app/components/list-filter'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { pollingClientLoader, usePolling } from '#app/components/use-polling'
import { readForm } from '#app/forms/read-form.server'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import { listUnitOptions } from '#app/services/business-units.server'
import { listGroupOptions } from '#app/services/groups.server'
import { listPendingPassRequests } from '#app/services/remote-passes.server'
import { listZones, listZoneViews } from '#app/services/zones.server'
import { useLocale, useText } from '#app/text'
import { BoardTools } from './board-tools'
import { NoZones } from './no-zones'
import { OutageNotice } from './outage-notice'
import { WaitingRequests } from './waiting-requests'
import { ZoneBoard } from './zone-board'
import { zoneRules } from './zone-rules.server'
import { ZoneStateFilter } from './zone-state-filter'
import { handleZoneViewForm } from './zone-view-forms.server'
import { SavedZoneViews } from './zone-views'
import { ZonesSummary } from './zones-summary'

export { clientAction } from '#app/forms/client-action'
export { pollingClientLoader as clientLoader }

await loadMessages('zones', 'zone-board')

/**
 * Milliseconds between updates. States are stored within a second, so changes appear within three seconds.
 */
const interval = 2_000

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'zone.read')
  const { filter: query, page, ignored } = parseListQuery(args.request, zoneRules)
  const { layout, ...filter } = query
  const role = findActiveMembership(await getAccount(api))?.role ?? null
  const [zones, units, groups, views, requests] = await Promise.all([
    listZones(api, filter, page),
    listUnitOptions(api),
    listGroupOptions(api),
    listZoneViews(api),
    hasPermission(role, 'zone.delegate') ? listPendingPassRequests(api) : [],
  ])
  redirectToLastPage(args.request, zones.pagination)
  const filtered = Object.keys(filter).length > 0
  const compact = layout === 'compact'
  return { ...zones, units, groups, views, requests, ignored, filtered, compact, now: Date.now() }
}

export async function action(args: ActionFunctionArgs) {
  await requirePermission(args, 'zone.read')
  return handleZoneViewForm(args, requireApi(args), await readForm(args.request))
}

export const meta: MetaFunction = args => pageTitle(args, 'zones.title')

export default function Zones() {
  const board = usePolling(useLoaderData<typeof loader>(), interval)
  const { data, pagination, states, units, groups, views, requests, ignored, filtered, compact, now } = board
  const t = useText()
  const any = filtered || ignored.length > 0 || pagination.total > 0
  return (
    <>
      <Header now={now} any={any} />
      <OutageNotice now={now} lostAt={board.contact_lost_at} states={states} />
      <WaitingRequests requests={requests} />
      {any ? (
        <>
          <ZonesSummary states={states} />
          <ListFilter
            placeholder={t('zones.search_placeholder')}
            ignored={ignored}
            keep={['state', 'layout', 'province']}
            filters={[
              ...(units.length > 1
                ? [{ name: 'unit', label: t('zones.unit'), all: t('zones.all_units'), options: units }]
                : []),
              ...(groups.length > 0
                ? [{ name: 'group', label: t('fields.group'), all: t('lists.all_groups'), options: groups }]
                : []),
            ]}
          />
          <ZoneStateFilter states={states} />
          <SavedZoneViews views={views} savable={filtered || compact} />
          <BoardTools compact={compact} />
          <ZoneBoard zones={data} pages={pagination} now={now} compact={compact} />
        </>
      ) : (
        <NoZones />
      )}
    </>
  )
}

function Header({ now, any }: { now: number; any: boolean }) {
  const t = useText()
  const locale = useLocale()
  const pairs = useHasPermission()('player.manage')
  const date = `${format.weekdayDate(now, locale)}, ${format.time(now, locale)}`
  return (
    <PageHeader
      title={t('zones.title')}
      text={
        <>
          <span className="noscript:hidden">{t('zones.updated', { date })}</span>
          <span className="hidden noscript:inline">{t('zones.updated_at', { date })}</span>
        </>
      }
      action={
        pairs && any ? (
          <ButtonLink href={paths.pair(locale)} className="max-sm:w-full">
            <Plus aria-hidden="true" strokeWidth={1.75} />
            {t('zones.pair')}
          </ButtonLink>
        ) : null
      }
    />
  )
}
