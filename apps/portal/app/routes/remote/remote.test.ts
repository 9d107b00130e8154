import { respondWithError } from '@bgm/api-client/testing'
import { zones } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  actionArgs,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  startBackend,
} from '#app/testing/backend'
import { action, loader } from './remote'

const id = 'zonelobi0000000000000001'
const params = { id }
const send = (fields: Record<string, string>) => action({ ...actionArgs(`/remote/${id}`, fields), params })

describe('the remote', () => {
  test('pauses and resumes', async () => {
    const { calls } = startBackend()
    expect(findRedirectTarget(await send({ form: 'pause' }))).toBe(`/remote/${id}`)
    expect(calls.at(-1)).toMatchObject({ path: `/zones/${id}/desired`, body: { paused: true } })
    await send({ form: 'resume' })
    expect(calls.at(-1)?.body).toMatchObject({ paused: false })
  })

  test('identifies a skip command in the URL', async () => {
    startBackend()
    const target = findRedirectTarget(await send({ form: 'skip' }))
    expect(target).toBe(`/remote/${id}?command=command00000000000000001`)
    expect((await loader(loaderArgs(`/remote/${id}`, { params }))).command).toBeNull()
  })

  test('rejects a skip once the skips are used up', async () => {
    const refused = respondWithError(429, { code: 'rate-limited', retry_after: 600 })
    startBackend(respond(zones.sendCommand, refused))
    expect(getFormErrors(await send({ form: 'skip' }))).toMatchObject({
      status: 429,
      errors: [['', 'errors.rate_limited_minutes']],
    })
  })

  test.each([
    ['2', 2 * 60 * 60_000],
    ['4', 4 * 60 * 60_000],
    ['slot', 60 * 60_000],
  ])('plays a playlist for the duration %s, or until it is ended', async (hours, length) => {
    const { calls } = startBackend()
    const before = Date.now()
    await send({ form: 'override', playlist: 'playlistsenja00000000002', hours })
    const sent = z.object({ playlist: z.string(), until: z.string() }).parse(calls.at(-1)?.body)
    expect(sent.playlist).toBe('playlistsenja00000000002')
    const until = Date.parse(sent.until)
    expect(until - before).toBeGreaterThanOrEqual(length)
    expect(until - before).toBeLessThan(length + 10_000)
    await send({ form: 'end-override' })
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/zones/${id}/override` })
  })

  test('sets the volume and rejects one above 100', async () => {
    const { calls } = startBackend()
    await send({ form: 'volume', volume: '30' })
    expect(calls.at(-1)?.body).toEqual({ volume: 30 })
    expect(getFormErrors(await send({ form: 'volume', volume: '101' })).errors).toEqual([
      ['volume', 'validation.volume'],
    ])
  })
})
