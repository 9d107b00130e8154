import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountUid, bodyUid, createCollectiveUser } from '#tests/collective'
import { sealUsage } from '#tests/former-seals'
import { type Backend, internalKey, loadCompiled } from '#tests/harness'
import { getNoon } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { allScopes, createCollectiveKeys, readCollective, storeMarch } from './collective-keys'

const users = 'plugin::users-permissions.user'
let backend: Backend
let march: Awaited<ReturnType<typeof storeMarch>>
let reader: Awaited<ReturnType<typeof createCollectiveUser>>
let keys: ReturnType<typeof createCollectiveKeys>

beforeAll(async () => {
  backend = await startBackendWithPackages()
  march = await storeMarch(backend)
  await sealUsage(getNoon(10))
  reader = await createCollectiveUser(backend)
  keys = createCollectiveKeys(backend, reader.token)
}, 420_000)
afterAll(() => backend.stop())
beforeEach(() => loadCompiled(() => import('#src/platform/http/rate-limit')).prepareRateLimits())

const rows = (table: string) => backend.strapi.db.connection(table)
const read = (path: string, key?: string, headers = {}) => readCollective(backend, path, key, headers)
const lastRead = () => rows('collective_reads').orderBy('id', 'desc').first()

const paths = {
  'reports:read': ['/months', '/months/2031-03', '/logs/2031-03-03', '/checkpoints'],
  'plays:read': ['/plays?month=2031-03', '/plays?sealed_on=2031-03-03'],
  'venues:read': ['/venues?month=2031-03'],
  'works:read': ['/works?month=2031-03'],
}

describe('a key of a collective body', () => {
  test('is shown once, stored as a hash and logged', async () => {
    const { status, body } = await keys.create({
      key_name: 'Gudang',
      scopes: ['plays:read'],
      valid_days: '30',
    })
    expect(status).toBe(201)
    expect(body.token).toMatch(/^bgm_[\w-]{43}$/)
    expect(await lastRead()).toMatchObject({ kind: 'key-created', reader: reader.email })
    const [listed] = await keys.list()
    expect(listed).toEqual({ ...body.key, created_by: 'Nadia Kusuma', expired: false, last_used_at: null })
    expect(Date.parse(listed.expires_at) - Date.parse(listed.created_at)).toBe(30 * 86_400_000)
    expect(JSON.stringify(await rows('collective_keys'))).not.toContain(body.token)
    for (const wrong of [{ valid_days: '3650' }, { valid_days: undefined }, { scopes: ['zones:read'] }])
      expect(
        (await keys.create({ key_name: 'x', scopes: allScopes, valid_days: '30', ...wrong })).status,
      ).toBe(400)
  })

  test('is created once if the form is submitted twice concurrently', async () => {
    const body = { key_name: 'Dua kali', scopes: allScopes, valid_days: '365' }
    const [one, two] = await Promise.all([
      keys.create(body, reader.token, 'submission-1'),
      keys.create(body, reader.token, 'submission-1'),
    ])
    expect(one.body.token).toBe(two.body.token)
  })

  test('can only read what its scopes allow, and every read is logged', async () => {
    for (const scope of allScopes) {
      const key = await keys.createKey([scope])
      for (const [needed, reads] of Object.entries(paths))
        for (const path of reads) {
          const { status } = await read(path, key)
          expect([path, scope, status]).toEqual([path, scope, needed === scope ? 200 : 403])
        }
    }
    const key = await keys.createKey(['venues:read'])
    await read('/venues?month=2031-03', key)
    expect(await lastRead()).toMatchObject({
      body: reader.body,
      kind: 'venues',
      subject: '2031-03',
      reader: `Gudang data (${key.slice(0, 10)}…)`,
    })
    const [listed] = await keys.list()
    expect(listed.last_used_at).not.toBeNull()
  })

  test("cannot read an organisation's data, and an organisation's key cannot read the usage of all venues", async () => {
    const key = await keys.createKey()
    for (const path of ['/zones', '/plays', `/zones/${march.owner.zone}`])
      expect((await backend.call('GET', `/public-api${path}`, { token: key })).status).toBe(401)
    const scopes = ['zones:read', 'now-playing:read', 'plays:read']
    const foreign = await backend.call('POST', '/api-keys', {
      token: march.owner.token,
      body: { key_name: 'x', scopes },
    })
    expect(foreign.status).toBe(201)
    for (const path of Object.values(paths).flat())
      for (const token of [foreign.body.token, march.owner.token, reader.token, undefined])
        expect([path, (await read(path, token)).status]).toEqual([path, 401])
    expect((await backend.call('GET', '/collective/keys', { token: march.owner.token })).status).toBe(403)
    expect((await backend.call('GET', '/collective/venues?month=2031-03', { token: key })).status).toBe(401)
  })

  test('is rejected once it is revoked or has expired', async () => {
    const [revoked, expired] = [await keys.createKey(), await keys.createKey()]
    const [second, first] = await keys.list()
    expect((await read('/months', revoked)).status).toBe(200)
    expect(
      (await backend.call('DELETE', `/collective/keys/${first.documentId}`, { token: reader.token })).status,
    ).toBe(204)
    expect(await lastRead()).toMatchObject({ kind: 'key-revoked' })
    const refused = await read('/months', revoked)
    expect([refused.status, refused.body.error.details.code]).toEqual([401, 'invalid-key'])
    await rows('collective_keys').where({ document_id: second.documentId }).update({ expires_at: Date.now() })
    expect((await read('/months', expired)).status).toBe(401)
    expect((await keys.list())[0]).toMatchObject({ documentId: second.documentId, expired: true })
  })

  test('belongs to one body, and is invalid once the body or the account that created it is deactivated', async () => {
    const other = await createCollectiveUser(backend)
    const key = await keys.createKey(allScopes, other.token)
    const [foreign] = await keys.list(other.token)
    const listed = (await keys.list()).map(({ documentId }: { documentId: string }) => documentId)
    expect(listed).not.toContain(foreign.documentId)
    const path = `/collective/keys/${foreign.documentId}`
    expect((await backend.call('DELETE', path, { token: reader.token })).status).toBe(404)
    expect((await read('/months', key)).status).toBe(200)
    const reads = await rows('collective_reads').where({ body: other.body, kind: 'months' })
    expect(reads).toHaveLength(1)
    const body = (active: boolean) => other.panel.write(bodyUid, other.body, { active })
    await body(false)
    expect((await read('/months', key)).status).toBe(401)
    await body(true)
    expect((await read('/months', key)).status).toBe(200)
    await other.panel.write(accountUid, other.account, { active: false })
    expect((await read('/months', key)).status).toBe(401)
    await other.panel.write(accountUid, other.account, { active: true })
    expect((await read('/months', key)).status).toBe(401)
  })

  test.each([
    ['blocked', (where: object) => backend.strapi.db.query(users).update({ where, data: { blocked: true } })],
    ['deleted', (where: object) => backend.strapi.db.query(users).delete({ where })],
  ])('is invalid once the account that created it is %s directly', async (_, change) => {
    const other = await createCollectiveUser(backend)
    const key = await keys.createKey(allScopes, other.token)
    expect((await read('/months', key)).status).toBe(200)
    await change({ email: other.email })
    expect((await read('/months', key)).status).toBe(401)
    expect(await rows('collective_keys').where({ body: other.body, revoked_at: null })).toEqual([])
  })

  test('is invalid once the account that created it belongs to another body', async () => {
    const [one, two] = [await createCollectiveUser(backend), await createCollectiveUser(backend)]
    const key = await keys.createKey(allScopes, one.token)
    const body = await backend.strapi.db
      .query(bodyUid as 'api::order.order')
      .findOne({ where: { documentId: two.body } })
    await backend.strapi.db
      .query(accountUid as 'api::order.order')
      .update({ where: { documentId: one.account }, data: { body: body.id } as never })
    expect((await read('/months', key)).status).toBe(401)
  })

  test('is rate-limited, as are downloads per body and guesses per IP address; the number of keys is capped', async () => {
    const other = await createCollectiveUser(backend)
    const key = await keys.createKey(allScopes, other.token)
    const { consume } = loadCompiled(() => import('#src/platform/http/rate-limit'))
    const file = '/months/2031-03/versions/1/files/csv'
    expect((await read(file, key)).status).toBe(200)
    await consume('collective-file-body', other.body, 59)
    expect((await read(file, key)).status).toBe(429)
    expect((await read('/months', key)).status).toBe(200)
    const { documentId } = (await keys.list(other.token))[0]
    await consume('collective-key', documentId, 297)
    expect((await read('/months', key)).status).toBe(429)
    const bundle = '/usage-log/entries/999999/256'
    expect((await read(bundle, key)).status).toBe(404)
    await consume('usage-log-key', documentId, 59_999)
    expect((await read(bundle, key)).status).toBe(429)
    const headers = { 'x-internal-key': internalKey, 'x-forwarded-for': '203.0.113.78' }
    const guesses = []
    for (let count = 0; count < 62; count += 1) guesses.push((await read('/months', 'x', headers)).status)
    expect([guesses[0], guesses.at(-1)]).toEqual([401, 429])
    for (let count = 1; count < 20; count += 1) await keys.createKey(allScopes, other.token)
    const { status, body } = await keys.create(
      { key_name: 'x', scopes: allScopes, valid_days: '30' },
      other.token,
    )
    expect([status, body.error.details.code]).toEqual([409, 'too-many-api-keys'])
  })
})
