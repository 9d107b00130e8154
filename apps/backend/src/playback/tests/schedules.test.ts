import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { addPlaylistWithTrack, createVenue, listChanges } from '#tests/devices'
import type { Backend } from '#tests/harness'
import {
  addException,
  buildSlot,
  getNextWeekdayDate,
  mondayBefore,
  readPreview,
  replaceSlots,
  replaceZoneSlots,
  silentDay,
} from '#tests/schedules'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
}, 180_000)
afterAll(() => backend.stop())

type Venue = Awaited<ReturnType<typeof createVenue>>

const slotOn = (weekday: number, from: number, until: number) =>
  buildSlot(music.playlist, weekday, from, until)
const nextTuesday = getNextWeekdayDate(2)
const getOwners = ({ zone, unit }: Venue) => [`/zones/${zone}`, `/business-units/${unit}`, '/organisation']

const put = (venue: Venue, owner: string, slots: object[]) => replaceSlots(backend, venue.token, owner, slots)
const preview = (venue: Venue, owner: string, at: string) => readPreview(backend, venue.token, owner, at)

describe('the weekly slots', () => {
  test('can be replaced, but cannot overlap within a zone', async () => {
    const venue = await createVenue(backend)
    const refused = await replaceZoneSlots(backend, venue, [slotOn(2, 18, 20), slotOn(2, 19, 21)])
    expect([refused.status, refused.body.error.details.errors]).toEqual([
      400,
      [{ path: ['slots', '1', 'from_minute'], message: 'validation.slot_overlap' }],
    ])
    const { playlist: _, ...hours } = slotOn(2, 18, 20)
    expect((await replaceZoneSlots(backend, venue, [slotOn(2, 18, 20)])).body).toMatchObject({
      slots: [{ ...hours, season: 'regular', playlist: { documentId: music.playlist } }],
      inherited: [],
    })
    expect((await replaceZoneSlots(backend, venue, [])).body.slots).toEqual([])
  })

  test('of a zone override those of its unit, which override those of the organisation', async () => {
    const venue = await createVenue(backend)
    const [zone = '', unit = '', organisation = ''] = getOwners(venue)
    await put(venue, organisation, [slotOn(2, 6, 22)])
    await put(venue, unit, [slotOn(2, 10, 18)])
    await put(venue, zone, [slotOn(2, 12, 14)])
    const { body } = await backend.call('GET', `${zone}/schedule`, { token: venue.token })
    expect(body.inherited.map(({ scope }: { scope: string }) => scope)).toEqual(['organisation', 'unit'])
    const week = (
      await backend.call('GET', `${zone}/week?from=${mondayBefore(nextTuesday)}`, { token: venue.token })
    ).body
    const tuesday = week.days[1]
    expect([week.time_zone, tuesday.date, tuesday.weekday]).toEqual(['Asia/Jakarta', nextTuesday, 2])
    expect(
      tuesday.segments
        .filter(({ layer }: { layer: string }) => layer === 'slot')
        .map((one: Record<string, unknown>) => [one.scope, one.from_minute, one.until_minute]),
    ).toEqual([
      ['organisation', 360, 600],
      ['unit', 600, 720],
      ['zone', 720, 840],
      ['unit', 840, 1080],
      ['organisation', 1080, 1320],
    ])
    expect(await preview(venue, zone, `${nextTuesday}T13:00:00+07:00`)).toMatchObject({ scope: 'zone' })
    expect(await preview(venue, unit, `${nextTuesday}T13:00:00+07:00`)).toMatchObject({ scope: 'unit' })
    expect(await preview(venue, organisation, `${nextTuesday}T13:00:00+07:00`)).toMatchObject({
      layer: 'slot',
      scope: 'organisation',
    })
  })

  test('cannot be replaced by an edit of an outdated version', async () => {
    const venue = await createVenue(backend)
    for (const owner of getOwners(venue)) {
      const { version } = (await backend.call('GET', `${owner}/schedule`, { token: venue.token })).body
      const send = (slots: object[]) =>
        backend.call('PUT', `${owner}/schedule`, { token: venue.token, body: { version, slots } })
      expect((await send([slotOn(1, 8, 9)])).status).toBe(200)
      const late = await send([slotOn(1, 10, 11)])
      expect([late.status, late.body.error.details.code]).toEqual([409, 'changed-meanwhile'])
    }
  })

  test('are kept without a title if their playlist is deleted, and count as unscheduled time', async () => {
    const venue = await createVenue(backend)
    const gone = await addPlaylistWithTrack(backend)
    const zone = `/zones/${venue.zone}`
    await backend.call('PUT', `${zone}/music`, {
      token: venue.token,
      body: { default_playlist: music.playlist },
    })
    const slot = { ...slotOn(2, 18, 20), playlist: gone.playlist }
    await replaceZoneSlots(backend, venue, [slot])
    await backend.strapi.documents('api::playlist.playlist').delete({ documentId: gone.playlist })
    const { body } = await replaceZoneSlots(backend, venue, [slot, slotOn(3, 18, 20)])
    expect(body.slots[0].playlist).toMatchObject({ documentId: gone.playlist, title: null })
    expect(await preview(venue, zone, `${nextTuesday}T18:30:00+07:00`)).toMatchObject({ layer: 'default' })
  })

  test('notify the devices of all zones that they apply to when they change, and are audited', async () => {
    const venue = await createVenue(backend)
    const zones = venue.zones.map(({ documentId }) => ({ kind: 'zone', zone: documentId }))
    for (const owner of getOwners(venue)) {
      const { latest } = await listChanges(backend, 0)
      await put(venue, owner, [slotOn(4, 8, 9)])
      const changes = (await listChanges(backend, latest)).changes.map(({ change }) => change)
      expect(changes).toEqual(owner === `/zones/${venue.zone}` ? zones.slice(0, 1) : zones)
    }
    const { body } = await backend.call('GET', '/audit-entries', { token: venue.token })
    expect(body.data.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'organisation.scheduled',
      'business-unit.scheduled',
      'zone.scheduled',
    ])
  })

  test('can be changed by owners and managers, but organisation-wide only with access to all units', async () => {
    const venue = await createVenue(backend)
    const statuses = async (token: string) => {
      const found = []
      for (const owner of getOwners(venue)) {
        const { version } = (await backend.call('GET', `${owner}/schedule`, { token })).body
        const { status } = await backend.call('PUT', `${owner}/schedule`, {
          token,
          body: { version, slots: [] },
        })
        found.push(status)
      }
      return found
    }
    const manager = await createColleague(backend, venue.token, 'manager')
    const limited = await createColleague(backend, venue.token, 'manager', [venue.unit])
    const staff = await createColleague(backend, venue.token, 'staff')
    expect(await statuses(manager.token)).toEqual([200, 200, 200])
    expect(await statuses(limited.token)).toEqual([200, 200, 403])
    expect(await statuses(staff.token)).toEqual([403, 403, 403])
  })
})

describe('dated exceptions', () => {
  test("can play a playlist, be silent or use Sunday's slots, and can be changed and removed", async () => {
    const venue = await createVenue(backend)
    const zone = `/zones/${venue.zone}`
    await put(venue, zone, [slotOn(7, 9, 17)])
    const date = getNextWeekdayDate(3)
    const hours = { from_date: date, until_date: date, from_minute: 600, until_minute: 660 }
    await addException(backend, venue.token, zone, {
      label: 'Libur toko',
      from_date: date,
      until_date: date,
      kind: 'sunday',
    })
    const { documentId, version } = await addException(backend, venue.token, zone, hours)
    const at = (time: string) => preview(venue, zone, `${date}T${time}:00+07:00`)
    expect(await at('09:30')).toMatchObject({ layer: 'slot', label: { id: 'Libur toko' } })
    expect(await at('10:30')).toMatchObject({
      layer: 'exception',
      source: 'silence',
      label: { id: 'Renovasi' },
    })
    const path = `${zone}/exceptions/${documentId}`
    const body = { ...silentDay, ...hours, mandatory: true, version }
    const changed = await backend.call('PUT', path, { token: venue.token, body })
    expect(changed.status).toBe(200)
    expect(await at('10:30')).toMatchObject({ layer: 'mandatory-silence', silence: 'exception' })
    expect((await backend.call('PUT', path, { token: venue.token, body })).status).toBe(409)
    const current = changed.body.exceptions.find(
      (one: { documentId: string }) => one.documentId === documentId,
    )
    const remove = (of: string) => backend.call('DELETE', `${path}?version=${of}`, { token: venue.token })
    expect((await remove(version)).status).toBe(409)
    expect((await remove(current.version)).body.exceptions).toHaveLength(1)
    expect((await remove(current.version)).status).toBe(404)
  })

  test('can repeat every two weeks, and a single exception takes precedence', async () => {
    const venue = await createVenue(backend)
    const zone = `/zones/${venue.zone}`
    const first = getNextWeekdayDate(6)
    const dateIn = (days: number) =>
      new Date(Date.parse(`${first}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
    await addException(backend, venue.token, zone, {
      label: 'Pekan tenang',
      from_date: first,
      until_date: dateIn(300),
      repeats: 'fortnightly',
      repeat_days: 2,
    })
    await addException(backend, venue.token, zone, {
      label: 'Resepsi',
      from_date: dateIn(29),
      until_date: dateIn(29),
    })
    const labels = []
    for (const days of [0, 1, 2, 7, 14, 28, 29, 308]) {
      const { label } = await preview(venue, zone, `${dateIn(days)}T12:00:00+07:00`)
      labels.push(label?.id ?? null)
    }
    const quiet = 'Pekan tenang'
    expect(labels).toEqual([quiet, quiet, null, null, quiet, quiet, 'Resepsi', null])
    const overlapping = await backend.call('POST', `${zone}/exceptions`, {
      token: venue.token,
      body: {
        ...silentDay,
        from_date: dateIn(15),
        until_date: dateIn(300),
        repeats: 'monthly',
        repeat_days: 1,
      },
    })
    expect(overlapping.body.error.details.errors).toEqual([
      { path: ['from_date'], message: 'validation.exception_overlap' },
    ])
  })

  test.each([
    [{ repeats: 'monthly' }, 'repeat_days', 'validation.repeat_days'],
    [{ repeats: 'monthly', repeat_days: 14 }, 'repeat_days', 'validation.repeat_days'],
    [{ repeat_days: 1 }, 'repeat_days', 'validation.repeat_days'],
    [
      { repeats: 'monthly', repeat_days: 1, until_date: '2047-03-19' },
      'until_date',
      'validation.exception_length',
    ],
    [{ until_date: '2027-03-19' }, 'until_date', 'validation.exception_dates'],
    [{ until_date: '2029-03-19' }, 'until_date', 'validation.exception_length'],
    [{ from_date: '2027-02-30' }, 'from_date', 'validation.date'],
    [{ from_minute: 60 }, 'until_minute', 'validation.exception_times'],
    [
      { kind: 'sunday', from_minute: 60, until_minute: 120 },
      'from_minute',
      'validation.exception_whole_days',
    ],
    [{ kind: 'play' }, 'playlist', 'validation.required'],
    [{ kind: 'play', playlist: 'playlistofnobody0000001' }, 'playlist', 'validation.invalid'],
    [{ from_date: '2020-03-20', until_date: '2020-03-20' }, 'until_date', 'validation.exception_dates'],
  ])('are rejected with %j', async (changes, field, message) => {
    const venue = await createVenue(backend)
    const body = { ...silentDay, ...changes }
    const { status, body: answer } = await backend.call('POST', `/zones/${venue.zone}/exceptions`, {
      token: venue.token,
      body,
    })
    expect([status, answer.error.details.errors[0]]).toEqual([400, { path: [field], message }])
  })

  test('cannot overlap within a zone, unit or organisation', async () => {
    const venue = await createVenue(backend)
    const [zone = '', unit = ''] = getOwners(venue)
    await addException(backend, venue.token, zone)
    await addException(backend, venue.token, unit)
    const again = await backend.call('POST', `${zone}/exceptions`, { token: venue.token, body: silentDay })
    expect(again.body.error.details.errors).toEqual([
      { path: ['from_date'], message: 'validation.exception_overlap' },
    ])
  })
})
