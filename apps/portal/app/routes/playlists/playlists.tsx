import { ButtonLink, EmptyState, PageHeader, TextLink } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { ListFilter } from '#app/components/list-filter'
import { ListPagination } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import { pageTitle } from '#app/components/page'
import { PlaylistCard, playlistGridClass } from '#app/components/playlist-card'
import { PreviewBar } from '#app/components/preview-bar'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { isSearchText, parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listOwnPlaylists } from '#app/services/playlists.server'
import { useLocale, useText } from '#app/text'

await loadMessages('music', 'playlists')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'zone.read')
  const { filter, page, ignored } = parseListQuery(args.request, { q: isSearchText })
  const playlists = await listOwnPlaylists(api, filter.q, page)
  redirectToLastPage(args.request, playlists.pagination)
  return { ...playlists, ignored, filtered: filter.q !== undefined }
}

export const meta: MetaFunction = args => pageTitle(args, 'playlists.title')

export default function Playlists() {
  const { data, pagination, ignored, filtered } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { getHref } = useListUrl()
  const edits = useHasPermission()('playlist.update')
  const any = filtered || pagination.total > 0
  return (
    <>
      <PageHeader
        title={t('playlists.title')}
        text={t('playlists.text')}
        action={
          edits && any ? (
            <ButtonLink href={paths.newPlaylist(locale)} className="max-sm:w-full">
              <Plus aria-hidden="true" strokeWidth={1.75} />
              {t('playlists.create')}
            </ButtonLink>
          ) : null
        }
      />
      {any ? (
        <ListFilter placeholder={t('playlists.search_placeholder')} ignored={ignored} keep={[]} />
      ) : null}
      {data.length > 0 ? (
        <>
          <p role="status" className="mb-4 font-[650] tabular-nums">
            {t('playlists.count', { count: pagination.total })}
          </p>
          <ul className={playlistGridClass}>
            {data.map((playlist, index) => (
              <PlaylistCard key={playlist.id} playlist={playlist} index={index} />
            ))}
          </ul>
        </>
      ) : (
        <NoPlaylists any={any} edits={edits} />
      )}
      {pagination.page_count > 1 ? (
        <ListPagination pages={pagination} getHref={page => getHref({ page })} />
      ) : null}
      <PreviewBar />
    </>
  )
}

function NoPlaylists({ any, edits }: { any: boolean; edits: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { pathname } = useListUrl()
  return (
    <EmptyState
      title={t(any ? 'lists.empty' : 'playlists.empty_title')}
      className="rounded-card border border-line bg-surface"
      action={
        any ? (
          <TextLink href={pathname}>{t('actions.clear_filters')}</TextLink>
        ) : (
          <span className="flex flex-wrap justify-center gap-2.5">
            <ButtonLink href={paths.music(locale)}>{t('playlists.empty_action')}</ButtonLink>
            {edits ? (
              <ButtonLink href={paths.newPlaylist(locale)} variant="secondary">
                {t('playlists.create')}
              </ButtonLink>
            ) : null}
          </span>
        )
      }
    >
      {t(any ? 'playlists.no_match' : 'playlists.empty_text')}
    </EmptyState>
  )
}
