import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import {
  answerApproval,
  approvePairing,
  createVenue,
  fetchBundle,
  listChanges,
  lookUpPlayer,
  pairDevice,
  requestDeviceToken,
  startPairing,
} from '#tests/devices'
import type { Backend } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 180_000)
afterAll(() => backend.stop())

describe('pairing a device', () => {
  test('assigns the zone to the approved device, which gets the same token until the code expires', async () => {
    const { token, zone } = await createVenue(backend)
    const device = await startPairing(backend)
    const found = await backend.call('POST', '/pairings/look-up', {
      token,
      body: { user_code: device.user_code },
    })
    expect(found.body).toMatchObject({ app_version: '1.0.0' })
    expect(found.body.zones.map((one: { player: null }) => one.player)).toEqual([null, null])
    expect(found.body.state).toBe('waiting')
    const approved = await approvePairing(backend, device.user_code.toLowerCase(), { token, zone })
    expect(approved.body).toMatchObject({ documentId: zone, state: 'not-paired', player: null })
    const offered = await requestDeviceToken(backend, device.device_code)
    expect(offered.body).toEqual({
      confirm: {
        organisation: 'PT Melati Sentosa',
        business_unit: 'Hotel Melati',
        zone: 'Zona 1',
        expires_in: expect.any(Number),
      },
    })
    expect(offered.body.confirm.expires_in).toBeLessThanOrEqual(5 * 60)
    expect((await answerApproval(backend, device.device_code)).status).toBe(204)
    expect((await answerApproval(backend, device.device_code)).status).toBe(204)
    const shown = await backend.call('GET', `/zones/${zone}`, { token })
    expect(shown.body).toMatchObject({ state: 'offline', player: { paired_by: 'Sari Wulandari' } })
    const first = await requestDeviceToken(backend, device.device_code)
    expect(first.body).toMatchObject({ zone: { id: zone, name: 'Zona 1' } })
    expect((await requestDeviceToken(backend, device.device_code)).body).toEqual(first.body)
    expect(await lookUpPlayer(backend, first.body.token)).toMatchObject({ zone, epoch: 1, revoked_at: null })
    const again = await approvePairing(backend, device.user_code, { token, zone, replace: true })
    expect([again.status, again.body.error.details.code]).toEqual([409, 'pairing-used'])
  })

  test('replaces another device only on request, and notifies the old one through the change feed', async () => {
    const { token, zone } = await createVenue(backend)
    const old = await pairDevice(backend, { token, zone })
    const { latest } = await listChanges(backend, 0)
    const device = await startPairing(backend)
    const refused = await approvePairing(backend, device.user_code, { token, zone })
    expect([refused.status, refused.body.error.details.code]).toEqual([409, 'zone-has-player'])
    expect((await approvePairing(backend, device.user_code, { token, zone, replace: true })).status).toBe(200)
    expect(await fetchBundle(backend, zone, old.player)).not.toBeNull()
    expect((await answerApproval(backend, device.device_code)).status).toBe(204)
    expect((await listChanges(backend, latest)).changes.map(({ change }) => change)).toEqual([
      { kind: 'player-revoked', player: old.player, zone, reason: 'replaced' },
      { kind: 'zone', zone },
    ])
    expect((await lookUpPlayer(backend, old.token)).revoked_at).toBeGreaterThan(Date.now() - 60_000)
    expect(await fetchBundle(backend, zone, old.player)).toBeNull()
  })

  test('changes nothing if the device declines, waits too long or the member may no longer pair it', async () => {
    const { token, zone } = await createVenue(backend)
    const old = await pairDevice(backend, { token, zone })
    const offer = async (member = token) => {
      const device = await startPairing(backend)
      const approved = await approvePairing(backend, device.user_code, { token: member, zone, replace: true })
      expect(approved.status).toBe(200)
      return device.device_code
    }
    const getCode = async (device: string) =>
      (await requestDeviceToken(backend, device)).body.error?.details.code
    const declined = await offer()
    expect((await answerApproval(backend, declined, false)).status).toBe(204)
    expect(await getCode(declined)).toBe('access_denied')
    const late = await offer()
    await backend.strapi.db
      .connection('pairings')
      .where({ state: 'approved' })
      .update({ expires_at: Date.now() - 1 })
    expect([(await answerApproval(backend, late)).status, await getCode(late)]).toEqual([
      400,
      'expired_token',
    ])
    const manager = await createColleague(backend, token, 'manager')
    const withdrawn = await offer(manager.token)
    await backend.call('DELETE', `/members/${manager.membership}`, { token })
    expect([await getCode(withdrawn), (await answerApproval(backend, withdrawn)).status]).toEqual([
      'expired_token',
      400,
    ])
    expect(await fetchBundle(backend, zone, old.player)).not.toBeNull()
    expect((await answerApproval(backend, (await startPairing(backend)).device_code)).status).toBe(400)
    expect((await answerApproval(backend, 'a-code-that-is-unknown')).status).toBe(400)
  })

  test('gives no token to a declined device, and unpairing a device notifies it', async () => {
    const { token, zone } = await createVenue(backend)
    const declined = await startPairing(backend)
    const body = { user_code: declined.user_code }
    expect((await backend.call('POST', '/pairings/decline', { token, body })).status).toBe(204)
    expect((await requestDeviceToken(backend, declined.device_code)).body.error.details.code).toBe(
      'access_denied',
    )
    const { player } = await pairDevice(backend, { token, zone })
    const { latest } = await listChanges(backend, 0)
    const unpaired = await backend.call('DELETE', `/zones/${zone}/player`, { token })
    expect(unpaired.body).toMatchObject({ state: 'not-paired', player: null })
    expect((await listChanges(backend, latest)).changes[0]?.change).toEqual({
      kind: 'player-revoked',
      player,
      zone,
      reason: 'unpaired',
    })
  })

  test('is protected against guessed codes by a limit that does not affect other accounts', async () => {
    const guesser = await createVenue(backend)
    const other = await createVenue(backend)
    const guess = () =>
      backend.call('POST', '/pairings/look-up', { token: guesser.token, body: { user_code: 'BCDFGHJK' } })
    const statuses = []
    for (let count = 0; count < 31; count += 1) statuses.push((await guess()).status)
    expect([statuses[0], statuses[29], statuses[30]]).toEqual([404, 404, 429])
    const { user_code } = await startPairing(backend)
    const found = await backend.call('POST', '/pairings/look-up', { token: other.token, body: { user_code } })
    expect(found.status).toBe(200)
    const foreign = await approvePairing(backend, user_code, { token: other.token, zone: guesser.zone })
    expect(foreign.status).toBe(404)
  })
})
