import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCollectiveUser, createReportsOn } from '#tests/collective'
import { type Backend, loadCompiled } from '#tests/harness'
import { getNoon, storePlays } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { april, createCollectiveKeys, readCollective, storeMarch } from './collective-keys'

let backend: Backend
let march: Awaited<ReturnType<typeof storeMarch>>
let key: string

beforeAll(async () => {
  backend = await startBackendWithPackages()
  march = await storeMarch(backend)
  const { token } = await createCollectiveUser(backend)
  key = await createCollectiveKeys(backend, token).createKey()
}, 420_000)
afterAll(() => backend.stop())
beforeEach(() => loadCompiled(() => import('#src/platform/http/rate-limit')).prepareRateLimits())

const read = (path: string) => readCollective(backend, path, key)
const ids = (data: { id: string }[]) => data.map(({ id }) => id)

describe('with its key, a collective body can read', () => {
  test('the months with their states and files', async () => {
    expect((await read('/months')).body).toEqual({ data: [] })
    const months = await loadCompiled(() => import('#src/reporting/collective/months')).listAllMonths(
      getNoon(70),
    )
    expect(months).toEqual([
      { month: '2031-03', state: 'final', version: 1, archived: false },
      { month: '2031-04', state: 'closing', version: null, archived: false },
      { month: '2031-05', state: 'running', version: null, archived: false },
    ])
    const { body } = await read('/months/2031-03')
    expect(body).toMatchObject({ month: '2031-03', archived: false })
    const [version] = body.versions
    expect(version).toMatchObject({ version: 1, kind: 'final', plays: 30, deliveries: [] })
    expect(version).not.toHaveProperty('totals')
    expect(body.seals).toEqual([])
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
    const downloads = await backend.strapi.db.connection('usage_report_downloads').select('reader')
    expect(downloads.map(one => one.reader)).toContain(`Lembaga Contoh, Gudang data (${key.slice(0, 10)}…)`)
    for (const path of [
      '/months/2031-13',
      '/months/2031-03/versions/2/files/csv',
      '/months/2031-03/versions/1/files/x',
      '/logs/2031-02-31',
    ])
      expect([path, (await read(path)).status]).toEqual([path, 404])
    expect((await read('/months?page=2')).status).toBe(400)
  })

  test('each play of a month exactly once, even while plays arrive and a supplement is added', async () => {
    const first = (await read('/plays?month=2031-03&limit=7')).body
    expect(first.meta.has_more).toBe(true)
    expect(first.data[0]).toMatchObject({
      id: march.early[0],
      seconds: 180.25,
      second_device: false,
      venue: { id: march.owner.unit },
      zone: { id: march.owner.zone },
      track: { id: march.track, revision: 1, title: 'Lagu pagi', composers: ['Ayu Contoh'] },
      index: expect.any(Number),
      seal: null,
      report_version: 1,
    })
    for (const name of ['playlist', 'layer', 'player_id', 'organisation_id'])
      expect(first.data[0]).not.toHaveProperty(name)
    // These plays are from March but arrive in April, so they belong to the supplement.
    const late = await storePlays(
      backend,
      { zone: march.owner.zone, track: march.track },
      5,
      getNoon(april + 4),
      { heardUntil: getNoon(20) },
    )
    const found = ids(first.data)
    let cursor = first.meta.next_cursor
    for (let pages = 0; pages < 20; pages += 1) {
      const { data, meta } = (await read(`/plays?month=2031-03&limit=7&cursor=${cursor}`)).body
      found.push(...ids(data))
      cursor = meta.next_cursor
      if (!meta.has_more) break
    }
    expect(found).toEqual(march.early)
    const again = (await read(`/plays?month=2031-03&cursor=${cursor}`)).body
    expect(again).toEqual({ data: [], meta: { has_more: false, next_cursor: cursor } })
    await createReportsOn(backend, april + 32)
    const added = (await read(`/plays?month=2031-03&cursor=${cursor}`)).body
    expect(ids(added.data)).toEqual(late)
    expect(added.data[0]).toMatchObject({ report_version: 2, index: expect.any(Number) })
    expect(added.meta.has_more).toBe(false)
  }, 60_000)

  test('the plays that arrived on a day', async () => {
    const { body } = await read('/plays?received_on=2031-03-03&limit=500')
    expect(ids(body.data)).toEqual(march.early.slice(0, 20))
    expect(body.data[0].report_version).toBeNull()
    expect(body.meta.has_more).toBe(false)
    expect((await read('/plays?received_on=2031-03-04')).body.data).toEqual([])
    expect((await read('/plays?received_on=2040-01-01')).status).toBe(404)
    expect((await read('/plays?month=2031-05')).status).toBe(404)
    const beyond = Buffer.from('999999').toString('base64url')
    for (const query of [
      '',
      'month=2031-03&received_on=2031-03-03',
      'month=2031-13',
      'sealed_on=2031-02-31',
      'month=2031-03&cursor=MS4x',
      `received_on=2031-03-03&cursor=${beyond}`,
      'month=2031-03&limit=501',
      'month=2031-03&zone=1',
    ]) {
      const { status, body: error } = await read(`/plays?${query}`)
      expect([query, status, error.error.details.errors?.length]).toEqual([query, 400, 1])
    }
  })

  test('the venues and works, page by page', async () => {
    const { data, meta } = (await read('/venues?month=2031-03&limit=1')).body
    expect(data).toMatchObject([{ id: march.owner.unit, deleted: false, plays: 30 }])
    expect(meta.has_more).toBe(false)
    const next = (await read(`/venues?month=2031-03&cursor=${meta.next_cursor}`)).body
    expect(next).toEqual({ data: [], meta: { has_more: false, next_cursor: meta.next_cursor } })
    const works = (await read('/works?month=2031-03')).body
    expect(works.data).toEqual([
      { title: 'Lagu pagi', composers: ['Ayu Contoh'], plays: 30, seconds: 30 * 180.25, report_version: 1 },
    ])
    expect((await read(`/works?month=2031-03&cursor=${works.meta.next_cursor}`)).body.data).toEqual([])
    for (const path of ['/works?month=2031-03&version=3', '/works?month=2031-05'])
      expect((await read(path)).status).toBe(404)
    for (const path of ['/venues', '/venues?month=2031-13', '/works?month=2031-03&version=0'])
      expect((await read(path)).status).toBe(400)
  })
})
