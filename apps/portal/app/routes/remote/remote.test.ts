import { describe, expect, test } from 'vitest'
import { actionArgs, findRedirectTarget, getFormErrors, loaderArgs, startBackend } from '#app/testing/backend'
import { action, loader } from './remote'

const id = 'zonelobi0000000000000001'
const params = { id }
const send = (fields: Record<string, string>) => action({ ...actionArgs(`/remote/${id}`, fields), params })

describe('the remote', () => {
  test('pauses and resumes', async () => {
    const { world } = startBackend()
    expect(findRedirectTarget(await send({ form: 'pause' }))).toBe(`/remote/${id}`)
    expect(world.zones[0]?.desired.paused).toBe(true)
    await send({ form: 'resume' })
    expect(world.zones[0]?.desired.paused).toBe(false)
  })

  test('identifies a skip command in the URL', async () => {
    startBackend()
    const target = findRedirectTarget(await send({ form: 'skip' }))
    expect(target).toBe(`/remote/${id}?command=command00000000000000001`)
    expect((await loader(loaderArgs(`/remote/${id}`, { params }))).command).toBeNull()
  })

  test('rejects a skip once the skips are used up', async () => {
    startBackend(world => {
      world.skipsLeft = 0
    })
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
    const { world } = startBackend()
    const before = Date.now()
    await send({ form: 'override', playlist: 'playlistsenja00000000002', hours })
    const until = Date.parse(world.zones[0]?.override?.until ?? '')
    expect(until - before).toBeGreaterThanOrEqual(length)
    expect(until - before).toBeLessThan(length + 10_000)
    await send({ form: 'end-override' })
    expect(world.zones[0]?.override).toBeNull()
  })

  test('sets the volume and rejects one above 100', async () => {
    const { world } = startBackend()
    await send({ form: 'volume', volume: '30' })
    expect(world.zones[0]?.desired.volume).toBe(30)
    expect(getFormErrors(await send({ form: 'volume', volume: '101' })).errors).toEqual([
      ['volume', 'validation.volume'],
    ])
  })
})
