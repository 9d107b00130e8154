import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callInternalApi, hashToken, listChanges, requestDeviceToken, startPairing } from '#tests/devices'
import { type Backend, loadCompiled, startBackend } from '#tests/harness'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

describe('a device that polls for its token', () => {
  test('has to wait for approval and must not poll too often', async () => {
    const { device_code, user_code } = await startPairing(backend)
    expect(user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    const code = async () => (await requestDeviceToken(backend, device_code)).body.error.details.code
    expect([await code(), await code()]).toEqual(['authorization_pending', 'slow_down'])
  })

  test('gets an error if its code is unknown or expired', async () => {
    const { device_code } = await startPairing(backend)
    await backend.strapi.db.connection('pairings').update({ expires_at: Date.now() - 1 })
    for (const code of [device_code, 'never-issued-by-us']) {
      const { status, body } = await requestDeviceToken(backend, code)
      expect([status, body.error.details.code]).toEqual([400, 'expired_token'])
    }
    const { deleteExpiredPairings } = loadCompiled(() => import('#src/playback/pairing/row'))
    await deleteExpiredPairings()
    expect(await backend.strapi.db.connection('pairings').select('id')).toEqual([])
  })

  test('has neither of its codes stored in plain text', async () => {
    const { device_code, user_code } = await startPairing(backend)
    const rows = JSON.stringify(await backend.strapi.db.connection('pairings').select('*'))
    expect(rows).not.toContain(device_code)
    expect(rows).not.toContain(user_code.replace('-', ''))
  })
})

test('an unknown token is reported as unknown, and a request without the internal key gets a 404', async () => {
  const body = { token_hashes: [hashToken('never-issued-by-us')] }
  const unknown = await callInternalApi(backend, 'POST', '/players/look-up', body)
  expect([unknown.status, unknown.body]).toEqual([200, { players: [null] }])
  const refused = await backend.call('POST', '/internal/players/look-up', { body })
  expect([refused.status, refused.body.error.details.code]).toEqual([404, undefined])
})

describe('the change feed', () => {
  const record: typeof import('#src/playback/change/feed').recordChanges = changes =>
    loadCompiled(() => import('#src/playback/change/feed')).recordChanges(changes)

  test('responds to a waiting reader as soon as something changes', async () => {
    const { latest } = await listChanges(backend, 0)
    const waiting = callInternalApi(backend, 'GET', `/changes?since=${latest}&wait=20000`)
    await record([
      { kind: 'zone', zone: 'one' },
      { kind: 'zone', zone: null },
    ])
    const { body } = await waiting
    expect(body).toMatchObject({ latest: latest + 2, reset: false })
    expect(body.changes.map((one: { change: object }) => one.change)).toEqual([
      { kind: 'zone', zone: 'one' },
      { kind: 'zone', zone: null },
    ])
  })

  test('contains no changes from a failed transaction', async () => {
    const { latest } = await listChanges(backend, 0)
    const failing = backend.strapi.db.transaction(async () => {
      await record([{ kind: 'zone', zone: 'never' }])
      throw new Error('as intended')
    })
    await expect(failing).rejects.toThrow('as intended')
    expect(await listChanges(backend, latest)).toEqual({ latest, reset: false, changes: [] })
  })

  test('makes readers start over if they are behind the oldest change or ahead of the newest', async () => {
    await record([{ kind: 'zone', zone: 'old' }])
    await backend.strapi.db.connection('changes').update({ created_at: Date.now() - 25 * 3_600_000 })
    const { pruneChanges } = loadCompiled(() => import('#src/playback/change/feed'))
    await pruneChanges()
    const { latest, reset } = await listChanges(backend, 0)
    expect(reset).toBe(true)
    expect(await listChanges(backend, latest)).toEqual({ latest, reset: false, changes: [] })
    expect((await listChanges(backend, latest + 5)).reset).toBe(true)
  })
})
