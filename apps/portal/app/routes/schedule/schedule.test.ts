import { describe, expect, test } from 'vitest'
import { actionArgs, getFormErrors, getRedirect, loaderArgs, startBackend } from '#app/testing/backend'
import { action, loader } from './schedule'
import { findNextInstant, toSlots } from './week'

const id = 'zonelobi0000000000000001'
const params = { id }
const playlist = 'playlistsiang00000000001'
const here = `/zones/${id}/schedule`
const send = (fields: Record<string, string>, query = '') =>
  action({ ...actionArgs(here + query, { form: 'slot', playlist, ...fields }), params })

describe('the schedule of a zone', () => {
  test.each(['17', '17.00', '17:00'])('accepts %s as a time', async until_time => {
    const { world } = startBackend()
    expect(getRedirect(await send({ days: '2,3', from_time: '9', until_time }))).toBe(here)
    expect(world.schedule.slots).toHaveLength(5)
    expect(world.schedule.slots.at(-1)).toMatchObject({ weekday: 3, from_minute: 540, until_minute: 1020 })
  })

  test('reports the slot and day of an overlap at the end time', async () => {
    startBackend()
    const answer = await send({ days: '5', from_time: '16', until_time: '18' })
    expect(getFormErrors(answer)).toMatchObject({ status: 422, errors: [['until_time', 'schedule.overlap']] })
  })

  test('replaces and removes the slots that are edited together', async () => {
    const { world } = startBackend()
    await send({ days: '1', from_time: '11', until_time: '16' }, '?slot=1-660')
    expect(world.schedule.slots.map(({ weekday, from_minute }) => [weekday, from_minute])).toEqual([
      [5, 1020],
      [1, 660],
    ])
    await send({ intent: 'remove' }, '?slot=1-660')
    expect(world.schedule.slots).toHaveLength(1)
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
})

test('splits a slot that runs past midnight in two', () => {
  expect(toSlots({ days: [7], from_time: '22:00', until_time: '02:00', playlist })).toEqual([
    { weekday: 7, from_minute: 1320, until_minute: 1440, playlist },
    { weekday: 1, from_minute: 0, until_minute: 120, playlist },
  ])
})

test('finds the next occurrence of a weekday in local time', () => {
  const now = Date.parse('2026-11-23T05:00:00Z') // Monday, 12.00 in Jakarta
  expect(findNextInstant(now, 2, 1110, 'Asia/Jakarta').toISOString()).toBe('2026-11-24T11:30:00.000Z')
  expect(findNextInstant(now, 1, 600, 'Asia/Jakarta').toISOString()).toBe('2026-11-30T03:00:00.000Z')
  expect(findNextInstant(now, 1, 1110, 'Asia/Jayapura').toISOString()).toBe('2026-11-23T09:30:00.000Z')
})
