import { respondWithError } from '@bgm/api-client/testing'
import { tracks as trackCalls } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithRole,
  startBackend,
} from '#app/testing/backend'
import { loader as artist } from './artist'
import { loader as cover } from './cover'
import { loader as curated } from './curated'
import { loader as music } from './music'
import { loader as preview } from './preview-file'
import { action as usePlaylist, loader as zones } from './use-playlist'

const lunch = 'playlistsiang00000000001'
const track = 'tracksatu000000000000001'

describe('the catalogue', () => {
  test('features a playlist for the member’s industry, unless the list is filtered', async () => {
    startBackend()
    expect((await music(loaderArgs('/music'))).featured).toMatchObject({ industry: 'hotel' })
    expect((await music(loaderArgs('/music?mood=calm'))).featured).toBeNull()
  })

  test('reads several values of a facet and leaves out unknown ones', async () => {
    const { calls } = startBackend()
    const { filter } = await music(
      loaderArgs('/music?mood=calm&mood=warm&mood=x&genre=swing&tempo=88&tempo=1e9&q=%00&industry=hotel,x'),
    )
    expect(filter).toMatchObject({
      mood: ['warm', 'calm'],
      genre: ['swing'],
      tempo: '88',
      q: '',
      industry: [],
    })
    expect(calls.find(({ path }) => path === '/curated-playlists')?.query).toContain(
      'mood=warm%2Ccalm&genre=swing',
    )
  })

  test('shows a playlist with its tracks, and an artist', async () => {
    startBackend()
    const { playlist, tracks } = await curated(loaderArgs(`/music/${lunch}`, { params: { id: lunch } }))
    expect(playlist.id).toBe(lunch)
    expect(tracks.data.map(({ title }) => title)).toEqual(['Kopi kedua', 'Malam tak tidur'])
    const params = { slug: 'trio-contoh' }
    expect((await artist(loaderArgs('/music/artists/trio-contoh', { params }))).name).toBe('Trio Contoh')
    const hostile = () => artist(loaderArgs('/music/artists/x', { params: { slug: '../zones' } }))
    expect((await catchResponse(hostile)).status).toBe(404)
  })
})

describe('a preview', () => {
  const listen = (headers: Record<string, string> = {}, id = track) =>
    preview(loaderArgs(`/music/previews/${id}.mp3`, { params: { id }, headers }))

  test.each([
    ['the whole file', undefined, 200, 1000, null],
    ['the start', 'bytes=0-99', 206, 100, 'bytes 0-99/1000'],
    ['the rest', 'bytes=900-', 206, 100, 'bytes 900-999/1000'],
    ['the end', 'bytes=-50', 206, 50, 'bytes 950-999/1000'],
    ['more bytes than there are', 'bytes=990-5000', 206, 10, 'bytes 990-999/1000'],
    ['several ranges', 'bytes=0-1,5-6', 200, 1000, null],
    ['bytes after the end', 'bytes=1000-', 416, 0, 'bytes */1000'],
  ])('responds to a request for %s', async (_, range, status, length, content) => {
    startBackend()
    const response = await listen(range ? { range } : {})
    expect(response.status).toBe(status)
    expect((await response.arrayBuffer()).byteLength).toBe(length)
    expect(response.headers.get('content-range')).toBe(content)
    expect(response.headers.get('accept-ranges')).toBe('bytes')
  })

  test('requires a session and an existing track', async () => {
    startBackend(respond(trackCalls.downloadPreview, respondWithError(404)))
    expect((await catchResponse(() => listen({ cookie: '' }))).status).toBe(302)
    expect((await catchResponse(() => listen({}, 'x'))).status).toBe(404)
  })
})

test('a cover is an image that browsers may cache', async () => {
  const draw = (name: string) => cover(loaderArgs('/music/covers/x.svg', { params: { name } }))
  const response = draw('kawung_teal_4_pagi-di-kafe')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect((await catchResponse(() => draw('kawung_teal_4_%22'))).status).toBe(404)
})

describe('using a playlist', () => {
  const here = `/music/${lunch}/zones`
  const params = { id: lunch }

  test('makes it the default of the selected zones', async () => {
    const { calls } = startBackend()
    const { zones: listed } = await zones(loaderArgs(here, { params }))
    const fields = new FormData()
    fields.append('form', 'use-playlist')
    for (const { id } of listed) fields.append('zones', id)
    const answer = await usePlaylist({ ...actionArgs(here, fields), params })
    expect(findRedirectTarget(answer)).toBe(here)
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])
    expect(sent).toEqual(listed.map(({ id }) => [`/zones/${id}/music`, { default_playlist: lunch }]))
  })

  test('requires a zone and permission to change zones', async () => {
    startBackend()
    const answer = await usePlaylist({ ...actionArgs(here, { form: 'use-playlist' }), params })
    expect(getFormErrors(answer).errors).toEqual([['', 'music.zones.none']])
    startBackend(respondWithRole('staff'))
    expect((await catchResponse(() => zones(loaderArgs(here, { params })))).status).toBe(403)
  })
})
