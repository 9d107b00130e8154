import { Breadcrumb } from '@bgm/ui'
import { hasPermission } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { ListPagination } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import { pageTitle } from '#app/components/page'
import { PreviewBar } from '#app/components/preview-bar'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { isSearchText, parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import { getPlaylist, getPlaylistUses, searchTracks } from '#app/services/playlists.server'
import { useLocale, useText } from '#app/text'
import { AddTracks } from './add-tracks'
import { ConflictNotice, PlaylistNotices } from './notices'
import { handlePlaylistForm } from './playlist-forms.server'
import { PlaylistHead } from './playlist-head'
import { FactsCard, RepetitionCard, UsesCard } from './side-cards'
import { TrackEditor } from './track-editor'

export { clientAction } from '#app/forms/client-action'

await loadMessages('music', 'playlists')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'zone.read')
  const id = args.params.id ?? ''
  const locale = getLocale(args.request)
  const { filter, page } = parseListQuery(args.request, { add: isSearchText })
  const role = findActiveMembership(await getAccount(api))?.role ?? null
  const edits = hasPermission(role, 'playlist.update')
  const [{ playlist, tracks }, uses, found] = await Promise.all([
    getPlaylist(api, id, page),
    getPlaylistUses(api, id),
    edits ? searchTracks(api, filter.add ?? '') : null,
  ])
  if (playlist.kind === 'curated') throw redirectTo(paths.curatedPlaylist(locale, id))
  redirectToLastPage(args.request, tracks.pagination)
  return {
    playlist,
    tracks,
    uses,
    found,
    q: filter.add ?? '',
    locale,
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'playlist.update')
  return handlePlaylistForm(args, api, await readForm(args.request))
}

/** After a conflict, the page shows the latest version. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'playlists.one', { title: args.data?.playlist.title[args.data.locale] ?? '' })

const readConflict = (data: unknown): string | null => {
  const conflict: unknown =
    typeof data === 'object' && data !== null && 'conflict' in data ? data.conflict : null
  return typeof conflict === 'string' ? conflict : null
}

/** The editor for one of the organisation's playlists. */
export default function Playlist() {
  const { playlist, uses } = useLoaderData<typeof loader>()
  const conflict = readConflict(useActionData<typeof action>())
  const t = useText()
  const locale = useLocale()
  const edits = useHasPermission()('playlist.update')
  return (
    <>
      <Breadcrumb
        label={t('navigation.breadcrumb')}
        items={[
          { label: t('music.title'), href: paths.music(locale) },
          { label: t('playlists.title'), href: paths.playlists(locale) },
          { label: playlist.title[locale] },
        ]}
        className="mb-2.5"
      />
      <PlaylistHead playlist={playlist} edits={edits} />
      {conflict ? <ConflictNotice playlist={playlist} conflict={conflict} /> : null}
      <PlaylistNotices playlist={playlist} uses={uses} edits={edits} />
      <div className="grid items-start gap-5 3xl:grid-cols-[minmax(0,1fr)_minmax(0,344px)]">
        <Tracks />
        <div className="grid min-w-0 gap-5 md:max-3xl:grid-cols-2">
          {uses.load ? <RepetitionCard load={uses.load} /> : null}
          <UsesCard uses={uses} />
          <FactsCard playlist={playlist} />
        </div>
      </div>
      <PreviewBar />
    </>
  )
}

function Tracks() {
  const { playlist, tracks, uses, found, q } = useLoaderData<typeof loader>()
  const t = useText()
  const { getHref } = useListUrl()
  const edits = useHasPermission()('playlist.update')
  const { page, page_size, page_count } = tracks.pagination
  return (
    <section aria-labelledby="tracks" className="min-w-0">
      <h2 id="tracks" className="mb-3.5 text-h3">
        {t('music.tracks_title')}
      </h2>
      {tracks.data.length > 0 ? (
        <TrackEditor
          key={`${playlist.version} ${page}`}
          playlist={playlist}
          tracks={tracks.data}
          start={(page - 1) * page_size}
          uses={uses}
          edits={edits}
        />
      ) : (
        <p className="text-muted">{t('playlists.no_tracks')}</p>
      )}
      {page_count > 1 ? (
        <ListPagination pages={tracks.pagination} getHref={page => getHref({ page })} />
      ) : null}
      <p className="mt-4 max-w-[44em] text-small text-muted">{t('playlists.order_note')}</p>
      {found ? (
        <AddTracks
          playlist={playlist}
          known={tracks.data}
          found={found.data}
          total={found.pagination.total}
          q={q}
        />
      ) : null}
    </section>
  )
}
