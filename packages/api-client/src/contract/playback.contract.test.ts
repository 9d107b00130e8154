import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Api, NewSlot } from '../index'
import { backendAvailable, connectClient, requireSession, samplePassword } from './backend'

const signedIn = async (identifier: string) =>
  connectClient(
    (await requireSession(connectClient().identity.signIn({ identifier, password: samplePassword }))).jwt,
  )

const absent = { code: 'not-found', status: 404 }

describe.skipIf(!backendAvailable)('zones against the running backend', () => {
  let api: Api
  let id = ''
  beforeAll(async () => {
    api = await signedIn('pemilik@contoh.test')
    id = (await api.zones.list()).data[0]?.id ?? ''
  })

  test('the sample owner has zones, counted by state', async () => {
    const { data, states, pagination } = await api.zones.list({ page_size: 1 })
    expect(await api.zones.count()).toEqual(states)
    expect(data).toHaveLength(1)
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(pagination.total)
    const { day, name } = await api.zones.get(id)
    expect(Date.parse(day.at(-1)?.until ?? '') - Date.parse(day[0]?.from ?? '')).toBe(24 * 60 * 60_000)
    expect((await api.zones.list({ q: name })).data.map(zone => zone.id)).toContain(id)
  })

  test('changes to name, default playlist, volume and override are returned with the zone', async () => {
    const before = await api.zones.get(id)
    const playlist = (await api.playlists.list()).data[0]
    const tracks = await api.playlists.listTracks(playlist?.id ?? '')
    expect(tracks.pagination.total).toBe(playlist?.track_count ?? -1)
    expect((await api.zones.rename(id, 'Lobi contoh')).name).toBe('Lobi contoh')
    await api.zones.rename(id, before.name)
    const music = { default_playlist: playlist?.id ?? '', explicit_policy: 'block' } as const
    expect(await api.zones.setMusic(id, music)).toMatchObject({
      default_playlist: { title: playlist?.title },
      explicit: { policy: 'block', effective: 'block', scope: 'zone' },
    })
    await api.zones.setMusic(id, {
      default_playlist: before.default_playlist?.id ?? null,
      explicit_policy: before.explicit.policy,
    })
    expect(before.skips).toEqual({ left: expect.any(Number), renewed_at: null })
    expect((await api.zones.setDesired(id, { paused: true })).desired.paused).toBe(true)
    await api.zones.setDesired(id, { paused: before.desired.paused })
    const until = new Date(Date.now() + 60 * 60_000).toISOString()
    const changed = await api.zones.setOverride(id, { playlist: playlist?.id ?? null, until })
    expect(changed.override).toMatchObject({ until, playlist: { id: playlist?.id } })
    expect((await api.zones.removeOverride(id)).override).toBeNull()
  })

  test('a schedule is replaced as a whole, and an overlap is reported with its slot', async () => {
    const owner = { scope: 'zone', id } as const
    const before = await api.schedules.get(owner)
    const playlist = (await api.playlists.list()).data[0]?.id ?? ''
    const slot: NewSlot = { season: 'regular', weekday: 1, from_minute: 600, until_minute: 720, playlist }
    const save = (version: string, slots: NewSlot[]) => api.schedules.setSlots(owner, { version, slots })
    await expect(save(before.version, [slot, { ...slot, from_minute: 660 }])).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ field: 'slots.1.from_minute', key: 'validation.slot_overlap' }],
    })
    const changed = await save(before.version, [slot])
    expect(changed.slots).toMatchObject([{ weekday: 1, playlist: { id: playlist } }])
    await expect(save(before.version, [])).rejects.toMatchObject({ code: 'conflict' })
    expect((await api.schedules.preview(owner, new Date().toISOString())).until).toMatch(/Z$/)
    await save(
      changed.version,
      before.slots.map(({ playlist: { id: own }, ...times }) => ({ ...times, playlist: own })),
    )
  })

  test.each(['zone', 'unit', 'organisation'] as const)('a %s has a week and exceptions', async scope => {
    const { business_unit } = await api.zones.get(id)
    const owner =
      scope === 'organisation' ? { scope } : { scope, id: scope === 'zone' ? id : business_unit.id }
    const { days, time_zone } = await api.schedules.getWeek(owner, new Date().toISOString().slice(0, 10))
    expect([days.length, time_zone]).toEqual([7, 'Asia/Jakarta'])
    const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const body = {
      label: 'Renovasi',
      from_date: date,
      until_date: date,
      from_minute: null,
      until_minute: null,
      kind: 'silence',
      playlist: null,
      mandatory: false,
    } as const
    const { exceptions } = await api.schedules.addException(owner, body)
    const added = exceptions.find(one => one.scope === scope && one.label === body.label)
    const { version = '', id: exception = '' } = added ?? {}
    const changed = await api.schedules.updateException(owner, exception, {
      ...body,
      mandatory: true,
      version,
    })
    const current = changed.exceptions.find(one => one.id === exception)
    expect(current).toMatchObject({ mandatory: true, from_date: date })
    await api.schedules.removeException(owner, { id: exception, version: current?.version ?? '' })
  })

  test('the calendar of a unit can be changed with its current version', async () => {
    const { business_unit } = await api.zones.get(id)
    const { version, calendar, dates } = await api.schedules.getCalendar(business_unit.id)
    expect(dates.map(({ kind }) => kind)).toContain('nyepi')
    const place = { latitude: -6.1944, longitude: 106.8229 }
    const changed = await api.schedules.setCalendar(business_unit.id, { version, ...place, calendar })
    expect(changed.today?.fajr).toMatch(/Z$/)
    const nowhere = { latitude: null, longitude: null }
    await api.schedules.setCalendar(business_unit.id, { version: changed.version, ...nowhere, calendar })
  })

  test('a new command is waiting for the device, and an unknown command is null', async () => {
    const { id: command, state } = await api.zones.sendCommand(id, 'identify')
    expect(state).toBe('waiting')
    expect(await api.zones.findCommand(id, command)).toMatchObject({ kind: 'identify' })
    expect(await api.zones.findCommand(id, 'command00000000000000001')).toBeNull()
  })

  test('no pairing is found for an unknown code', async () => {
    expect(await api.players.find('BCDFGHJK')).toBeNull()
    expect(await api.players.approve({ user_code: 'BCDFGHJK', zone: id })).toBeNull()
    expect(await api.players.decline('BCDFGHJK')).toBeNull()
  })

  test('the days and zones of a month add up to its total, and the plays can be downloaded', async () => {
    const month = new Date().toISOString().slice(0, 7)
    const { totals, days, zones, lines } = await api.usage.get(month, { page_size: 5 })
    expect(days.reduce((sum, { plays }) => sum + plays, 0)).toBe(totals.plays)
    expect(zones.reduce((sum, { plays }) => sum + plays, 0)).toBe(totals.plays)
    expect(lines.length).toBe(Math.min(5, totals.plays))
    expect((await api.usage.download(month)).type).toContain('text/csv')
    const [line] = lines
    if (line) expect(await api.usage.getPlay(line.id)).toMatchObject({ id: line.id, seconds: line.seconds })
  })

  test('another organisation gets 404 for all data of a zone', async () => {
    const other = await signedIn('lain@contoh.test')
    await expect(other.zones.get(id)).rejects.toMatchObject(absent)
    await expect(other.schedules.get({ scope: 'zone', id })).rejects.toMatchObject(absent)
    await expect(other.zones.setDesired(id, { paused: true })).rejects.toMatchObject(absent)
    await expect(other.zones.removePlayer(id)).rejects.toMatchObject(absent)
    await expect(other.usage.get('2026-11', { zone: id })).rejects.toMatchObject(absent)
  })
})

describe.skipIf(!backendAvailable)('the public API against the running backend', () => {
  test('a key reads zones, what is playing and plays until it is revoked', async () => {
    const owner = await signedIn('pemilik@contoh.test')
    const scopes = ['zones:read', 'now-playing:read', 'plays:read'] as const
    const { token, key } = await owner.apiKeys.create(
      { key_name: 'Contract', scopes: [...scopes] },
      randomUUID(),
    )
    const { publicApi } = connectClient(token)
    const { data, meta } = await publicApi.listZones({ limit: '1' })
    expect([data.length, meta.has_more]).toEqual([1, true])
    const next = await publicApi.listZones({ limit: '1', cursor: meta.next_cursor ?? '' })
    expect(next.data[0]?.id).not.toBe(data[0]?.id)
    const id = data[0]?.id ?? ''
    expect(await publicApi.getZone(id)).toEqual(data[0])
    expect((await publicApi.getNowPlaying(id)).zone.id).toBe(id)
    const plays = await publicApi.listPlays({ limit: '2' })
    expect([plays.data.length, plays.meta.has_more]).toEqual([2, true])
    await owner.apiKeys.revoke(key.id)
    await expect(publicApi.listZones({})).rejects.toMatchObject({ status: 401, reason: 'invalid-key' })
  })

  test('a webhook is added, tested and removed', async () => {
    const { webhooks, webhookDeliveries } = await signedIn('pemilik@contoh.test')
    const body = { webhook_url: 'http://127.0.0.1:9/', events: ['zone.state_changed' as const] }
    const { secret, webhook } = await webhooks.create(body, randomUUID())
    expect(secret).toMatch(/^whsec_/)
    expect(
      (await webhooks.update(webhook.id, { ...body, events: ['incident.opened'] })).webhook.events,
    ).toEqual(['incident.opened'])
    expect((await webhooks.renewSecret(webhook.id)).secret).not.toBe(secret)
    await webhooks.sendTest(webhook.id)
    expect((await webhookDeliveries.list(webhook.id)).data[0]?.event).toBe('test')
    expect((await webhooks.enable(webhook.id)).id).toBe(webhook.id)
    await webhooks.remove(webhook.id)
    await expect(webhooks.get(webhook.id)).rejects.toMatchObject(absent)
  })
})
