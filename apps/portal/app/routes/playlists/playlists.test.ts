import { respondWithError, sampleOwnPlaylist, samplePage } from '@bgm/api-client/testing'
import { ownPlaylists, playlists } from '@bgm/contract'
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
import { action as remove } from './delete-playlist'
import { action as create, loader as form } from './new-playlist'
import { action, loader } from './playlist'
import { formatPlaylistOperation, parsePlaylistOperation } from './playlist-operation'
import { loader as list } from './playlists'

const lunch = sampleOwnPlaylist.id
const track = 'tracksatu000000000000001'
const here = `/playlists/${lunch}`
const params = { id: lunch }

const withOwn = respond(playlists.get, sampleOwnPlaylist)
const send = (fields: Record<string, string>) => action({ ...actionArgs(here, fields), params })

test.each([
  { kind: 'add' as const, tracks: [track] },
  { kind: 'remove' as const, tracks: [track] },
  { kind: 'move' as const, track, to: 12 },
  { kind: 'separate' as const },
  { kind: 'extend' as const },
])('parses the value of the button for %j', operation => {
  expect(parsePlaylistOperation(formatPlaylistOperation(operation))).toEqual(operation)
})

test.each([
  '',
  'drop',
  'move',
  `move.${track}`,
  `move.${track}.-1`,
  `move.${track}.1e3`,
  'add.x',
  'a'.repeat(999),
])('ignores the value %s', value => {
  expect(parsePlaylistOperation(value)).toBeNull()
})

describe('the organisation’s playlists', () => {
  test('are listed without curated ones', async () => {
    const { calls } = startBackend(respond(playlists.list, samplePage([sampleOwnPlaylist])))
    expect((await list(loaderArgs('/playlists'))).data.map(({ id }) => id)).toEqual([lunch])
    expect(calls.at(-1)?.query).toContain('kind=own')
  })

  test('can be created empty, or as a copy with a suggested name', async () => {
    const id = 'playlistbaru000000000009'
    const { calls } = startBackend(respond(ownPlaylists.create, { ...sampleOwnPlaylist, id }))
    expect((await form(loaderArgs(`/playlists/new?copy=${lunch}`))).saved.title).toBe('Piano siang (salinan)')
    const answer = await create(
      actionArgs(`/playlists/new?copy=${lunch}`, {
        form: 'new-playlist',
        title: 'Siang',
        key: 'kunci-formulir',
      }),
    )
    expect(findRedirectTarget(answer)).toBe(`/playlists/${id}`)
    expect(calls.at(-1)?.body).toEqual({ title: 'Siang', copy_of: lunch })
    expect(calls.at(-1)?.headers.get('idempotency-key')).toBe('kunci-formulir')
    const empty = await create(actionArgs('/playlists/new', { form: 'new-playlist', title: ' ' }))
    expect(getFormErrors(empty).errors).toEqual([['title', 'validation.required']])
  })

  test('are read-only for staff, and a curated one redirects to its own page', async () => {
    startBackend(withOwn, respondWithRole('staff'))
    expect((await loader(loaderArgs(here, { params }))).found).toBeNull()
    expect((await catchResponse(() => send({ form: 'playlist-tracks' }))).status).toBe(403)
    startBackend()
    const curated = await catchResponse(() => loader(loaderArgs(here, { params })))
    expect(curated.headers.get('location')).toBe(`/music/${lunch}`)
  })

  test('can be changed with the buttons on their page', async () => {
    const { calls } = startBackend(withOwn)
    const fields = { form: 'playlist-tracks', version: '1', operation: `move.${track}.1` }
    expect(findRedirectTarget(await send(fields))).toBe(here)
    expect(calls.at(-1)).toMatchObject({
      path: `${here}/changes`,
      body: { version: 1, change: { kind: 'move', track, to: 1 } },
    })
  })

  test('return a conflict, with the submitted change, if they have changed in the meantime', async () => {
    const conflict = respondWithError(409, { code: 'changed-meanwhile' })
    startBackend(withOwn, respond(ownPlaylists.change, conflict), respond(ownPlaylists.update, conflict))
    const operation = `remove.${track}`
    const answer = await send({ form: 'playlist-tracks', version: '9', operation })
    expect(answer).toMatchObject({ init: { status: 409 }, data: { conflict: operation } })
    const title = await send({ form: 'playlist', version: '9', title: 'Judul saya' })
    expect(title).toMatchObject({ init: { status: 409 } })
    expect(getFormErrors(title).errors).toEqual([['', 'errors.changed-meanwhile']])
  })

  test('are deleted after confirmation', async () => {
    const { calls } = startBackend(withOwn)
    const fields = { form: 'delete-playlist', version: '1' }
    const answer = await remove({ ...actionArgs(`${here}/delete`, fields), params })
    expect(findRedirectTarget(answer)).toBe('/playlists')
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: here, query: '?version=1' })
  })
})
