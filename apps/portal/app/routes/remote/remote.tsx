import { format } from '@bgm/i18n'
import { Notice, TextLink } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { pollingLoader, usePolling } from '#app/components/use-polling'
import { ZoneStateLine } from '#app/components/zone-state'
import { formatAdvice } from '#app/components/zone-text'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { isId } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listPlaylists } from '#app/services/playlists.server'
import { findCommand } from '#app/services/remote.server'
import { getZone } from '#app/services/zones.server'
import { useLocale, useText } from '#app/text'
import { NowPlaying } from './now-playing'
import { OverrideForm } from './override-form'
import { OverrideNote } from './override-note'
import { PlaybackButtons } from './playback-buttons'
import { handleRemoteForm } from './remote-forms.server'
import { VolumeForm } from './volume-form'

export { clientAction } from '#app/forms/client-action'
export { pollingLoader as clientLoader }

await loadMessages('zones', 'remote')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'zone.control')
  const id = args.params.id ?? ''
  const command = new URL(args.request.url).searchParams.get('command') ?? ''
  const [zone, playlists, sent] = await Promise.all([
    getZone(api, id),
    listPlaylists(api),
    isId(command) ? findCommand(api, id, command) : null,
  ])
  return {
    zone,
    playlists: playlists.map(({ id, title, description }) => ({ id, title, description })),
    command: sent,
    now: Date.now(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return handleRemoteForm(args, api, await readForm(args.request))
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'remote.title', { name: args.data?.zone.name ?? '' })

export default function Remote() {
  const { zone, playlists, command, now } = usePolling(useLoaderData<typeof loader>(), 2_000)
  const t = useText()
  const locale = useLocale()
  const advice = formatAdvice(t, zone, { now, locale, manages: true })
  const broken = zone.state !== 'playing' && zone.state !== 'paused' && zone.state !== 'silent'
  return (
    <div className="mx-auto grid max-w-[26rem] gap-x-14 xl:max-w-[58rem] xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div>
        <header className="mb-3.5 flex items-start justify-between gap-3">
          <div className="min-w-0 wrap-anywhere">
            <h1 className="text-h3 font-bold">{zone.name}</h1>
            <p className="text-label text-muted">{zone.business_unit.name}</p>
          </div>
          <ZoneStateLine zone={zone} now={now} className="pt-0.5 text-right" />
        </header>
        <NowPlaying zone={zone} />
        <Loaded now={now} />
        {broken && advice ? (
          <Notice tone="warn" className="mt-4">
            {advice}
          </Notice>
        ) : null}
        <PlaybackButtons zone={zone} command={command} now={now} />
        <VolumeForm zone={zone} />
        <OverrideNote zone={zone} now={now} />
      </div>
      <div className="min-w-0">
        <OverrideForm zone={zone} playlists={playlists} now={now} />
        <p className="mt-7">
          <TextLink href={paths.zone(locale, zone.id)} className="text-label">
            {t('remote.to_zone')}
          </TextLink>
        </p>
      </div>
    </div>
  )
}

/** Without JavaScript: when the page was loaded, and a link that reloads it. */
function Loaded({ now }: { now: number }) {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <p className="mt-3 hidden justify-between gap-3 text-label noscript:flex">
      <span className="text-muted tabular-nums">
        {t('remote.loaded', { time: format.clockWithSeconds(now, useLocale()) })}
      </span>
      <TextLink href={pathname}>{t('zones.reload')}</TextLink>
    </p>
  )
}
