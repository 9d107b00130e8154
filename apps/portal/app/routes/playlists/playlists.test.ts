import type { World } from '@bgm/api-client/testing'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  startBackend,
} from '#app/testing/backend'
import { action as remove } from './delete-playlist'
import { action as create, loader as form } from './new-playlist'
import { action, loader } from './playlist'
import { formatPlaylistOperation, parsePlaylistOperation } from './playlist-operation'
import { loader as list } from './playlists'

const lunch = 'playlistsiang00000000001'
const track = 'tracksatu000000000000001'
const here = `/playlists/${lunch}`
const params = { id: lunch }

const withOwn = (world: World) => {
  for (const playlist of world.playlists) if (playlist.documentId === lunch) playlist.kind = 'own'
}
const send = (fields: Record<string, string>) => action({ ...actionArgs(here, fields), params })
const changes = (world: World) =>
  world.calls.filter(({ path }) => path.endsWith('/changes')).map(({ body }) => body)

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
    startBackend(withOwn)
    expect((await list(loaderArgs('/playlists'))).data.map(({ id }) => id)).toEqual([lunch])
  })

  test('can be created empty, or as a copy with a suggested name', async () => {
    const { world } = startBackend()
    expect((await form(loaderArgs(`/playlists/new?copy=${lunch}`))).saved.title).toBe('Piano siang (salinan)')
    const answer = await create(
      actionArgs(`/playlists/new?copy=${lunch}`, {
        form: 'new-playlist',
        title: 'Siang',
        key: 'kunci-formulir',
      }),
    )
    expect(findRedirectTarget(answer)).toBe('/playlists/playlistbaru000000000009')
    expect(world.calls.at(-1)?.body).toEqual({ title: 'Siang', copy_of: lunch })
    expect(world.calls.at(-1)?.headers.get('idempotency-key')).toBe('kunci-formulir')
    const empty = await create(actionArgs('/playlists/new', { form: 'new-playlist', title: ' ' }))
    expect(getFormErrors(empty).errors).toEqual([['title', 'validation.required']])
  })

  test('are read-only for staff, and a curated one redirects to its own page', async () => {
    startBackend(world => {
      withOwn(world)
      for (const membership of world.user.memberships) membership.role = 'staff'
    })
    expect((await loader(loaderArgs(here, { params }))).found).toBeNull()
    expect((await catchResponse(() => send({ form: 'playlist-tracks' }))).status).toBe(403)
    startBackend()
    const curated = await catchResponse(() => loader(loaderArgs(here, { params })))
    expect(curated.headers.get('location')).toBe(`/music/${lunch}`)
  })

  test('can be changed with the buttons on their page', async () => {
    const { world } = startBackend(withOwn)
    const fields = { form: 'playlist-tracks', version: '1', operation: `move.${track}.1` }
    expect(findRedirectTarget(await send(fields))).toBe(here)
    expect(changes(world)).toEqual([{ version: 1, change: { kind: 'move', track, to: 1 } }])
  })

  test('return a conflict, with the submitted change, if they have changed in the meantime', async () => {
    const { world } = startBackend(withOwn)
    const operation = `remove.${track}`
    const answer = await send({ form: 'playlist-tracks', version: '9', operation })
    expect(answer).toMatchObject({ init: { status: 409 }, data: { conflict: operation } })
    const title = await send({ form: 'playlist', version: '9', title: 'Judul saya' })
    expect(title).toMatchObject({ init: { status: 409 } })
    expect(getFormErrors(title).errors).toEqual([['', 'errors.changed-meanwhile']])
    expect(world.playlists.find(({ documentId }) => documentId === lunch)?.title.id).toBe('Piano siang')
  })

  test('are deleted after confirmation', async () => {
    const { world } = startBackend(withOwn)
    const fields = { form: 'delete-playlist', version: '1' }
    const answer = await remove({ ...actionArgs(`${here}/delete`, fields), params })
    expect(findRedirectTarget(answer)).toBe('/playlists')
    expect(world.playlists.some(({ documentId }) => documentId === lunch)).toBe(false)
  })
})
