import { TextLink } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { pollingClientLoader, usePolling } from '#app/components/use-polling'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { isId } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getUnitLocks } from '#app/services/groups.server'
import { listPlaylists } from '#app/services/playlists.server'
import { createMemberRemote } from '#app/services/remote.server'
import { listRemoteHolders } from '#app/services/remote-passes.server'
import { getZone } from '#app/services/zones.server'
import { useLocale, useText } from '#app/text'
import { handlePassForm } from './pass-forms.server'
import { PassHolders, PassRequests } from './pass-manager'
import { handleRemoteForm } from './remote-forms.server'
import { RemoteView } from './remote-view'

export { clientAction } from '#app/forms/client-action'
export { pollingClientLoader as clientLoader }

await loadMessages('zones', 'remote', 'remote-passes', 'track-feedback')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'zone.control')
  const id = args.params.id ?? ''
  const command = new URL(args.request.url).searchParams.get('command') ?? ''
  const [zone, playlists, passes, sent] = await Promise.all([
    getZone(api, id),
    listPlaylists(api),
    listRemoteHolders(api, id),
    isId(command) ? createMemberRemote(api, id).findCommand(command) : null,
  ])
  return {
    zone,
    held: await getUnitLocks(api, zone.business_unit.id),
    playlists: playlists.map(({ id, title, description, cover }) => ({ id, title, description, cover })),
    ...passes,
    command: sent,
    now: Date.now(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const id = args.params.id ?? ''
  const getPath = (command?: string) => paths.remote(getLocale(args.request), id, command)
  const form = await readForm(args.request)
  if (form.form === 'passes' || form.form === 'pass-requests') return handlePassForm(api, id, form, getPath())
  return handleRemoteForm(createMemberRemote(api, id), form, getPath)
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'remote.title', { name: args.data?.zone.name ?? '' })

export default function Remote() {
  const { passes, members, ...remote } = usePolling(useLoaderData<typeof loader>(), 2_000)
  const { zone, now } = remote
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  return (
    <RemoteView
      {...remote}
      manages
      decides={may('playlist.update')}
      head={<PassRequests passes={passes} zone={zone} now={now} />}
    >
      <section className="mt-8">
        <h2 className="mb-2 text-h3">{t('remote_passes.holders.title')}</h2>
        <PassHolders passes={passes} zone={zone} now={now} members={members} />
      </section>
      <p className="mt-7 flex flex-wrap gap-x-5 text-label">
        <TextLink href={paths.zone(locale, zone.id)} className="py-2">
          {t('remote.to_zone')}
        </TextLink>
      </p>
    </RemoteView>
  )
}
