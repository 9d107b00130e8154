import type { Zone, ZoneStateCounts } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, PageHeader } from '@bgm/ui'
import { CalendarDays, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHasPermission } from '#app/components/use-has-permission'
import { formatMoment, formatPlaylistTitle } from '#app/components/zone-text'
import { paths } from '#app/paths'
import { OutageNotice } from '#app/routes/zones/outage-notice'
import { attentionStates, ZonesSummary } from '#app/routes/zones/zones-summary'
import type { Dashboard, Music } from '#app/services/dashboard.server'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { BillingCard } from './billing-card'
import { IntegrationsToReview, OverdueUnits, WaitingOrder } from './dashboard-notices'
import { ProblemList } from './problem-list'
import { RegionList } from './region-list'
import { SideCards } from './side-cards'
import { SpendingChart } from './spending-chart'
import { SubscriptionsCard } from './subscriptions-card'
import { UnitZones } from './unit-zones'

type MusicOverviewProps = {
  name: string
  now: number
  overview: Dashboard
  music: Music
  royalty: Royalty
  /** The next steps of the setup, shown first. */
  children?: ReactNode
}

const countAttention = (states: ZoneStateCounts) =>
  attentionStates.reduce((sum, state) => sum + states[state], 0)

/** The dashboard of members who run the music: whether it plays, what needs them, what plays where, then money. */
export function MusicOverview({ name, now, overview, music, royalty, children }: MusicOverviewProps) {
  const mayDo = useHasPermission()
  const { zones, states, regions, open } = music
  return (
    <>
      <Header name={name} now={now} />
      {children}
      <OutageNotice now={now} lostAt={music.contact_lost_at} states={states} />
      <ZonesSummary states={states} aside={regions ? undefined : <NextChange zones={zones} now={now} />} />
      <ProblemList zones={zones} total={countAttention(states)} now={now} />
      {mayDo('order.pay') && overview.waiting ? <WaitingOrder order={overview.waiting} /> : null}
      <OverdueUnits count={overview.states.grace} />
      <IntegrationsToReview count={overview.integrationsToReview} />
      <div className="grid items-start gap-5 3xl:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
        <div className="grid min-w-0 gap-5">
          {regions ? (
            <RegionList regions={regions} open={open} now={now} />
          ) : (
            <UnitZones zones={zones} units={overview.units} now={now} />
          )}
          {mayDo('order.pay') ? <SpendingChart months={overview.spend} /> : null}
        </div>
        <div className="grid gap-5 md:max-3xl:grid-cols-2">
          <SubscriptionsCard states={overview.states} zones={states} />
          {mayDo('order.pay') ? <BillingCard figures={overview.figures} /> : null}
          <SideCards royalty={royalty} />
        </div>
      </div>
    </>
  )
}

function Header({ name, now }: { name: string; now: number }) {
  const t = useText()
  const locale = useLocale()
  const mayPair = useHasPermission()('player.manage')
  const date = `${format.weekdayDate(now, locale)}, ${format.time(now, locale)}`
  return (
    <PageHeader
      title={t(`dashboard.greeting.${format.dayPart(now)}`, { name })}
      text={
        <>
          <span className="noscript:hidden">{t('zones.updated', { date })}</span>
          <span className="hidden noscript:inline">{t('zones.updated_at', { date })}</span>
        </>
      }
      action={
        <div className="flex flex-wrap gap-3 max-sm:hidden">
          <ButtonLink href={paths.organisationSchedule(locale)} variant="secondary">
            <CalendarDays aria-hidden="true" strokeWidth={1.75} />
            {t('dashboard.music.schedule')}
          </ButtonLink>
          {mayPair ? (
            <ButtonLink href={paths.pair(locale)} variant="secondary">
              <Plus aria-hidden="true" strokeWidth={1.75} />
              {t('zones.pair')}
            </ButtonLink>
          ) : null}
        </div>
      }
    />
  )
}

/** The zones that play or would play, whose plan counts. */
const followsPlan = ({ state }: Zone) => state !== 'not-paired' && state !== 'not-licensed'

/** The next change of music in any zone. */
function NextChange({ zones, now }: { zones: Zone[]; now: number }) {
  const t = useText()
  const locale = useLocale()
  const [first] = zones
    .flatMap(zone => (zone.next_change && followsPlan(zone) ? [{ zone, change: zone.next_change }] : []))
    .toSorted((one, other) => Date.parse(one.change.at) - Date.parse(other.change.at))
  if (!first) return null
  const { zone, change } = first
  return (
    <p className="text-label text-muted max-xl:border-t max-xl:border-line max-xl:pt-4 md:max-xl:col-span-2 xl:max-w-56 xl:border-l xl:border-line xl:pl-7">
      {t('dashboard.music.next_change')}
      <b className="block font-[650] text-ink">
        {formatMoment(change.at, now, locale, zone.time_zone)}{' '}
        {formatPlaylistTitle(t, change.playlist, locale)}
      </b>
      {t('dashboard.music.next_zone', { zone: zone.name, unit: zone.business_unit.name })}
    </p>
  )
}
