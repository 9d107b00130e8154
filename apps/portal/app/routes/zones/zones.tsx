import { format } from '@bgm/i18n'
import { ButtonLink, PageHeader } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { ListFilter } from '#app/components/list-filter'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { pollingLoader, usePolling } from '#app/components/use-polling'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listUnitNames } from '#app/services/business-units.server'
import { listZones } from '#app/services/zones.server'
import { useLocale, useText } from '#app/text'
import { NoZones } from './no-zones'
import { ZoneBoard } from './zone-board'
import { zoneRules } from './zone-rules.server'
import { ZoneStateFilter } from './zone-state-filter'
import { ZonesSummary } from './zones-summary'

export { pollingLoader as clientLoader }

await loadMessages('zones')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'zone.read')
  const { filter, page, ignored } = parseListQuery(args.request, zoneRules)
  const [zones, units] = await Promise.all([listZones(api, filter, page), listUnitNames(api)])
  redirectToLastPage(args.request, zones.pagination)
  return { ...zones, units, ignored, filtered: Object.keys(filter).length > 0, now: Date.now() }
}

export const meta: MetaFunction = args => pageTitle(args, 'zones.title')

export default function Zones() {
  const board = usePolling(useLoaderData<typeof loader>())
  const { data, pagination, states, units, ignored, filtered, now } = board
  const t = useText()
  const locale = useLocale()
  const pairs = useHasPermission()('player.manage')
  const any = filtered || ignored.length > 0 || pagination.total > 0
  const date = `${format.weekdayDate(now, locale)}, ${format.time(now, locale)}`
  return (
    <>
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
      {any ? (
        <>
          <ZonesSummary states={states} />
          <ListFilter
            placeholder={t('zones.search_placeholder')}
            ignored={ignored}
            keep={['state']}
            filters={
              units.length > 1
                ? [{ name: 'unit', label: t('zones.unit'), all: t('zones.all_units'), options: units }]
                : []
            }
          />
          <ZoneStateFilter states={states} />
          <ZoneBoard zones={data} pages={pagination} now={now} />
        </>
      ) : (
        <NoZones />
      )}
    </>
  )
}
