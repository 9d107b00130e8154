import { describe, expect, test } from 'vitest'
import { createRemotePass, findPassZone, remotePassStep, verifyRemotePass } from './remote-pass'

const zone = 'zonelobi0000000000000001'
const now = 1_764_000_000_000

// The expected MACs were computed with another implementation of HMAC-SHA-256.
describe('a remote pass', () => {
  test.each([
    ['secret', 0, 'YwfcHTuHpNguK-Tk'],
    ['secret', now, 'haEiCAeyQZyIOG0a'],
    ['secret', now + remotePassStep - 1, 'haEiCAeyQZyIOG0a'],
    ['secret', now + remotePassStep, '5Tz9xHftS-zYFW5S'],
    ['ünïcode', now, 'tTX-1sVh0Rar36qq'],
  ])('for the secret %j at %i ms ends in %s', async (secret, at, mac) => {
    expect(await createRemotePass(secret, zone, at)).toBe(`${zone}.${mac}`)
  })

  test('is accepted during its own five minutes and the next five', async () => {
    const pass = await createRemotePass('secret', zone, now)
    const expiry = now + 2 * remotePassStep
    for (const at of [now, now + remotePassStep, expiry - 1])
      expect(await verifyRemotePass('secret', zone, pass, at)).toBe(expiry)
    for (const at of [now - 1, expiry]) expect(await verifyRemotePass('secret', zone, pass, at)).toBeNull()
  })

  test('is not accepted with another secret, zone or ending', async () => {
    const pass = await createRemotePass('secret', zone, now)
    expect(await verifyRemotePass('another', zone, pass, now)).toBeNull()
    expect(await verifyRemotePass('secret', 'zoneteras000000000000002', pass, now)).toBeNull()
    expect(await verifyRemotePass('secret', zone, `${pass.slice(0, -1)}!`, now)).toBeNull()
  })

  test.each(['', zone, `${zone}.`, `${zone}.short`, `${zone}.${'a'.repeat(17)}`, `../x.${'a'.repeat(16)}`])(
    'with the malformed value %j yields no zone id',
    text => {
      expect(findPassZone(text)).toBeNull()
    },
  )

  test('yields the id of its zone', async () => {
    expect(findPassZone(await createRemotePass('secret', zone, now))).toBe(zone)
  })
})
