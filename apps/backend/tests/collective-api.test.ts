import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountUid, bodyUid, createCollectiveUser, createReportsOn } from './collective'
import { addPlaylistWithTrack } from './devices'
import { type Backend, internalKey, loadCompiled } from './harness'
import { createRemoteVenue } from './remote-passes'
import { noonOf, storePlays } from './seals'
import { startBackendWithPackages } from './shop'

type Refresh = typeof import('../src/api/usage-coverage/services/refresh')
type Months = typeof import('../src/api/collective/services/months')
type Limits = typeof import('../src/http/rate-limit')

let backend: Backend
let owner: Awaited<ReturnType<typeof createRemoteVenue>>
let reader: Awaited<ReturnType<typeof createCollectiveUser>>
let track: string
let early: string[]

const rows = (table: string) => backend.strapi.db.connection(table)
const april = 31
const all = ['reports:read', 'plays:read', 'venues:read', 'works:read']

beforeAll(async () => {
  backend = await startBackendWithPackages()
  track = (await addPlaylistWithTrack(backend)).track
  owner = await createRemoteVenue(backend)
  early = await storePlays(backend, { zone: owner.zone, track }, 20, noonOf(2))
  early.push(...(await storePlays(backend, { zone: owner.zone, track }, 10, noonOf(9))))
  await createReportsOn(backend, april + 2)
  await loadCompiled<Refresh>('src/api/usage-coverage/services/refresh').refreshMonthCoverage(
    '2031-03',
    noonOf(40),
  )
  reader = await createCollectiveUser(backend)
}, 420_000)
afterAll(() => backend.stop())
beforeEach(() => loadCompiled<Limits>('src/http/rate-limit').prepareRateLimits())

const create = (body: object, token = reader.token, submission?: string) =>
  backend.call('POST', '/collective/keys', {
    token,
    body,
    headers: submission ? { 'idempotency-key': submission } : {},
  })
const createKey = async (scopes = all, token = reader.token): Promise<string> =>
  (await create({ key_name: 'Gudang data', scopes, valid_days: '90' }, token)).body.token
const list = async (token = reader.token) =>
  (await backend.call('GET', '/collective/keys', { token })).body.data
const read = (path: string, key?: string, headers = {}) =>
  backend.call('GET', `/public-api/collective${path}`, { ...(key ? { token: key } : {}), headers })
const lastRead = () => rows('collective_reads').orderBy('id', 'desc').first()
const ids = (data: { id: string }[]) => data.map(({ id }) => id)

const paths = {
  'reports:read': ['/months', '/months/2031-03', '/logs/2031-03-03', '/checkpoints'],
  'plays:read': ['/plays?month=2031-03', '/plays?sealed_on=2031-03-03'],
  'venues:read': ['/venues?month=2031-03'],
  'works:read': ['/works?month=2031-03'],
}

describe('a key of a collective body', () => {
  test('is shown once, stored as a hash and logged', async () => {
    const { status, body } = await create({ key_name: 'Gudang', scopes: ['plays:read'], valid_days: '30' })
    expect(status).toBe(201)
    expect(body.token).toMatch(/^bgm_[\w-]{43}$/)
    expect(await lastRead()).toMatchObject({ kind: 'key-created', reader: reader.email })
    const [listed] = await list()
    expect(listed).toEqual({ ...body.key, created_by: 'Nadia Kusuma', expired: false, last_used_at: null })
    expect(Date.parse(listed.expires_at) - Date.parse(listed.created_at)).toBe(30 * 86_400_000)
    expect(JSON.stringify(await rows('collective_keys'))).not.toContain(body.token)
    for (const wrong of [{ valid_days: '3650' }, { valid_days: undefined }, { scopes: ['zones:read'] }])
      expect((await create({ key_name: 'x', scopes: all, valid_days: '30', ...wrong })).status).toBe(400)
  })

  test('is created once if the form is submitted twice concurrently', async () => {
    const body = { key_name: 'Dua kali', scopes: all, valid_days: '365' }
    const [one, two] = await Promise.all([
      create(body, reader.token, 'submission-1'),
      create(body, reader.token, 'submission-1'),
    ])
    expect(one.body.token).toBe(two.body.token)
  })

  test('can only read what its scopes allow, and every read is logged', async () => {
    for (const scope of all) {
      const key = await createKey([scope])
      for (const [needed, reads] of Object.entries(paths))
        for (const path of reads) {
          const { status } = await read(path, key)
          expect([path, scope, status]).toEqual([path, scope, needed === scope ? 200 : 403])
        }
    }
    const key = await createKey(['venues:read'])
    await read('/venues?month=2031-03', key)
    expect(await lastRead()).toMatchObject({
      body: reader.body,
      kind: 'venues',
      subject: '2031-03',
      reader: `Gudang data (${key.slice(0, 10)}…)`,
    })
    const [listed] = await list()
    expect(listed.last_used_at).not.toBeNull()
  })

  test("cannot read an organisation's data, and an organisation's key cannot read the usage of all venues", async () => {
    const key = await createKey()
    for (const path of ['/zones', '/plays', `/zones/${owner.zone}`])
      expect((await backend.call('GET', `/public-api${path}`, { token: key })).status).toBe(401)
    const scopes = ['zones:read', 'now-playing:read', 'plays:read']
    const foreign = await backend.call('POST', '/api-keys', {
      token: owner.token,
      body: { key_name: 'x', scopes },
    })
    expect(foreign.status).toBe(201)
    for (const path of Object.values(paths).flat())
      for (const token of [foreign.body.token, owner.token, reader.token, undefined])
        expect([path, (await read(path, token)).status]).toEqual([path, 401])
    expect((await backend.call('GET', '/collective/keys', { token: owner.token })).status).toBe(403)
    expect((await backend.call('GET', '/collective/venues?month=2031-03', { token: key })).status).toBe(401)
  })

  test('is rejected once it is revoked or has expired', async () => {
    const [revoked, expired] = [await createKey(), await createKey()]
    const [second, first] = await list()
    expect((await read('/months', revoked)).status).toBe(200)
    expect(
      (await backend.call('DELETE', `/collective/keys/${first.documentId}`, { token: reader.token })).status,
    ).toBe(204)
    expect(await lastRead()).toMatchObject({ kind: 'key-revoked' })
    const refused = await read('/months', revoked)
    expect([refused.status, refused.body.error.details.code]).toEqual([401, 'invalid-key'])
    await rows('collective_keys').where({ document_id: second.documentId }).update({ expires_at: Date.now() })
    expect((await read('/months', expired)).status).toBe(401)
    expect((await list())[0]).toMatchObject({ documentId: second.documentId, expired: true })
  })

  test('belongs to one body, and is invalid once the body or the account that created it is deactivated', async () => {
    const other = await createCollectiveUser(backend)
    const key = await createKey(all, other.token)
    const [foreign] = await list(other.token)
    expect(ids(await list()).includes(foreign.documentId)).toBe(false)
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

  test('is rate-limited, as are downloads per body and guesses per IP address; the number of keys is capped', async () => {
    const other = await createCollectiveUser(backend)
    const key = await createKey(all, other.token)
    const { consume } = loadCompiled<Limits>('src/http/rate-limit')
    const file = '/months/2031-03/versions/1/files/csv'
    expect((await read(file, key)).status).toBe(200)
    await consume('collective-file-body', other.body, 59)
    expect((await read(file, key)).status).toBe(429)
    expect((await read('/months', key)).status).toBe(200)
    await consume('collective-key', (await list(other.token))[0].documentId, 297)
    expect((await read('/months', key)).status).toBe(429)
    const headers = { 'x-internal-key': internalKey, 'x-forwarded-for': '203.0.113.78' }
    const guesses = []
    for (let count = 0; count < 62; count += 1) guesses.push((await read('/months', 'x', headers)).status)
    expect([guesses[0], guesses.at(-1)]).toEqual([401, 429])
    for (let count = 1; count < 20; count += 1) await createKey(all, other.token)
    const { status, body } = await create({ key_name: 'x', scopes: all, valid_days: '30' }, other.token)
    expect([status, body.error.details.code]).toEqual([409, 'too-many-api-keys'])
  })
})

describe('with its key, a collective body can read', () => {
  let key: string
  beforeAll(async () => {
    key = await createKey()
  })

  test('the months with their states, files and seals', async () => {
    expect((await read('/months', key)).body).toEqual({ data: [] })
    const months = await loadCompiled<Months>('src/api/collective/services/months').listAllMonths(noonOf(70))
    expect(months).toEqual([
      { month: '2031-03', state: 'final', version: 1, archived: false },
      { month: '2031-04', state: 'closing', version: null, archived: false },
      { month: '2031-05', state: 'running', version: null, archived: false },
    ])
    const { body } = await read('/months/2031-03', key)
    expect(body).toMatchObject({ month: '2031-03', archived: false })
    const [version] = body.versions
    expect(version).toMatchObject({ version: 1, kind: 'final', plays: 30, deliveries: [] })
    expect(version).not.toHaveProperty('totals')
    expect(body.seals).toHaveLength(29)
    for (const { format, sha256, bytes } of version.files) {
      const response = await fetch(
        `${backend.origin}/api/public-api/collective/months/2031-03/versions/1/files/${format}`,
        { headers: { authorization: `Bearer ${key}` } },
      )
      const content = Buffer.from(await response.arrayBuffer())
      expect(content).toHaveLength(bytes)
      const digest = createHash('sha256').update(content)
      expect(response.headers.get('repr-digest')).toBe(`sha-256=:${digest.copy().digest('base64')}:`)
      expect(digest.digest('hex')).toBe(sha256)
    }
    const downloads = await rows('usage_report_downloads').select('reader')
    expect(downloads.map(one => one.reader)).toContain(`Lembaga Contoh, Gudang data (${key.slice(0, 10)}…)`)
    for (const path of [
      '/months/2031-13',
      '/months/2031-03/versions/2/files/csv',
      '/months/2031-03/versions/1/files/x',
      '/logs/2031-02-31',
    ])
      expect([path, (await read(path, key)).status]).toEqual([path, 404])
    expect((await read('/months?page=2', key)).status).toBe(400)
  })

  test('each play of a month exactly once, even while plays arrive and a supplement is added', async () => {
    const first = (await read('/plays?month=2031-03&limit=7', key)).body
    expect(first.meta.has_more).toBe(true)
    expect(first.data[0]).toMatchObject({
      id: early[0],
      seconds: 180.25,
      second_device: false,
      venue: { documentId: owner.unit },
      zone: { documentId: owner.zone },
      track: { documentId: track, revision: 1, title: 'Lagu pagi', composers: ['Ayu Contoh'] },
      seal: { day: '2031-03-03', index: 0 },
      report_version: 1,
    })
    for (const name of ['playlist', 'layer', 'player_id', 'organisation_id'])
      expect(first.data[0]).not.toHaveProperty(name)
    // These plays are from March but arrive in April, so they belong to the supplement.
    const late = await storePlays(backend, { zone: owner.zone, track }, 5, noonOf(april + 4), noonOf(20))
    const found = ids(first.data)
    let cursor = first.meta.next_cursor
    for (let pages = 0; pages < 20; pages += 1) {
      const { data, meta } = (await read(`/plays?month=2031-03&limit=7&cursor=${cursor}`, key)).body
      found.push(...ids(data))
      cursor = meta.next_cursor
      if (!meta.has_more) break
    }
    expect(found).toEqual(early)
    const again = (await read(`/plays?month=2031-03&cursor=${cursor}`, key)).body
    expect(again).toEqual({ data: [], meta: { has_more: false, next_cursor: cursor } })
    await createReportsOn(backend, april + 32)
    const added = (await read(`/plays?month=2031-03&cursor=${cursor}`, key)).body
    expect(ids(added.data)).toEqual(late)
    expect(added.data[0]).toMatchObject({ report_version: 2, seal: { day: '2031-04-05' } })
    expect(added.meta.has_more).toBe(false)
  }, 60_000)

  test("the plays in a day's seal", async () => {
    const { body } = await read('/plays?sealed_on=2031-03-03&limit=500', key)
    expect(ids(body.data)).toEqual(early.slice(0, 20))
    expect(body.data[0].report_version).toBeNull()
    expect(body.meta.has_more).toBe(false)
    expect((await read('/plays?sealed_on=2031-03-04', key)).body.data).toEqual([])
    expect((await read('/plays?sealed_on=2040-01-01', key)).status).toBe(404)
    expect((await read('/plays?month=2031-05', key)).status).toBe(404)
    const foreign = (await read('/plays?sealed_on=2031-03-05', key)).body.meta.next_cursor
    for (const query of [
      '',
      'month=2031-03&sealed_on=2031-03-03',
      'month=2031-13',
      'sealed_on=2031-02-31',
      'month=2031-03&cursor=MQ',
      `sealed_on=2031-03-03&cursor=${foreign}`,
      'month=2031-03&limit=501',
      'month=2031-03&zone=1',
    ]) {
      const { status, body: error } = await read(`/plays?${query}`, key)
      expect([query, status, error.error.details.errors?.length]).toEqual([query, 400, 1])
    }
  })

  test('the venues and works, page by page', async () => {
    const { data, meta } = (await read('/venues?month=2031-03&limit=1', key)).body
    expect(data).toMatchObject([{ documentId: owner.unit, deleted: false, plays: 30 }])
    expect(meta.has_more).toBe(false)
    const next = (await read(`/venues?month=2031-03&cursor=${meta.next_cursor}`, key)).body
    expect(next).toEqual({ data: [], meta: { has_more: false, next_cursor: meta.next_cursor } })
    const works = (await read('/works?month=2031-03', key)).body
    expect(works.data).toEqual([
      { title: 'Lagu pagi', composers: ['Ayu Contoh'], plays: 30, seconds: 30 * 180.25 },
    ])
    expect((await read(`/works?month=2031-03&cursor=${works.meta.next_cursor}`, key)).body.data).toEqual([])
    for (const path of ['/works?month=2031-03&version=3', '/works?month=2031-05'])
      expect((await read(path, key)).status).toBe(404)
    for (const path of ['/venues', '/venues?month=2031-13', '/works?month=2031-03&version=0'])
      expect((await read(path, key)).status).toBe(400)
  })
})
