import {
  samplePage,
  sampleRemoteRequest,
  sampleUnpairedZone,
  sampleZone,
  sampleZoneStates,
  sampleZoneView,
} from '@bgm/api-client/testing'
import { remotePasses, zones as zoneCalls, zoneViews } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { formatZoneAdvice } from '#app/components/zone-text'
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
import { getText } from '#app/text'
import { loader as batchPage } from './batch'
import { loader as changePage, action as changeZones } from './change-zones'
import { loader as remoteCode } from './remote-code'
import { action as unpair } from './unpair'
import { loader as wall } from './wall'
import { action, loader } from './zone'
import { action as saveView, loader as zones } from './zones'

const lobby = sampleZone.id
const params = { id: lobby }
const counts = { states: sampleZoneStates, contact_lost_at: null }
const onlyLobby = respond(zoneCalls.list, { ...samplePage([sampleZone]), ...counts })

describe('the zone board', () => {
  test('shows pending approval requests to members who may approve them', async () => {
    const { server } = startBackend(respond(remotePasses.listWaiting, [sampleRemoteRequest]))
    const { requests } = await zones(loaderArgs('/zones'))
    expect(requests).toMatchObject([{ name: 'Dewi', number: 47, zone: { id: lobby } }])
    server.use(respondWithRole('staff'))
    expect((await zones(loaderArgs('/zones'))).requests).toEqual([])
  })

  test('filters by the query string and shows the number in every state', async () => {
    const { calls } = startBackend()
    const listed = () => calls.findLast(({ path }) => path === '/zones')?.query
    const board = await zones(loaderArgs('/zones?state=playing'))
    expect(board.states).toMatchObject({ playing: 1, 'not-paired': 1 })
    expect(listed()).toContain('state=playing')
    expect((await zones(loaderArgs('/zones?layout=compact&state=attention'))).compact).toBe(true)
    expect(listed()).toContain('state=attention')
    expect((await zones(loaderArgs('/zones?state=xyz&unit=%2F'))).ignored).toEqual(['unit', 'state'])
  })
})

describe('a bulk change of zones', () => {
  const change = (fields: Record<string, string>, query = '') =>
    changeZones(actionArgs(`/zones/change${query}`, { form: 'zone-batch', ...fields }))

  test('lists the chosen zones, or counts those that match the filter', async () => {
    startBackend(onlyLobby)
    const chosen = await changePage(loaderArgs(`/zones/change?zones=${lobby}&zones=x`))
    expect(chosen).toMatchObject({ ids: lobby, chosen: { total: 1, names: [{ name: 'Lobi' }] } })
    const all = await changePage(loaderArgs('/zones/change?all=on&state=playing'))
    expect(all).toMatchObject({ ids: null, chosen: { total: 1 } })
  })

  test('starts a batch and redirects to its progress', async () => {
    const { calls } = startBackend()
    const answer = await change({ zones: lobby, batch_kind: 'volume', volume: '35' })
    expect(findRedirectTarget(answer)).toBe('/zones/batches/batch0000000000000000001')
    expect(calls.at(-1)?.body).toMatchObject({ action: { kind: 'volume', volume: 35 }, zones: [lobby] })
    const params = { id: 'batch0000000000000000001' }
    const shown = await batchPage(loaderArgs('/zones/batches/x', { params }))
    expect(shown).toMatchObject({ state: 'waiting', total: 1, results: { data: [{ result: null }] } })
  })

  test.each([
    [{ batch_kind: 'pause' }, ['', 'validation.no_zones']],
    [{ batch_kind: 'play', zones: lobby }, ['playlist', 'validation.required']],
    [{ batch_kind: 'default-playlist', zones: lobby }, ['playlist', 'validation.required']],
    [{ batch_kind: 'volume', zones: lobby }, ['volume', 'validation.required']],
    [{ batch_kind: 'copy-schedule', zones: lobby }, ['copy_source', 'validation.required']],
    [{ batch_kind: 'explode', zones: lobby }, ['batch_kind', 'validation.invalid']],
  ])('rejects %j', async (fields, error) => {
    startBackend()
    expect(getFormErrors(await change(fields)).errors).toEqual([error])
  })
})

describe('saved views of the board', () => {
  const save = (query: string, view_name: string) =>
    saveView(actionArgs(`/zones${query}`, { form: 'save-view', view_name }))

  test('store the filter of the page, and can be removed', async () => {
    const { calls, server } = startBackend()
    expect(findRedirectTarget(await save('?state=attention&layout=compact', 'Masalah'))).toBe(
      '/zones?state=attention&layout=compact',
    )
    expect(calls.at(-1)).toMatchObject({
      path: '/zone-views',
      body: { name: 'Masalah', state: 'attention', layout: 'compact' },
    })
    server.use(respond(zoneViews.list, [sampleZoneView]))
    const [view] = (await zones(loaderArgs('/zones'))).views
    await saveView(actionArgs('/zones', { form: 'remove-view-x', view: view?.id ?? '' }))
    expect(calls.at(-1)).toMatchObject({
      method: 'DELETE',
      path: `/zone-views/${sampleZoneView.id}`,
    })
  })

  test('require a name', async () => {
    startBackend()
    expect(getFormErrors(await save('?state=playing', ' ')).errors).toEqual([
      ['view_name', 'validation.required'],
    ])
  })
})

test('the wall display lists the zones with problems', async () => {
  const { calls } = startBackend(respond(zoneCalls.list, { ...samplePage([sampleUnpairedZone]), ...counts }))
  const { data, total, states } = await wall(loaderArgs('/zones/wall'))
  expect(calls.find(({ path }) => path === '/zones')?.query).toContain('state=attention')
  expect(total).toBe(data.length)
  expect(states.playing).toBe(1)
})

describe('a zone', () => {
  test('offers playlists only to roles that may change them', async () => {
    startBackend()
    expect((await loader(loaderArgs(`/zones/${lobby}`, { params }))).playlists).toHaveLength(2)
    startBackend(respondWithRole('staff'))
    expect((await loader(loaderArgs(`/zones/${lobby}`, { params }))).playlists).toEqual([])
  })

  test('asks which device stays if two devices use its pairing, although it plays', async () => {
    startBackend(respond(zoneCalls.get, { ...sampleZone, errors: ['device-copied'] }))
    const { zone, now } = await loader(loaderArgs(`/zones/${lobby}`, { params }))
    expect(zone.state).toBe('playing')
    const advice = formatZoneAdvice(getText('en'), zone, { now, locale: 'en', manages: true })
    expect(advice).toContain('Which one stays?')
  })

  test('has the QR code of its remote as an image that browsers may cache', async () => {
    startBackend()
    const picture = await remoteCode(loaderArgs(`/zones/${lobby}/remote-code.svg`, { params }))
    expect(picture.headers.get('cache-control')).toBe('private, max-age=86400')
    expect(await picture.text()).toMatch(/^<svg /)
  })

  test('responds with 404 for a malformed id', async () => {
    startBackend()
    const run = () => loader(loaderArgs('/zones/x', { params: { id: 'x' } }))
    expect((await catchResponse(run)).status).toBe(404)
  })

  test('saves only the fields that have changed', async () => {
    const { calls } = startBackend()
    const fields = { form: 'zone-settings', name: 'Lobi utama', default_playlist: 'playlistsiang00000000001' }
    const answer = await action({ ...actionArgs(`/zones/${lobby}`, fields), params })
    expect(findRedirectTarget(answer)).toBe(`/zones/${lobby}`)
    expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      `/zones/${lobby}`,
    ])
  })

  test('blocks explicit tracks for the zone and keeps its playlist', async () => {
    const block = { policy: 'block', effective: 'block', scope: 'zone' } as const
    const { calls, server } = startBackend()
    const fields = { form: 'zone-settings', name: 'Lobi', default_playlist: 'playlistsiang00000000001' }
    await action({ ...actionArgs(`/zones/${lobby}`, { ...fields, block_explicit: 'on' }), params })
    const sent = () => calls.findLast(({ path }) => path === `/zones/${lobby}/music`)?.body
    const { default_playlist } = fields
    expect(sent()).toEqual({ default_playlist, explicit_policy: 'block' })
    server.use(respond(zoneCalls.get, { ...sampleZone, explicit: block }))
    await action({ ...actionArgs(`/zones/${lobby}`, fields), params })
    expect(sent()).toEqual({ default_playlist, explicit_policy: 'inherit' })
  })

  test('gets a volume by time of day, in the order of the times', async () => {
    const { calls } = startBackend()
    const save = (fields: Record<string, string>) =>
      action({ ...actionArgs(`/zones/${lobby}`, { form: 'zone-volumes', ...fields }), params })
    const rows = { volume_from_1: '17.00', volume_1: '55', volume_from_3: '6', volume_3: '0' }
    expect(findRedirectTarget(await save({ max_volume: '70', ...rows }))).toBe(`/zones/${lobby}`)
    expect(calls.at(-1)).toMatchObject({
      path: `/zones/${lobby}/volumes`,
      body: {
        max_volume: 70,
        volumes: [
          { from_minute: 360, volume: 0 },
          { from_minute: 1020, volume: 55 },
        ],
      },
    })
    const wrong = await save({ ...rows, volume_from_2: '17', volume_2: '20', volume_from_4: '8' })
    expect(getFormErrors(wrong)).toMatchObject({
      status: 400,
      errors: [
        ['volume_from_2', 'validation.volume_times'],
        ['volume_4', 'validation.volume'],
      ],
    })
  })

  test('requires a name', async () => {
    startBackend()
    const answer = await action({
      ...actionArgs(`/zones/${lobby}`, { form: 'zone-settings', name: ' ' }),
      params,
    })
    expect(getFormErrors(answer).errors).toEqual([['name', 'validation.required']])
  })

  test('gets the new key of its player that the member has seen', async () => {
    const { calls } = startBackend()
    const public_key = `${'A'.repeat(43)}=`
    const answer = await action({
      ...actionArgs(`/zones/${lobby}`, { form: 'confirm-key', public_key }),
      params,
    })
    expect(findRedirectTarget(answer)).toBe(`/zones/${lobby}`)
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      path: `/zones/${lobby}/player/key`,
      body: { public_key },
    })
  })

  test('unpairs its player after confirmation', async () => {
    const { calls } = startBackend()
    const answer = await unpair({ ...actionArgs(`/zones/${lobby}/unpair`, { form: 'unpair' }), params })
    expect(findRedirectTarget(answer)).toBe(`/zones/${lobby}`)
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/zones/${lobby}/player` })
  })
})
