import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respondWithRole,
  startBackend,
} from '#app/testing/backend'
import { action, loader } from './announcement'
import { loader as list, action as record } from './announcements'
import { loader as audio } from './audio-file'
import { action as remove } from './delete-announcement'
import { loader as history } from './history'
import { action as create, loader as form } from './new-announcement'
import { loader as music } from './preview-music'

const id = 'announcement000000000001'
const here = `/announcements/${id}`
const params = { id }
const zone = 'zonelobi0000000000000001'
const fields = {
  form: 'new-announcement',
  announcement_name: 'Tutup',
  everywhere: 'on',
  announcement_schedule: 'interval',
  days: '1',
  every_minutes: '30',
  from_time: '10',
  until_time: '24.00',
  gap_minutes: '10',
  per_hour: '4',
}

function multipart(values: Record<string, string>, file?: File): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  if (file) data.set('audio', file)
  return data
}
const sentParts = z.object({ announcement: z.string(), audio: z.object({ size: z.number() }) })
const recording = () => new File([new Uint8Array(100)], 'rekaman.wav', { type: 'audio/wav' })

describe('announcements', () => {
  test('are listed with the storage limits, and their audio supports range requests', async () => {
    startBackend()
    const { data, storage } = await list(loaderArgs('/announcements'))
    expect(data.map(({ name }) => name)).toEqual(['Tutup 15 menit lagi'])
    expect(storage.max_count).toBe(100)
    const headers = { range: 'bytes=0-9' }
    const response = await audio(loaderArgs(`/announcements/audio/${id}.mp3`, { params, headers }))
    expect([response.status, response.headers.get('content-type')]).toEqual([206, 'audio/mpeg'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('are recorded for one zone and one time', async () => {
    const { calls } = startBackend()
    const values = { form: 'quick-announcement', zone, play_at: '' }
    const answer = await record(actionArgs('/announcements', multipart(values, recording())))
    expect(findRedirectTarget(answer)).toBe(here)
    const call = calls.find(({ method, path }) => method === 'POST' && path === '/announcements')
    const { announcement } = sentParts.parse(
      call?.body instanceof FormData ? Object.fromEntries(call.body) : null,
    )
    const { everywhere, zones, schedule } = JSON.parse(announcement)
    expect({ everywhere, zones }).toEqual({ everywhere: false, zones: [zone] })
    expect(schedule.from_date).toBe(schedule.until_date)
    expect(schedule.times).toHaveLength(1)
  })

  test('need a recording, and a role that may create them', async () => {
    startBackend()
    const values = { form: 'quick-announcement', zone, play_at: '25' }
    const wrong = await record(actionArgs('/announcements', multipart(values, recording())))
    expect(getFormErrors(wrong).errors).toEqual([['play_at', 'validation.time']])
    const empty = await record(actionArgs('/announcements', multipart({ ...values, play_at: '' })))
    expect(getFormErrors(empty).errors).toEqual([['audio', 'validation.audio_required']])
    startBackend(respondWithRole('finance'))
    const denied = await catchResponse(() =>
      record(actionArgs('/announcements', multipart({ ...values, play_at: '' }, recording()))),
    )
    expect(denied.status).toBe(403)
  })

  test('are previewed over music of the catalogue', async () => {
    startBackend()
    const response = await music(loaderArgs('/announcements/music.mp3'))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  })

  test('are created from a form and a file', async () => {
    const { calls } = startBackend()
    expect((await form(loaderArgs('/announcements/new'))).options.units.length).toBeGreaterThan(0)
    const answer = await create(actionArgs('/announcements/new', multipart(fields, recording())))
    expect(findRedirectTarget(answer)).toBe(here)
    const call = calls.find(({ method, path }) => method === 'POST' && path === '/announcements')
    const { announcement, audio: sent } = sentParts.parse(
      call?.body instanceof FormData ? Object.fromEntries(call.body) : null,
    )
    expect(JSON.parse(announcement)).toEqual({
      name: 'Tutup',
      everywhere: true,
      units: [],
      zones: [],
      schedule: {
        from_date: null,
        until_date: null,
        weekdays: [1],
        times: [],
        every: { minutes: 30, from_minute: 600, until_minute: 0 },
      },
      gap_minutes: 10,
      per_hour: 4,
    })
    expect(sent.size).toBe(100)
  })

  test('require audio, a place and a valid schedule', async () => {
    startBackend()
    const without = await create(actionArgs('/announcements/new', multipart(fields)))
    expect(getFormErrors(without)).toMatchObject({
      status: 400,
      errors: [['audio', 'validation.audio_required']],
    })
    const wrong = { ...fields, everywhere: '', every_minutes: '1' }
    const answer = await create(actionArgs('/announcements/new', multipart(wrong, recording())))
    expect(getFormErrors(answer).errors).toEqual([
      ['every_minutes', 'validation.announcement_interval'],
      ['targets', 'validation.announcement_targets'],
    ])
  })

  test('can be changed, given new audio and played in a zone', async () => {
    const { calls } = startBackend()
    const { announcement, options } = await loader(loaderArgs(here, { params }))
    expect([announcement.name, options?.everywhere]).toEqual(['Tutup 15 menit lagi', true])
    const send = async (values: Record<string, string>, file?: File) =>
      findRedirectTarget(await action({ ...actionArgs(here, multipart(values, file)), params }))
    expect(await send({ ...fields, form: 'announcement', version: '7' })).toBe(here)
    expect(calls.at(-1)?.body).toMatchObject({ name: 'Tutup', version: 7 })
    expect(await send({ form: 'announcement-audio' }, recording())).toBe(here)
    expect(await send({ form: 'announce', zone })).toBe(`${here}?zone=${zone}`)
    const sent = calls.find(({ path }) => path.endsWith('/commands'))
    expect(sent?.body).toEqual({ kind: 'announce', announcement: id })
  })

  test('are deleted after confirmation, and the zone’s history remains', async () => {
    const { calls } = startBackend()
    const answer = await remove({ ...actionArgs(`${here}/delete`, { form: 'delete-announcement' }), params })
    expect(findRedirectTarget(answer)).toBe('/announcements')
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: here })
    const args = loaderArgs(`/zones/${zone}/announcements`, { params: { id: zone } })
    expect((await history(args)).data.map(({ end_reason }) => end_reason)).toEqual(['finished'])
  })

  test('can be listened to and played by staff, but not created or changed', async () => {
    startBackend(respondWithRole('staff'))
    expect((await list(loaderArgs('/announcements'))).data).toHaveLength(1)
    for (const run of [
      () => form(loaderArgs('/announcements/new')),
      () => create(actionArgs('/announcements/new', multipart(fields, recording()))),
      () => remove({ ...actionArgs(`${here}/delete`, {}), params }),
    ])
      expect((await catchResponse(run)).status).toBe(403)
    const played = await action({ ...actionArgs(here, { form: 'announce', zone }), params })
    expect(findRedirectTarget(played)).toBe(`${here}?zone=${zone}`)
  })
})
