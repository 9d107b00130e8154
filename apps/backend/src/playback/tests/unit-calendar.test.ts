import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { addPlaylistWithTrack, createVenue, fetchBundle, listChanges, pairDevice } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { buildSlot, readPreview, replaceSlots } from '#tests/schedules'
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

const put = (venue: Venue, owner: string, slots: object[]) => replaceSlots(backend, venue.token, owner, slots)
const preview = (venue: Venue, owner: string, at: string) => readPreview(backend, venue.token, owner, at)

describe('the calendar of a unit', () => {
  const jakarta = { latitude: -6.1944, longitude: 106.8229 }
  const settings = { prayers: null, ramadan: false, imsak: false, nyepi: false, holidays: false }
  const follow = async (venue: Venue, calendar: object, place: object = jakarta) => {
    const path = `/business-units/${venue.unit}/calendar`
    const { version } = (await backend.call('GET', path, { token: venue.token })).body
    const body = {
      version,
      latitude: null,
      longitude: null,
      ...place,
      calendar: { ...settings, ...calendar },
    }
    return await backend.call('PUT', path, { token: venue.token, body })
  }
  const everyPrayer = {
    names: ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'],
    before_minutes: 0,
    after_minutes: 10,
    friday_minutes: 60,
  }

  test('silences the zones at prayer times computed from coordinates, on devices and in the preview', async () => {
    const venue = await createVenue(backend)
    const { player } = await pairDevice(backend, { token: venue.token, zone: venue.zone })
    expect((await follow(venue, { prayers: everyPrayer }, {})).body.error.details.errors).toEqual([
      { path: ['latitude'], message: 'validation.coordinates' },
    ])
    expect((await follow(venue, {}, { latitude: 52, longitude: 13 })).status).toBe(400)
    const { latest } = await listChanges(backend, 0)
    const saved = await follow(venue, { prayers: everyPrayer })
    expect(saved.body).toMatchObject({ ...jakarta, calendar: { prayers: everyPrayer } })
    expect((await listChanges(backend, latest)).changes).toHaveLength(venue.zones.length)
    const bundle = await fetchBundle(backend, venue.zone, player)
    const silences = bundle?.plan.silences ?? []
    expect(silences).toHaveLength(40 * 5)
    const [first] = silences
    expect(first).toMatchObject({ reason: 'prayer', label: { id: 'Subuh', en: 'Fajr' } })
    const at = new Date(first?.from ?? 0).toISOString()
    expect(await preview(venue, `/zones/${venue.zone}`, at)).toMatchObject({
      layer: 'mandatory-silence',
      silence: 'prayer',
      label: { id: 'Subuh' },
    })
    const friday = silences.find(({ label }) => label?.en === 'Friday')
    expect(((friday?.until ?? 0) - (friday?.from ?? 0)) / 60_000).toBe(60)
  })

  test('follows the dates maintained by staff: holidays, Nyepi and Ramadan', async () => {
    const venue = await createVenue(backend)
    // The paid period of the zones ends before these dates, so the test previews the unit.
    const unit = `/business-units/${venue.unit}`
    const add = (key: string, kind: string, from_date: string, until_date: string) =>
      backend.strapi.documents('api::calendar-date.calendar-date').create({
        data: { key, kind, name_id: key, name_en: `${key} (en)`, from_date, until_date } as never,
      })
    await add('libur-uji', 'holiday', '2027-06-02', '2027-06-02')
    await add('nyepi-uji', 'nyepi', '2027-06-09', '2027-06-09')
    await add('ramadan-uji', 'ramadan', '2027-06-15', '2027-07-14')
    await put(venue, unit, [
      slotOn(7, 9, 17),
      { ...slotOn(3, 4, 6), season: 'ramadan' },
      { ...slotOn(3, 16, 19), season: 'ramadan' },
    ])
    const at = (local: string) => preview(venue, unit, `${local}:00+07:00`)
    expect(await at('2027-06-02T10:00')).not.toMatchObject({ layer: 'slot' })
    await follow(venue, { holidays: true, nyepi: true, ramadan: true, imsak: true })
    expect(await at('2027-06-02T10:00')).toMatchObject({ layer: 'slot', label: { en: 'libur-uji (en)' } })
    expect(await at('2027-06-09T05:59')).not.toMatchObject({ layer: 'mandatory-silence' })
    expect(await at('2027-06-09T06:00')).toMatchObject({ layer: 'mandatory-silence', silence: 'nyepi' })
    expect(await at('2027-06-10T05:59')).toMatchObject({ layer: 'mandatory-silence', silence: 'nyepi' })
    expect(await at('2027-06-10T06:00')).not.toMatchObject({ layer: 'mandatory-silence' })
    expect(await at('2027-06-16T16:30')).toMatchObject({ layer: 'slot', label: { id: 'ramadan-uji' } })
    expect(await at('2027-06-16T05:00')).toMatchObject({
      layer: 'exception',
      source: 'silence',
      label: { en: 'Imsak to sunrise' },
    })
    expect(await at('2027-06-20T10:00')).not.toMatchObject({ layer: 'slot' })
    expect(await at('2027-07-18T10:00')).toMatchObject({ layer: 'slot', label: null })
  })

  test('can be changed by the same roles as a schedule, based on the current version', async () => {
    const venue = await createVenue(backend)
    const staff = await createColleague(backend, venue.token, 'staff')
    const path = `/business-units/${venue.unit}/calendar`
    const { version } = (await backend.call('GET', path, { token: staff.token })).body
    const body = { version, latitude: null, longitude: null, calendar: settings }
    expect((await backend.call('PUT', path, { token: staff.token, body })).status).toBe(403)
    expect((await backend.call('PUT', path, { token: venue.token, body })).status).toBe(200)
    expect((await backend.call('PUT', path, { token: venue.token, body })).status).toBe(409)
  })
})
