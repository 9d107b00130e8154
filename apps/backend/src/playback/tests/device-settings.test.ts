import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callInternalApi, fetchBundle, listChanges } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { callFromPhone, createRemoteVenue, getDisplayedPass, pin, setRemote } from '#tests/remote-passes'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 180_000)
afterAll(() => backend.stop())
beforeEach(() => loadCompiled(() => import('#src/platform/http/rate-limit')).prepareRateLimits())

const tryPin = async (player: string, typed: string) => {
  const { status, body } = await callInternalApi(backend, 'POST', '/players/pin', { player, pin: typed })
  return [status, body?.error?.details?.code]
}

describe('the PIN entered on a device', () => {
  test('is that of its unit, even if the staff remote is not allowed', async () => {
    const venue = await createRemoteVenue(backend)
    const { player } = venue.device
    expect(await tryPin(player, pin)).toEqual([204, undefined])
    expect(await tryPin(player, '111222')).toEqual([400, 'wrong-pin'])
    await setRemote(backend, venue, { allowed: false })
    expect(await tryPin(player, pin)).toEqual([204, undefined])
  })

  test('is rejected if the unit has none, on a device of another unit, and once the device is revoked', async () => {
    const venue = await createRemoteVenue(backend, { allowed: false })
    const other = await createRemoteVenue(backend, { allowed: true, new_staff_pin: '905173' })
    expect((await fetchBundle(backend, venue.zone, venue.device.player))?.staff_pin).toBeNull()
    expect((await tryPin(venue.device.player, pin))[0]).toBe(400)
    expect((await tryPin(other.device.player, pin))[0]).toBe(400)
    await callInternalApi(backend, 'POST', '/players/unpair', { player: other.device.player })
    expect((await tryPin(other.device.player, '905173'))[0]).toBe(404)
    expect((await tryPin('unknown', pin))[0]).toBe(404)
  })

  test('is limited per device, without blocking the staff remote', async () => {
    const venue = await createRemoteVenue(backend)
    const attempts = []
    for (let count = 0; count < 21; count += 1)
      attempts.push((await tryPin(venue.device.player, '111222'))[0])
    expect([attempts[19], attempts[20]]).toEqual([400, 429])
    const body = {
      pass: await getDisplayedPass(backend, venue),
      key: 'submission-1',
      staff_name: 'Rina',
      staff_pin: pin,
    }
    expect((await callFromPhone(backend, 'POST', '/remote-joins/pin', { body })).status).toBe(201)
  })

  test('is never part of a bundle, and notifies devices when it changes', async () => {
    const venue = await createRemoteVenue(backend)
    const before = await fetchBundle(backend, venue.zone, venue.device.player)
    const { latest } = await listChanges(backend, 0)
    await setRemote(backend, venue, { allowed: true, new_staff_pin: '905173' })
    const kinds = (await listChanges(backend, latest)).changes.map(({ change }) => change)
    expect(kinds).toContainEqual({ kind: 'zone', zone: venue.zone })
    const after = await fetchBundle(backend, venue.zone, venue.device.player)
    expect(after?.staff_pin).toMatch(/^[\w-]{20,64}$/)
    expect(after?.staff_pin).not.toBe(before?.staff_pin)
    expect(after?.version).not.toBe(before?.version)
    const { pin_hash } = await backend.strapi.db.connection('unit_remotes').orderBy('id', 'desc').first()
    expect(JSON.stringify(after)).not.toContain(pin_hash)
  })
})

test('the volume set on a device applies to its zone, up to the maximum', async () => {
  const venue = await createRemoteVenue(backend)
  await backend.strapi.db
    .query('api::zone.zone')
    .update({ where: { documentId: venue.zone }, data: { max_volume: 70 } })
  const set = (volume: number) =>
    callInternalApi(backend, 'POST', '/players/volume', { player: venue.device.player, volume })
  const desired = async () => (await fetchBundle(backend, venue.zone, venue.device.player))?.desired
  expect((await set(40)).status).toBe(204)
  expect(await desired()).toMatchObject({ volume: 40 })
  expect((await set(90)).status).toBe(204)
  expect(await desired()).toMatchObject({ volume: 70, max_volume: 70 })
  const { body } = await backend.call('GET', '/audit-entries?kind=zone', { token: venue.token })
  expect(body.data[0]).toMatchObject({ action: 'zone.controlled', actor: { kind: 'system' } })
  await callInternalApi(backend, 'POST', '/players/unpair', { player: venue.device.player })
  expect((await set(20)).status).toBe(404)
})

test('the bundle includes the opening hours of the unit, which a device needs for closing time', async () => {
  const venue = await createRemoteVenue(backend)
  const hours = async () => (await fetchBundle(backend, venue.zone, venue.device.player))?.opening_hours
  expect(await hours()).toBeNull()
  const path = `/business-units/${venue.unit}/opening-hours`
  const { body } = await backend.call('GET', path, { token: venue.token })
  const week = Array.from({ length: 7 }, () => ({ from_minute: 480, until_minute: 1320 }))
  const { latest } = await listChanges(backend, 0)
  await backend.call('PUT', path, { token: venue.token, body: { version: body.version, hours: week } })
  const kinds = (await listChanges(backend, latest)).changes.map(({ change }) => change)
  expect(kinds).toContainEqual({ kind: 'zone', zone: venue.zone })
  expect(await hours()).toEqual(week)
})
