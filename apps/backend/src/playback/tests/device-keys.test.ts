import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import {
  answerApproval,
  approvePairing,
  createDeviceKey,
  createVenue,
  hashToken,
  pairDevice,
  registerKey,
  requestDeviceToken,
  startPairing,
} from '#tests/devices'
import type { Backend } from '#tests/harness'
import { appendUsageLog } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 180_000)
afterAll(() => backend.stop())

/** The public keys in the entries of a device, oldest first. */
async function listDeviceEntries(player: string) {
  const { connection } = backend.strapi.db
  const { id } = await connection('players').where({ document_id: player }).first('id')
  await appendUsageLog()
  const rows: { bytes: Buffer }[] = await connection('log_entries').where({ type: 'device' }).orderBy('index')
  return rows
    .map(({ bytes }): Record<string, unknown> => JSON.parse(bytes.toString()))
    .filter(({ player_id }) => player_id === id)
}

const getPlayer = async (zone: string, token: string) =>
  (await backend.call('GET', `/zones/${zone}`, { token })).body.player

const confirmKey = (zone: string, token: string, public_key: string) =>
  backend.call('POST', `/zones/${zone}/player/key`, { token, body: { public_key } })

describe('a device with a key', () => {
  test.each(['Ed25519', 'ES256'] as const)('is paired with it and logged (%s)', async alg => {
    const { token, zone } = await createVenue(backend)
    const key = createDeviceKey(alg)
    const { player } = await pairDevice(backend, { token, zone, key })
    expect(await listDeviceEntries(player)).toEqual([
      expect.objectContaining({ alg, public_key: key.public_key, key_at: expect.any(Number) }),
    ])
    expect(await getPlayer(zone, token)).toMatchObject({
      key: expect.stringMatching(/^[0-9a-f]{4} [0-9a-f]{4}$/),
      new_key: null,
    })
  })

  test('gets its token only with a proof of this key', async () => {
    const { token, zone } = await createVenue(backend)
    const key = createDeviceKey()
    const device = await startPairing(backend)
    await approvePairing(backend, device.user_code, { token, zone })
    const proof = key.prove(device.device_code)
    expect((await answerApproval(backend, device.device_code, true, proof)).status).toBe(204)
    const ask = async (sent?: typeof proof) =>
      (await requestDeviceToken(backend, device.device_code, sent)).body.token
    expect(await ask()).toBeUndefined()
    expect(await ask(createDeviceKey().prove(device.device_code))).toBeUndefined()
    expect(await ask(key.prove('another-code'))).toBeUndefined()
    expect(await ask(proof)).toEqual(expect.any(String))
  })

  test('is paired without it if it is not proven or belongs to another device', async () => {
    const key = createDeviceKey()
    for (const [makeProof, expected] of [
      [(code: string) => ({ ...key.prove(code), signature: key.prove('else').signature }), null],
      [(code: string) => ({ ...key.prove(code), public_key: `${'A'.repeat(43)}=` }), null],
      [(code: string) => key.prove(code), key.public_key],
      [(code: string) => key.prove(code), null],
    ] as const) {
      const { token, zone } = await createVenue(backend)
      const device = await startPairing(backend)
      await approvePairing(backend, device.user_code, { token, zone })
      const answer = await answerApproval(backend, device.device_code, true, makeProof(device.device_code))
      expect(answer.status).toBe(204)
      const { id } = await getPlayer(zone, token)
      const row = await backend.strapi.db.connection('players').where({ document_id: id }).first()
      expect(row.public_key).toBe(expected)
    }
  })
})

describe('a device that was paired without a key', () => {
  test('uses the first one that it registers, once', async () => {
    const { token, zone } = await createVenue(backend)
    const device = await pairDevice(backend, { token, zone })
    const key = createDeviceKey()
    const proof = key.prove(hashToken(device.token))
    expect(await registerKey(backend, device.player, createDeviceKey().prove('no-token'))).toBe('refused')
    expect(await registerKey(backend, device.player, proof)).toBe('current')
    expect(await registerKey(backend, device.player, proof)).toBe('current')
    expect((await listDeviceEntries(device.player)).map(({ public_key }) => public_key)).toEqual([
      undefined,
      key.public_key,
    ])
  })

  test('has one key, whichever of two arrives first', async () => {
    const { token, zone } = await createVenue(backend)
    const device = await pairDevice(backend, { token, zone })
    const states = await Promise.all(
      [createDeviceKey(), createDeviceKey()].map(key =>
        registerKey(backend, device.player, key.prove(hashToken(device.token))),
      ),
    )
    expect(states.sort()).toEqual(['current', 'waiting'])
  })
})

describe('another key for a device that has one', () => {
  test('waits until a member confirms it, and is in the audit log', async () => {
    const { token, zone } = await createVenue(backend)
    const [old, lost, copied] = [createDeviceKey(), createDeviceKey(), createDeviceKey()]
    const device = await pairDevice(backend, { token, zone, key: old })
    const register = (key: typeof old) =>
      registerKey(backend, device.player, key.prove(hashToken(device.token)))
    expect(await register(copied)).toBe('waiting')
    expect(await register(lost)).toBe('waiting')
    expect((await getPlayer(zone, token)).new_key).toMatchObject({ public_key: lost.public_key })
    const stale = await confirmKey(zone, token, copied.public_key)
    expect([stale.status, stale.body.error.details.code]).toEqual([409, 'key-changed'])
    const staff = await createColleague(backend, token, 'staff')
    expect((await confirmKey(zone, staff.token, lost.public_key)).status).toBe(403)
    const stranger = await createVenue(backend)
    expect((await confirmKey(zone, stranger.token, lost.public_key)).status).toBe(404)
    const answers = await Promise.all([1, 2].map(() => confirmKey(zone, token, lost.public_key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await getPlayer(zone, token)).toMatchObject({ new_key: null })
    expect((await listDeviceEntries(device.player)).map(({ public_key }) => public_key)).toEqual([
      old.public_key,
      lost.public_key,
    ])
    expect(await register(old)).toBe('waiting')
    const { body } = await backend.call('GET', '/audit-entries', { token })
    const actions = body.data.map(({ action }: { action: string }) => action)
    expect(actions.filter((action: string) => action.startsWith('player.key-'))).toEqual([
      'player.key-lost',
      'player.key-confirmed',
      'player.key-lost',
    ])
  })
})
