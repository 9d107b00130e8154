import { describe, expect, test } from 'vitest'
import { getCheckTime } from './check-time'

const now = Date.UTC(2026, 10, 28, 12)
const day = 24 * 60 * 60_000
const listSignedAt = new Date(now - day)
const online = async () => new Response(null, { headers: { Date: new Date(now).toUTCString() } })
const offline = async () => Promise.reject(new TypeError('Failed to fetch'))

const checkTime = (send: typeof fetch, deviceTime: number) =>
  getCheckTime({ url: '/license/verify', listSignedAt, send, deviceTime: () => deviceTime })

describe('the time of a check', () => {
  test.each([45 * day, -45 * day, -now])(
    'is the server’s if the device’s clock is off by %d ms',
    async error => {
      expect(await checkTime(online, now + error)).toEqual({ now, source: 'server', isClockWrong: true })
    },
  )

  test('is the server’s without a warning if the clocks agree within a quarter of an hour', async () => {
    const expected = { now, source: 'server', isClockWrong: false }
    expect(await checkTime(online, now + 14 * 60_000)).toEqual(expected)
  })

  test('is the device’s without a network', async () => {
    expect(await checkTime(offline, now)).toEqual({ now, source: 'device', isClockWrong: false })
  })

  test('is never earlier than the status list', async () => {
    const expected = { now: listSignedAt.getTime(), source: 'list', isClockWrong: true }
    expect(await checkTime(offline, 0)).toEqual(expected)
  })

  test.each([
    ['a login page without the time', async () => new Response('', { headers: {} })],
    [
      'a failing server',
      async () => new Response(null, { status: 503, headers: { Date: 'Sat, 28 Nov 2026 12:00:00 GMT' } }),
    ],
    ['a time that cannot be read', async () => new Response(null, { headers: { Date: 'today' } })],
  ])('is the device’s if %s answers', async (_, send) => {
    expect(await checkTime(send, now)).toMatchObject({ source: 'device' })
  })
})
