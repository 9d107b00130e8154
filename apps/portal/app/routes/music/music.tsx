import { ButtonLink, EmptyState, PageHeader, TextLink } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListPagination } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import { pageTitle } from '#app/components/page'
import { PlaylistCard, playlistGridClass } from '#app/components/playlist-card'
import { PreviewBar } from '#app/components/preview-bar'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listIndustries } from '#app/services/industries.server'
import { browseMusic, findFeaturedPlaylist } from '#app/services/music.server'
import { useLocale, useText } from '#app/text'
import { ActiveFacets } from './active-facets'
import { Facets } from './facets'
import { FeaturedPlaylist } from './featured'
import { readMusicFilter, toMusicQuery } from './music-rules.server'

await loadMessages('music', 'playlists')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'zone.read')
  const { filter, page } = readMusicFilter(args.request)
  const query = toMusicQuery(filter)
  const [music, industries] = await Promise.all([browseMusic(api, { ...query, page }), listIndustries(api)])
  redirectToLastPage(args.request, music.pagination)
  const unfiltered = Object.keys(query).length === 0 && page === 1
  return {
    ...music,
    filter,
    industryNames: industries.map(({ key, name }) => ({ key, name })),
    featured: unfiltered ? findFeaturedPlaylist(music.data, music.industries) : null,
  }
}

export const meta: MetaFunction = args => pageTitle(args, 'music.title')

export default function Music() {
  const { facets, industries, industryNames, filter, featured } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('music.title')}
        text={t('music.text')}
        action={
          <ButtonLink href={paths.playlists(locale)} variant="secondary" className="max-sm:w-full">
            {t('playlists.title')}
          </ButtonLink>
        }
      />
      {featured ? (
        <FeaturedPlaylist
          playlist={featured.playlist}
          industry={(
            industryNames.find(({ key }) => key === featured.industry)?.name ?? ''
          ).toLocaleLowerCase(locale)}
        />
      ) : null}
      <div className="grid items-start gap-9 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Facets filter={filter} facets={facets} industries={industryNames} own={industries} />
        <div className="min-w-0">
          <FoundPlaylists />
          <PreviewBar />
        </div>
      </div>
    </>
  )
}

function FoundPlaylists() {
  const { data, pagination, industryNames, filter } = useLoaderData<typeof loader>()
  const t = useText()
  const { getHref, pathname } = useListUrl()
  return (
    <>
      <ActiveFacets filter={filter} industries={industryNames} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="font-[650] tabular-nums">
          {t('music.playlists', { count: pagination.total })}
        </p>
        <p className="text-small text-muted">{t('music.best_first')}</p>
      </div>
      {data.length > 0 ? (
        <ul className={playlistGridClass}>
          {data.map((playlist, index) => (
            <PlaylistCard key={playlist.id} playlist={playlist} index={index} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('lists.empty')}
          className="rounded-card border border-line bg-surface"
          action={<TextLink href={pathname}>{t('actions.clear_filters')}</TextLink>}
        >
          {t('music.no_match')}
        </EmptyState>
      )}
      {pagination.page_count > 1 ? (
        <div className="mt-6 rounded-card border border-line bg-surface">
          <ListPagination pages={pagination} getHref={page => getHref({ page })} />
        </div>
      ) : null}
    </>
  )
}
