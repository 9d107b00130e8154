import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { addPlaylistWithTrack, createVenue, deliverPlays, newPlay, pairDevice } from '#tests/devices'
import { type Backend, internalKey, loadCompiled } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let venue: Awaited<ReturnType<typeof createVenue>>
let other: Awaited<ReturnType<typeof createVenue>>
let device: Awaited<ReturnType<typeof pairDevice>>
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>

beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
  venue = await createVenue(backend)
  other = await createVenue(backend)
  device = await pairDevice(backend, { token: venue.token, zone: venue.zone, days: 40 })
}, 480_000)
afterAll(() => backend.stop())
beforeEach(() => loadCompiled(() => import('#src/platform/http/rate-limit')).prepareRateLimits())

const all = ['zones:read', 'now-playing:read', 'plays:read']
const create = (token: string, body: object, submission?: string) =>
  backend.call('POST', '/api-keys', {
    token,
    body,
    headers: submission ? { 'idempotency-key': submission } : {},
  })
const createKey = async (token = venue.token, scopes = all): Promise<string> =>
  (await create(token, { key_name: 'Dasbor', scopes })).body.token
const read = (path: string, token?: string, headers = {}) =>
  backend.call('GET', `/public-api${path}`, { ...(token ? { token } : {}), headers })

describe('an API key', () => {
  test('is shown once and stored as a hash', async () => {
    const { status, body } = await create(venue.token, { key_name: 'Kantor pusat', scopes: ['zones:read'] })
    expect(status).toBe(201)
    expect(body.token).toMatch(/^bgm_[\w-]{43}$/)
    const listed = (await backend.call('GET', '/api-keys', { token: venue.token })).body.data
    expect(listed[0]).toEqual({ ...body.key, created_by: 'Sari Wulandari', last_used_at: null })
    expect(body.token.startsWith(body.key.prefix)).toBe(true)
    const stored = await backend.strapi.db.connection('api_keys')
    expect(JSON.stringify(stored)).not.toContain(body.token)
    const [entry] = (await backend.call('GET', '/audit-entries', { token: venue.token })).body.data
    expect(entry).toMatchObject({
      action: 'api-key.created',
      subject: { kind: 'api-key', name: 'Kantor pusat' },
      details: { scopes: 'zones:read' },
    })
  })

  test('is created once if the form is submitted twice concurrently', async () => {
    const send = () => create(venue.token, { key_name: 'Dua kali', scopes: all }, 'submission-1')
    const [one, two] = await Promise.all([send(), send()])
    expect(one.body.token).toBe(two.body.token)
    const listed = (await backend.call('GET', '/api-keys', { token: venue.token })).body.data
    expect(listed.filter(({ name }: { name: string }) => name === 'Dua kali')).toHaveLength(1)
  })

  test('can only read its own organisation, until it is revoked', async () => {
    const key = await createKey()
    const zones = (await read('/zones', key)).body
    expect(zones.data.map(({ id }: { id: string }) => id)).toContain(venue.zone)
    expect(JSON.stringify(zones)).not.toContain(other.zone)
    for (const path of [`/zones/${other.zone}`, `/zones/${other.zone}/now-playing`, '/zones/x'])
      expect([path, (await read(path, key)).status]).toEqual([path, 404])
    const [listed] = (await backend.call('GET', '/api-keys', { token: venue.token })).body.data
    expect(listed.last_used_at).not.toBeNull()
    const path = `/api-keys/${listed.documentId}`
    expect((await backend.call('DELETE', path, { token: other.token })).status).toBe(404)
    expect((await backend.call('DELETE', path, { token: venue.token })).status).toBe(204)
    const refused = await read('/zones', key)
    expect([refused.status, refused.body.error.details.code]).toEqual([401, 'invalid-key'])
  })

  test('is not accepted as a session, and a session token is not accepted as a key', async () => {
    const key = await createKey()
    expect((await backend.call('GET', '/zones', { token: key })).status).toBe(401)
    for (const token of [undefined, venue.token, 'bgm_short', `bgm_${'x'.repeat(43)}`])
      expect((await read('/zones', token)).status).toBe(401)
  })

  test('requires the scope for what it reads', async () => {
    for (const scope of all) {
      const key = await createKey(other.token, [scope])
      const statuses = await Promise.all(
        ['/zones', `/zones/${other.zone}/now-playing`, '/plays'].map(
          async path => (await read(path, key)).status,
        ),
      )
      expect(statuses).toEqual(all.map(needed => (needed === scope ? 200 : 403)))
    }
    for (const scopes of [[], ['zones:write'], 'everything'])
      expect((await create(venue.token, { key_name: 'x', scopes })).status).toBe(400)
  })

  test('can be created only by owners; an auditor can see the list', async () => {
    const tokens = await Promise.all(
      ['manager', 'auditor', 'finance', 'staff'].map(
        async role => (await createColleague(backend, venue.token, role)).token,
      ),
    )
    const statuses = []
    for (const token of tokens)
      statuses.push([
        (await backend.call('GET', '/api-keys', { token })).status,
        (await create(token, { key_name: 'x', scopes: all })).status,
      ])
    expect(statuses).toEqual([
      [403, 403],
      [200, 403],
      [403, 403],
      [403, 403],
    ])
  })

  test('is rate-limited, and guesses are limited per IP address', async () => {
    const key = await createKey()
    await loadCompiled(() => import('#src/platform/http/rate-limit')).consume(
      'api-key',
      (await backend.call('GET', '/api-keys', { token: venue.token })).body.data[0].documentId,
      600,
    )
    const limited = await read('/zones', key)
    expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await read('/zones', await createKey())).status).toBe(200)
    const headers = { 'x-internal-key': internalKey, 'x-forwarded-for': '203.0.113.77' }
    const statuses = []
    for (let count = 0; count < 62; count += 1) statuses.push((await read('/zones', 'x', headers)).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
  })

  test('cannot be created if the organisation already has 20 keys', async () => {
    const owner = await createVenue(backend)
    for (let count = 0; count < 20; count += 1) await createKey(owner.token)
    const { status, body } = await create(owner.token, { key_name: 'x', scopes: all })
    expect([status, body.error.details.code]).toEqual([409, 'too-many-api-keys'])
  })
})

describe('plays read with an API key', () => {
  const hour = 3_600_000
  const deliver = async (changes: object[], receivedAt: number) => {
    const plays = changes.map(change =>
      newPlay(venue.zone, { track: music.track, playlist: music.playlist, ...change }),
    )
    const { receivePlays } = loadCompiled(() => import('#src/playback/play/receive'))
    await receivePlays([{ player: device.player, plays }], receivedAt)
    return plays.map(({ play_id }) => play_id)
  }
  const ids = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id)

  test('are listed in order of arrival, page by page, and the cursor returns those that arrive later', async () => {
    const key = await createKey()
    const now = Date.now()
    const early = await deliver(
      [{ started_at: now - 5 * hour }, { started_at: now - 4 * hour }],
      now - 3 * hour,
    )
    const late = await deliver([{ started_at: now - 6 * hour, offline: true }], now - 2 * hour)
    const fresh = await deliverPlays(backend, device.player, [
      newPlay(venue.zone, { track: music.track, playlist: music.playlist }),
    ])
    const first = (await read('/plays?limit=2', key)).body
    expect(ids(first)).toEqual(early)
    expect(first.meta.has_more).toBe(true)
    expect(first.data[0]).toMatchObject({
      zone: { id: venue.zone },
      track: { title: 'Lagu pagi', artists: ['Artis Contoh'], composers: ['Ayu Contoh'], isrc: null },
      playlist: { id: music.playlist },
      sealed_on: null,
    })
    expect(Object.keys(first.data[0])).not.toContain('player_id')
    const second = (await read(`/plays?cursor=${first.meta.next_cursor}`, key)).body
    expect(ids(second)).toEqual(late)
    expect(ids(second)).not.toContain(fresh.accepted[0])
    expect((await read(`/plays?cursor=${second.meta.next_cursor}`, key)).body).toEqual({
      data: [],
      meta: { has_more: false, next_cursor: second.meta.next_cursor },
    })
    const added = await deliver([{ started_at: now - 7 * hour }], now - hour)
    expect(ids((await read(`/plays?cursor=${second.meta.next_cursor}`, key)).body)).toEqual(added)
  })

  test('can be filtered by period and zone; invalid and other query parameters are rejected', async () => {
    const key = await createKey()
    const at = (ago: number) => encodeURIComponent(new Date(Date.now() - ago * hour).toISOString())
    const inPeriod = (await read(`/plays?from=${at(5.5)}&until=${at(3.5)}&zone=${venue.zone}`, key)).body
    expect(inPeriod.data).toHaveLength(2)
    expect((await read(`/plays?zone=${other.zone}`, key)).body.data).toEqual([])
    for (const query of [
      'from=yesterday',
      'limit=0',
      'cursor=x',
      'page=2',
      `from=${at(1)}&until=${at(2)}`,
      'zone=1',
    ]) {
      const { status, body } = await read(`/plays?${query}`, key)
      expect([query, status, body.error.details.errors.length]).toEqual([query, 400, 1])
    }
    expect((await read('/plays', await createKey(other.token))).body.data).toEqual([])
  })
})
