import { HttpResponse, http } from 'msw'
import type { HandlerContext, RequestBody } from './handler-context'
import { respondWithError, respondWithList } from './responses'
import type { World } from './world'

const sizes = { page: 'page', size: 'page_size' }

const noFacets = { industry: {}, gender: {}, age_group: {}, lifestyle: {} }

export function musicHandlers(world: World, context: HandlerContext) {
  return [
    ...catalogueHandlers(world, context),
    ...playlistHandlers(world, context),
    ...ownHandlers(world, context),
  ]
}

function catalogueHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const matches = (title: string, query: URLSearchParams) =>
    title.toLowerCase().includes((query.get('q') ?? '').toLowerCase())
  return [
    http.get(
      url('/curated-playlists'),
      withConfirmedAccount(async (_, query) => {
        const found = world.playlists.filter(
          ({ kind, title }) => kind === 'curated' && matches(title.id, query),
        )
        const { data, meta } = await respondWithList(found, query, sizes).json()
        const facets = { ...noFacets, mood: { calm: found.length }, genre: { lounge: found.length } }
        return HttpResponse.json({ data, meta: { ...meta, facets, industries: ['hotel'] } })
      }),
    ),
    http.get(
      url('/tracks'),
      withConfirmedAccount((_, query) =>
        respondWithList(
          world.tracks.filter(({ title }) => matches(title, query)),
          query,
          sizes,
        ),
      ),
    ),
    http.get(
      url('/tracks/:id/preview'),
      withConfirmedAccount((_body, _query, { id }) =>
        world.tracks.some(({ documentId }) => documentId === id)
          ? new HttpResponse(new Uint8Array(1000).fill(7), { headers: { 'content-type': 'audio/mpeg' } })
          : respondWithError(404),
      ),
    ),
    http.get(
      url('/artists/:slug'),
      withConfirmedAccount(async (_, query, { slug }) => {
        const tracks = world.tracks.filter(({ artists }) => artists.some(artist => artist.slug === slug))
        if (!tracks[0]) return respondWithError(404)
        return HttpResponse.json({
          ...tracks[0].artists[0],
          playlists: world.playlists,
          tracks: await respondWithList(tracks, query, sizes).json(),
        })
      }),
    ),
  ]
}

function playlistHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const find = (id: unknown) => world.playlists.find(({ documentId }) => documentId === id)
  return [
    http.get(
      url('/playlists'),
      withConfirmedAccount((_, query) =>
        respondWithList(
          world.playlists.filter(({ kind }) => [kind, null].some(known => known === query.get('kind'))),
          query,
          sizes,
        ),
      ),
    ),
    http.get(
      url('/playlists/:id'),
      withConfirmedAccount((_body, _query, { id }) => {
        const found = find(id)
        return found
          ? HttpResponse.json({ ...found, artist_count: 1, track_genres: ['swing'], changed_by: null })
          : respondWithError(404)
      }),
    ),
    http.get(
      url('/playlists/:id/tracks'),
      withConfirmedAccount((_, query, { id }) =>
        find(id) ? respondWithList(world.tracks, query, sizes) : respondWithError(404),
      ),
    ),
  ]
}

type Playlist = World['playlists'][number]

const detail = (playlist: Playlist) =>
  HttpResponse.json({ ...playlist, artist_count: 1, track_genres: ['swing'], changed_by: 'Bima Contoh' })

function ownHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const versioned = (handler: (playlist: Playlist, body: RequestBody) => Response) =>
    withConfirmedAccount((body, query, { id }) => {
      const version = body.version ?? Number(query.get('version'))
      const playlist = world.playlists.find(({ documentId }) => documentId === id)
      if (!playlist) return respondWithError(404)
      if (playlist.kind === 'curated') return respondWithError(403)
      if (version !== playlist.version) return respondWithError(409, { code: 'changed-meanwhile' })
      playlist.version += 1
      return handler(playlist, body)
    })
  const uses = { uses: [], total: 0, elsewhere: 0, load: null, blocking: 0, neighbours: [] }
  return [
    http.post(
      url('/playlists'),
      withConfirmedAccount(({ title }) => {
        const [first] = world.playlists
        if (!first) return respondWithError(404)
        const text = String(title)
        const created: Playlist = {
          ...first,
          documentId: 'playlistbaru000000000009',
          kind: 'own',
          title: { id: text, en: text },
        }
        world.playlists.push(created)
        return detail(created)
      }),
    ),
    http.get(
      url('/playlists/:id/uses'),
      withConfirmedAccount(() => HttpResponse.json(uses)),
    ),
    http.put(
      url('/playlists/:id'),
      versioned((playlist, { title }) => {
        playlist.title = { id: String(title), en: String(title) }
        return detail(playlist)
      }),
    ),
    http.post(url('/playlists/:id/changes'), versioned(detail)),
    http.post(
      url('/playlists/:id/extension'),
      versioned(playlist =>
        HttpResponse.json({
          added: 3,
          playlist: { ...playlist, artist_count: 1, track_genres: [], changed_by: null },
        }),
      ),
    ),
    http.delete(
      url('/playlists/:id'),
      versioned(playlist => {
        world.playlists = world.playlists.filter(one => one !== playlist)
        return new HttpResponse(null, { status: 204 })
      }),
    ),
    http.get(
      url('/zones/:id/repetition'),
      withConfirmedAccount(() =>
        HttpResponse.json({
          rating: 'varied',
          hours: 168,
          distinct_hours: 12,
          track: { day: 2, week: 14 },
          artist: null,
          worst: null,
        }),
      ),
    ),
  ]
}
