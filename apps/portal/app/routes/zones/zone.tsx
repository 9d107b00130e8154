import type { Zone } from '@bgm/api-client'
import { Breadcrumb, ButtonLink, PageHeader, TextLink } from '@bgm/ui'
import { hasPermission } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { pollingClientLoader, usePolling } from '#app/components/use-polling'
import { env } from '#app/env.server'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import { getUnitLocks } from '#app/services/groups.server'
import { listPlaylists } from '#app/services/playlists.server'
import { listRemoteHolders } from '#app/services/remote-passes.server'
import { getRoyalty } from '#app/services/site-setting.server'
import { getZone } from '#app/services/zones.server'
import { useLocale, useText } from '#app/text'
import { LatestTrackAction } from '../remote/latest-track-action'
import { PassRequests } from '../remote/pass-manager'
import { DayAnnouncements } from './day-announcements'
import { DayCard } from './day-card'
import { IncidentsCard } from './incidents-card'
import { LicenceCard } from './licence-card'
import { NowPlayingCard } from './now-card'
import { PlayerCard } from './player-card'
import { RemoteCard } from './remote-card'
import { SettingsCard } from './settings-card'
import { VolumesCard } from './volumes-card'
import { handleZoneForm } from './zone-forms.server'

export { clientAction } from '#app/forms/client-action'
export { pollingClientLoader as clientLoader }

await loadMessages('zones', 'zone', 'remote-passes', 'track-feedback')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'zone.read')
  const id = args.params.id ?? ''
  const membership = findActiveMembership(await getAccount(api))
  const role = membership?.role ?? null
  const [zone, royalty, playlists, held] = await Promise.all([
    getZone(api, id),
    getRoyalty(api),
    hasPermission(role, 'zone.update') ? listPlaylists(api) : [],
    hasPermission(role, 'zone.control') ? listRemoteHolders(api, id) : { passes: [], members: [] },
  ])
  return {
    zone,
    ...held,
    locks: hasPermission(role, 'zone.update') ? await getUnitLocks(api, zone.business_unit.id) : null,
    royalty,
    hasAllUnits: membership?.all_units === true,
    playlists: playlists.map(({ id, title, hours }) => ({ id, title, hours })),
    playerUrl: env.playerUrl,
    now: Date.now(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return handleZoneForm(args, api, await readForm(args.request))
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'zones.one', { name: args.data?.zone.name ?? '' })

export default function ZonePage() {
  const { zone, passes, members, locks, hasAllUnits, royalty, playlists, playerUrl, now } = usePolling(
    useLoaderData<typeof loader>(),
  )
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  return (
    <>
      <ZoneHeader zone={zone} />
      <div className="grid items-start gap-5 3xl:grid-cols-[minmax(0,1fr)_minmax(0,344px)]">
        <div className="grid min-w-0 gap-5">
          <PassRequests passes={passes} zone={zone} now={now} />
          <NowPlayingCard zone={zone} now={now} />
          <LatestTrackAction zone={zone} now={now} decides={may('playlist.update')} />
          <IncidentsCard zone={zone} now={now} />
          <DayCard zone={zone} now={now} />
          {zone.announcements.length > 0 ? <DayAnnouncements zone={zone} /> : null}
          <p className="flex flex-wrap gap-x-5 text-label">
            <TextLink href={paths.zoneRepetition(locale, zone.id)} className="py-2">
              {t('zone.repetition.link')}
            </TextLink>
            <TextLink href={paths.zoneBans(locale, zone.id)} className="py-2">
              {t('zone.bans.link')}
            </TextLink>
          </p>
          {may('zone.update') && locks ? (
            <>
              <SettingsCard key={zone.id} zone={zone} playlists={playlists} held={locks} />
              <VolumesCard
                key={`volumes ${zone.id}`}
                zone={zone}
                hasAllUnits={hasAllUnits}
                held={locks}
                now={now}
              />
            </>
          ) : null}
        </div>
        <div className="grid min-w-0 gap-5 md:max-3xl:grid-cols-2">
          <PlayerCard zone={zone} now={now} playerUrl={playerUrl} />
          <LicenceCard zone={zone} royalty={royalty} />
          {may('zone.control') ? (
            <RemoteCard zone={zone} passes={passes} members={members} now={now} />
          ) : null}
        </div>
      </div>
    </>
  )
}

function ZoneHeader({ zone }: { zone: Zone }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  return (
    <PageHeader
      title={zone.name}
      text={zone.business_unit.name}
      breadcrumb={
        <Breadcrumb
          label={t('navigation.breadcrumb')}
          items={[
            { label: t('zones.title'), href: paths.zones(locale) },
            {
              label: zone.business_unit.name,
              href: paths.zones(locale, { unit: zone.business_unit.id }),
            },
            { label: zone.name },
          ]}
        />
      }
      action={
        <div className="flex flex-wrap gap-2.5 max-sm:w-full">
          <ButtonLink
            href={paths.zoneSchedule(locale, zone.id)}
            variant="secondary"
            className="max-sm:flex-1"
          >
            {t('zones.schedule')}
          </ButtonLink>
          {may('zone.control') ? (
            <ButtonLink href={paths.remote(locale, zone.id)} className="max-sm:flex-1">
              {t('zones.actions.remote')}
            </ButtonLink>
          ) : null}
        </div>
      }
    />
  )
}
