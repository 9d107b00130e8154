import { respondWithError, sampleException, sampleSchedule, sampleUser } from '@bgm/api-client/testing'
import { zoneSchedules } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithUser,
  startBackend,
} from '#app/testing/backend'
import { action, loader } from './schedule'
import { getLocalDateAndMinute, getMonday, toInstant, toSlots } from './week'

const id = 'zonelobi0000000000000001'
const params = { id }
const playlist = 'playlistsiang00000000001'
const here = `/zones/${id}/schedule`
const send = (fields: Record<string, string>, query = '') =>
  action({ ...actionArgs(here + query, { form: 'slot', playlist, version: '1', ...fields }), params })

/** Starts a backend; `sent` returns the slots that were saved last. */
function start() {
  const backend = startBackend()
  const sent = () =>
    backend.calls.findLast(({ method, path }) => method === 'PUT' && path === here)?.body ?? null
  return { ...backend, sent }
}
const stored = Array(sampleSchedule.slots.length).fill(expect.anything())

describe('the schedule of a zone', () => {
  test.each(['17', '17.00', '17:00'])('accepts %s as a time', async until_time => {
    const { sent } = start()
    expect(findRedirectTarget(await send({ days: '2,3', from_time: '9', until_time }))).toBe(here)
    const times = { from_minute: 540, until_minute: 1020 }
    expect(sent()).toMatchObject({
      version: '1',
      slots: [...stored, { weekday: 2, ...times }, { weekday: 3, ...times }],
    })
  })

  test('reports an overlap as an error in the end time', async () => {
    startBackend()
    const answer = await send({ days: '5', from_time: '16', until_time: '18' })
    expect(getFormErrors(answer)).toMatchObject({ status: 422, errors: [['until_time', 'schedule.overlap']] })
  })

  test('offers and saves an end time at which the slot fits', async () => {
    const { sent } = start()
    const form = { days: '5', from_time: '8', until_time: '18' }
    const refused = await send(form)
    expect(getFormErrors(refused).errors).toEqual([['until_time', 'schedule.overlap']])
    expect(JSON.stringify(refused)).toContain('"repair":"until-660","slot":"5-660","time":"11.00"')
    expect(findRedirectTarget(await send({ ...form, intent: 'until-660' }))).toBe(here)
    const saved = { weekday: 5, from_minute: 480, until_minute: 660 }
    expect(sent()).toMatchObject({ slots: [...stored, saved] })
  })

  test('does not apply a suggested end time to a slot that has been edited since', async () => {
    const { sent } = start()
    const earlier = { days: '5', from_time: '8', until_time: '10', intent: 'until-660' }
    expect(findRedirectTarget(await send(earlier))).toBe(here)
    const saved = { weekday: 5, from_minute: 480, until_minute: 600 }
    expect(sent()).toMatchObject({ slots: [...stored, saved] })
    const later = await send({ days: '5', from_time: '12', until_time: '18', intent: 'until-660' })
    expect(getFormErrors(later)).toMatchObject({ status: 422, errors: [['until_time', 'schedule.overlap']] })
  })

  test('of the organisation can be changed only with access to all units', async () => {
    const { server } = startBackend()
    const canEdit = async () => (await loader(loaderArgs('/schedule'))).edits
    expect(await canEdit()).toBe(true)
    const memberships = sampleUser.memberships.map(membership => ({
      ...membership,
      role: 'manager' as const,
      all_units: false,
    }))
    server.use(respondWithUser({ memberships }))
    expect(await canEdit()).toBe(false)
    expect((await loader(loaderArgs(here, { params }))).edits).toBe(true)
  })

  test('shows what a slot would change without saving it', async () => {
    const { sent } = start()
    const answer = await send({ days: '2', from_time: '9', until_time: '17', intent: 'describe' })
    expect(getFormErrors(answer)).toMatchObject({ status: 200, errors: [] })
    expect(sent()).toBeNull()
  })

  test('replaces and removes the slots that are edited together', async () => {
    const { sent } = start()
    const kept = { weekday: 5, from_minute: 1020 }
    await send({ days: '1', from_time: '11', until_time: '16' }, '?slot=1-660')
    const replaced = { weekday: 1, from_minute: 660, until_minute: 960 }
    expect(sent()).toMatchObject({ slots: [kept, replaced] })
    await send({ intent: 'remove', version: '2' }, '?slot=1-660')
    expect(sent()).toMatchObject({ version: '2', slots: [kept] })
  })

  test('rejects a form with invalid times and no days', async () => {
    startBackend()
    expect(getFormErrors(await send({ from_time: '25', until_time: 'x' })).errors).toEqual([
      ['days', 'validation.slot_days'],
      ['from_time', 'validation.time'],
      ['until_time', 'validation.time'],
    ])
  })

  test('shows what plays at a time, and why', async () => {
    startBackend()
    const { preview } = await loader(loaderArgs(`${here}?day=2&time=18.30`, { params }))
    expect(preview.answer).toMatchObject({ minute: 1110, resolution: { layer: 'slot' } })
    expect((await loader(loaderArgs(`${here}?time=x`, { params }))).preview.invalid).toBe(true)
  })

  test('keeps the submitted values if somebody else has changed the schedule', async () => {
    startBackend(respond(zoneSchedules.setSlots, respondWithError(409, { code: 'changed-meanwhile' })))
    const answer = await send({ days: '2', from_time: '9', until_time: '10', version: '0' })
    expect(getFormErrors(answer)).toMatchObject({ status: 422, errors: [['', 'errors.changed-meanwhile']] })
  })

  test('moves a slot, but not onto another one or out of its day', async () => {
    const { sent } = start()
    const move = (fields: Record<string, string>) => send({ form: 'move', slot: '1-660', ...fields })
    expect(getFormErrors(await move({ start: '-680', end: '-680' })).errors).toEqual([
      ['', 'schedule.grid.limit'],
    ])
    expect(getFormErrors(await move({ start: '0', end: '0', days: '4' })).errors).toEqual([
      ['', 'schedule.overlap'],
    ])
    expect(getFormErrors(await move({ start: '15', end: '15', days: '1' }))).toMatchObject({
      status: 200,
      errors: [],
    })
    const moved = { weekday: 2, from_minute: 675, until_minute: 1035 }
    expect(sent()).toMatchObject({ slots: [...stored.slice(1), moved] })
  })

  test('copies a day to other days and replaces their slots', async () => {
    const { sent } = start()
    expect(getFormErrors(await send({ form: 'copy-day', days: '' }, '?copy=1')).errors).toEqual([
      ['days', 'validation.slot_days'],
    ])
    expect(findRedirectTarget(await send({ form: 'copy-day', days: '5,6' }, '?copy=1'))).toBe(here)
    expect(sent()).toMatchObject({
      slots: [1, 5, 6].map(weekday => ({ weekday, from_minute: 660 })),
    })
  })

  test('copies the slots of another zone', async () => {
    const { sent } = start()
    expect(getFormErrors(await send({ form: 'copy-from', copy_source: 'x' })).status).toBe(400)
    const copy_source = `zone:${id}`
    expect(findRedirectTarget(await send({ form: 'copy-from', copy_source }))).toBe(here)
    expect(sent()).toMatchObject({ slots: stored })
  })

  test('adds, changes and removes a dated exception', async () => {
    const { calls, server } = startBackend()
    const exception = {
      form: 'exception',
      label: 'Resepsi',
      from_date: '2027-03-20',
      until_date: '2027-03-20',
      repeats: 'never',
    }
    await send(
      { ...exception, exception_kind: 'silence', from_time: '18', until_time: '22', mandatory: 'on' },
      '?exception=new',
    )
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      body: { label: 'Resepsi', from_minute: 1080, until_minute: 1320, mandatory: true },
    })
    server.use(respond(zoneSchedules.get, { ...sampleSchedule, exceptions: [sampleException] }))
    const query = `?exception=${sampleException.id}`
    const invalid = await send(
      { ...exception, exception_kind: 'play', until_date: '2027-03-19', playlist: '' },
      query,
    )
    expect(getFormErrors(invalid).errors).toEqual([
      ['until_date', 'validation.exception_dates'],
      ['playlist', 'validation.required'],
    ])
    await send(
      {
        ...exception,
        exception_kind: 'silence',
        until_date: '2030-03-20',
        repeats: 'monthly',
        repeat_days: '2',
      },
      '?exception=new',
    )
    expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { repeats: 'monthly', repeat_days: 2 } })
    await send({ ...exception, exception_kind: 'sunday', version: '1' }, query)
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { kind: 'sunday', from_minute: null, version: '1' },
    })
    await send({ form: 'exception', intent: 'remove', version: '2' }, query)
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', query: '?version=2' })
  })
})

test('units and the organisation also have a schedule', async () => {
  startBackend()
  const unit = await loader(
    loaderArgs('/business-units/unitbraga000000000000001/schedule', {
      params: { id: 'unitbraga000000000000001' },
    }),
  )
  expect(unit.scope).toBe('unit')
  const organisation = await loader(loaderArgs('/schedule?season=ramadan&week=2027-03-10'))
  expect([organisation.scope, organisation.view.monday, organisation.view.season]).toEqual([
    'organisation',
    '2027-03-08',
    'ramadan',
  ])
})

test('a slot that runs past midnight is split in two', () => {
  const season = 'regular'
  expect(toSlots({ days: [7], from_time: '22:00', until_time: '02:00', playlist })).toEqual([
    { season, weekday: 7, from_minute: 1320, until_minute: 1440, playlist },
    { season, weekday: 1, from_minute: 0, until_minute: 120, playlist },
  ])
})

test('instants and local dates are converted into each other', () => {
  const now = Date.parse('2026-11-23T20:00:00Z')
  expect(getLocalDateAndMinute(now, 'Asia/Jakarta')).toEqual({ date: '2026-11-24', minute: 180 })
  expect(getMonday('2026-11-29')).toBe('2026-11-23')
  expect(toInstant('2026-11-24', 1110, 'Asia/Jayapura').toISOString()).toBe('2026-11-24T09:30:00.000Z')
})
