import { requireValidParams } from '@bgm/server/not-found'
import { Breadcrumb, PageHeader } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListPagination } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import { pageTitle } from '#app/components/page'
import { PlaylistCard, playlistGridClass } from '#app/components/playlist-card'
import { PreviewBar } from '#app/components/preview-bar'
import { loadMessages } from '#app/components/signed-in-messages'
import { TrackList } from '#app/components/track-list'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getArtist } from '#app/services/music.server'
import { useLocale, useText } from '#app/text'

await loadMessages('music')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidParams(args, ({ slug = '' }) => /^[a-z0-9-]{1,64}$/.test(slug))
  await requirePermission(args, 'zone.read')
  const { page } = parseListQuery(args.request, {})
  const artist = await getArtist(api, args.params.slug ?? '', page)
  redirectToLastPage(args.request, artist.tracks.pagination)
  return artist
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'music.one', { title: args.data?.name ?? '' })

export default function Artist() {
  const { name, playlists, tracks } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { getHref } = useListUrl()
  const { page, page_size, page_count, total } = tracks.pagination
  return (
    <>
      <PageHeader
        title={<bdi>{name}</bdi>}
        text={t('music.tracks', { count: total })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[{ label: t('music.title'), href: paths.music(locale) }, { label: name }]}
          />
        }
      />
      {playlists.length > 0 ? (
        <section aria-labelledby="playlists" className="mb-8">
          <h2 id="playlists" className="mb-4 text-h3">
            {t('music.playlists_with')}
          </h2>
          <ul className={playlistGridClass}>
            {playlists.map((playlist, index) => (
              <PlaylistCard key={playlist.id} playlist={playlist} index={index} level={3} />
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="tracks">
        <h2 id="tracks" className="mb-3.5 text-h3">
          {t('music.tracks_title')}
        </h2>
        <TrackList tracks={tracks.data} start={(page - 1) * page_size + 1} />
        {page_count > 1 ? (
          <ListPagination pages={tracks.pagination} getHref={page => getHref({ page })} />
        ) : null}
      </section>
      <PreviewBar />
    </>
  )
}
