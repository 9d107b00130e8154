import type { PlaylistDetail } from '@bgm/api-client'
import { Badge, Breadcrumb, ButtonLink, Card, SummaryList } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListPagination } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import { formatGenres, formatMoods, formatMusicLength } from '#app/components/music-text'
import { pageTitle } from '#app/components/page'
import { PlaylistCover } from '#app/components/playlist-cover'
import { PreviewBar } from '#app/components/preview-bar'
import { loadMessages } from '#app/components/signed-in-messages'
import { TrackList } from '#app/components/track-list'
import { useHasPermission } from '#app/components/use-has-permission'
import { requireApi, requireValidId } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getPlaylist } from '#app/services/playlists.server'
import { useLocale, useText } from '#app/text'

await loadMessages('music', 'playlists')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'zone.read')
  const { page } = parseListQuery(args.request, {})
  const { playlist, tracks } = await getPlaylist(api, args.params.id ?? '', page)
  redirectToLastPage(args.request, tracks.pagination)
  return { playlist, tracks, locale: getLocale(args.request) }
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'music.one', { title: args.data?.playlist.title[args.data.locale] ?? '' })

/** A curated playlist, which is read-only. */
export default function CuratedPlaylist() {
  const { playlist, tracks } = useLoaderData<typeof loader>()
  const t = useText()
  const { getHref } = useListUrl()
  const { page, page_size, page_count } = tracks.pagination
  return (
    <>
      <PlaylistHeader playlist={playlist} />
      <div className="grid items-start gap-5 3xl:grid-cols-[minmax(0,1fr)_minmax(0,344px)]">
        <section aria-labelledby="tracks" className="min-w-0">
          <h2 id="tracks" className="mb-3.5 text-h3">
            {t('music.tracks_title')}
          </h2>
          {tracks.data.length > 0 ? (
            <TrackList tracks={tracks.data} start={(page - 1) * page_size + 1} />
          ) : (
            <p className="text-muted">{t('music.preparing')}</p>
          )}
          {page_count > 1 ? (
            <ListPagination pages={tracks.pagination} getHref={page => getHref({ page })} />
          ) : null}
          <p className="mt-4 max-w-[44em] text-small text-muted">{t('music.shuffled')}</p>
        </section>
        <PlaylistFacts playlist={playlist} />
      </div>
      <PreviewBar />
    </>
  )
}

function PlaylistHeader({ playlist }: { playlist: PlaylistDetail }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const title = playlist.title[locale]
  return (
    <>
      <Breadcrumb
        label={t('navigation.breadcrumb')}
        items={[{ label: t('music.title'), href: paths.music(locale) }, { label: title }]}
        className="mb-2.5"
      />
      <div className="mb-6 grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4.5 gap-y-4.5 md:grid-cols-[12.5rem_minmax(0,1fr)] md:grid-rows-[1fr_auto_auto] md:items-end md:gap-x-8">
        <PlaylistCover
          cover={playlist.cover}
          className="w-full rounded-[36px_6px] md:row-span-3 md:self-start md:rounded-[60px_6px]"
        />
        <div className="min-w-0">
          <Badge tone="plain">{t('music.curated')}</Badge>
          <h1 className="mt-2 text-title wrap-anywhere">{title}</h1>
          <p className="mt-1 text-muted">
            {t('music.summary', {
              count: playlist.track_count,
              length: formatMusicLength(t, playlist.seconds),
            })}
          </p>
          <p className="mt-1 max-w-[44em] max-md:hidden">{playlist.description[locale]}</p>
        </div>
        <p className="md:hidden max-md:col-span-full">{playlist.description[locale]}</p>
        {may('zone.update') ? (
          <div className="col-span-full flex flex-wrap gap-2.5 md:col-start-2">
            <ButtonLink href={paths.usePlaylist(locale, playlist.id)} className="max-sm:flex-1">
              {t('music.use')}
            </ButtonLink>
            <ButtonLink
              href={paths.newPlaylist(locale, playlist.id)}
              variant="secondary"
              className="max-sm:flex-1"
            >
              {t('playlists.copy')}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </>
  )
}

function PlaylistFacts({ playlist }: { playlist: PlaylistDetail }) {
  const t = useText()
  const { tempo, explicit_count: explicit } = playlist
  return (
    <Card title={t('music.contents')}>
      <SummaryList
        items={[
          { term: t('music.without_repeat'), detail: formatMusicLength(t, playlist.seconds) },
          { term: t('music.mood'), detail: formatMoods(t, playlist) },
          ...(tempo ? [{ term: t('music.tempo_term'), detail: t('music.tempo_range', { ...tempo }) }] : []),
          { term: t('music.genre'), detail: formatGenres(t, playlist.track_genres) },
          { term: t('music.artists'), detail: playlist.artist_count },
          { term: t('music.explicit_term'), detail: explicit },
        ]}
      />
    </Card>
  )
}
