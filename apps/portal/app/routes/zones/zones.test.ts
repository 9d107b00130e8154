import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  getFormErrors,
  getRedirect,
  loaderArgs,
  startBackend,
} from '#app/testing/backend'
import { loader as remoteCode } from './remote-code'
import { action as unpair } from './unpair'
import { action, loader } from './zone'
import { loader as zones } from './zones'

const lobby = 'zonelobi0000000000000001'
const params = { id: lobby }

describe('the zone board', () => {
  test('filters by the query string and counts every state', async () => {
    startBackend()
    const board = await zones(loaderArgs('/zones?state=playing'))
    expect(board.data.map(({ name }) => name)).toEqual(['Lobi'])
    expect(board.states).toMatchObject({ playing: 1, 'not-paired': 1 })
    expect((await zones(loaderArgs('/zones?state=xyz&unit=%2F'))).ignored).toEqual(['unit', 'state'])
  })
})

describe('a zone', () => {
  test('offers playlists only to roles that may change them', async () => {
    startBackend()
    expect((await loader(loaderArgs(`/zones/${lobby}`, { params }))).playlists).toHaveLength(2)
    startBackend(world => {
      for (const membership of world.user.memberships) membership.role = 'staff'
    })
    expect((await loader(loaderArgs(`/zones/${lobby}`, { params }))).playlists).toEqual([])
  })

  test('has the QR code of its remote as a picture that browsers cache', async () => {
    startBackend()
    const picture = await remoteCode(loaderArgs(`/zones/${lobby}/remote-code.svg`, { params }))
    expect(picture.headers.get('cache-control')).toBe('private, max-age=86400')
    expect(await picture.text()).toMatch(/^<svg /)
  })

  test('is 404 for a malformed id', async () => {
    startBackend()
    const run = () => loader(loaderArgs('/zones/x', { params: { id: 'x' } }))
    expect((await catchResponse(run)).status).toBe(404)
  })

  test('saves only the fields that have changed', async () => {
    const { world } = startBackend()
    const fields = { form: 'zone-settings', name: 'Lobi utama', default_playlist: 'playlistsiang00000000001' }
    const answer = await action({ ...actionArgs(`/zones/${lobby}`, fields), params })
    expect(getRedirect(answer)).toBe(`/zones/${lobby}`)
    expect(world.calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      `/zones/${lobby}`,
    ])
  })

  test('blocks explicit tracks for the zone and keeps its playlist', async () => {
    const { world } = startBackend()
    const fields = { form: 'zone-settings', name: 'Lobi', default_playlist: 'playlistsiang00000000001' }
    await action({ ...actionArgs(`/zones/${lobby}`, { ...fields, block_explicit: 'on' }), params })
    expect(world.zones[0]?.explicit).toEqual({ policy: 'block', effective: 'block', scope: 'zone' })
    expect(world.zones[0]?.default_playlist?.documentId).toBe('playlistsiang00000000001')
    await action({ ...actionArgs(`/zones/${lobby}`, fields), params })
    expect(world.zones[0]?.explicit.policy).toBe('inherit')
  })

  test('needs a name', async () => {
    startBackend()
    const answer = await action({
      ...actionArgs(`/zones/${lobby}`, { form: 'zone-settings', name: ' ' }),
      params,
    })
    expect(getFormErrors(answer).errors).toEqual([['name', 'validation.required']])
  })

  test('unpairs its player after a confirmation', async () => {
    const { world } = startBackend()
    const answer = await unpair({ ...actionArgs(`/zones/${lobby}/unpair`, { form: 'unpair' }), params })
    expect(getRedirect(answer)).toBe(`/zones/${lobby}`)
    expect(world.zones[0]?.player).toBeNull()
  })
})
