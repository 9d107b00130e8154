import { format } from '@bgm/i18n'
import type { PageHandle } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { useListUrl } from '#app/components/list-url'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { pollingClientLoader, usePolling } from '#app/components/use-polling'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listZonesNeedingAttention } from '#app/services/zones.server'
import { useLocale, useText } from '#app/text'
import { useOutageMessage } from './outage-notice'
import { WallDisplayAlerts } from './wall-display-alerts'
import { zoneFilterRules } from './zone-rules.server'
import { ZoneGlyphs } from './zones-summary'

export { pollingClientLoader as clientLoader }

export const handle: PageHandle = { layout: 'none' }

await loadMessages('zones', 'zone-board')

const interval = 2_000
const shown = 12

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'zone.read')
  const { filter } = parseListQuery(args.request, zoneFilterRules)
  const { data, pagination, states, contact_lost_at } = await listZonesNeedingAttention(api, filter, shown)
  return { data, total: pagination.total, states, contact_lost_at, now: Date.now() }
}

export const meta: MetaFunction = args => pageTitle(args, 'zone_board.wall_display.title')

/** The zones on an unattended screen: how many are playing, and which require action. */
export default function Wall() {
  const { data, total, states, contact_lost_at, now } = usePolling(useLoaderData<typeof loader>(), interval)
  const t = useText()
  const outage = useOutageMessage({ now, lostAt: contact_lost_at, states })
  const all = Object.values(states).reduce((sum, count) => sum + count, 0)
  return (
    <main
      id="isi"
      className="on-deep grid min-h-dvh content-start gap-[clamp(1rem,2.4vw,4rem)] p-[clamp(1rem,3vw,6rem)]"
    >
      <header className="flex flex-wrap items-baseline gap-x-[3vw] gap-y-2">
        <h1 className="text-[clamp(1.125rem,2vw,3.5rem)] font-semibold text-muted">
          <b className="mr-2 text-[clamp(3.5rem,9vw,16rem)] leading-none font-[750] tracking-[-0.045em] text-ink tabular-nums">
            {states.playing}
          </b>
          {t('zones.summary.playing', { total: all })}
        </h1>
        <p role="status" className="text-[clamp(1rem,1.6vw,3rem)] font-semibold text-deep-accent">
          {total > 0 ? t('zones.summary.attention', { count: total }) : ''}
        </p>
        <Freshness now={now} outage={outage} />
      </header>
      <ZoneGlyphs states={states} className="justify-start" />
      {total === 0 ? (
        <p className="text-[clamp(1.25rem,2.4vw,4.5rem)] font-semibold">
          {t('zone_board.wall_display.calm')}
        </p>
      ) : (
        <WallDisplayAlerts zones={data} total={total} now={now} />
      )}
    </main>
  )
}

/** The time of the data, or the reason why it is outdated, and a link back to the board. */
function Freshness({ now, outage }: { now: number; outage: string | null }) {
  const t = useText()
  const locale = useLocale()
  const { query } = useListUrl()
  return (
    <div className="ml-auto flex items-center gap-4 text-label">
      <span role="alert" className="font-semibold text-deep-amber">
        {outage}
      </span>
      {outage ? null : (
        <span className="text-muted tabular-nums">
          {t('zone_board.wall_display.fresh', { time: format.clockWithSeconds(now, locale) })}
        </span>
      )}
      <Link
        to={paths.zoneWall(locale, Object.fromEntries(query))}
        className="hidden min-h-11 items-center underline underline-offset-4 noscript:inline-flex"
      >
        {t('zones.reload')}
      </Link>
      <Link
        to={paths.zones(locale, Object.fromEntries(query))}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {t('zone_board.wall_display.back')}
      </Link>
    </div>
  )
}
