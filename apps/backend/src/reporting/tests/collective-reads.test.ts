import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCollectiveUser } from '#tests/collective'
import type { Backend } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let reader: Awaited<ReturnType<typeof createCollectiveUser>>
let other: Awaited<ReturnType<typeof createCollectiveUser>>

const nadia = 'nadia@contoh.test'

beforeAll(async () => {
  backend = await startBackendWithPackages()
  reader = await createCollectiveUser(backend)
  other = await createCollectiveUser(backend)
  // The last moment of 30 November, the first of 1 December and the first of 2 December in Jakarta.
  await add('2026-11-30T16:59:59.999Z', 'search', '=1+1;"kafe"', nadia)
  await add('2026-11-30T17:00:00.000Z', 'venue', '2026-11, Kafe Menteng', 'Gudang (bgm_a…)')
  await add('2026-12-01T17:00:00.000Z', 'venue', '100%_', '-key')
  await add('2026-12-01T17:00:00.000Z', 'month', '2026-11', nadia, other.body)
}, 180_000)
afterAll(() => backend.stop())

const add = (at: string, kind: string, subject: string, name: string, body = reader.body) =>
  backend.strapi.db.query('api::collective.collective-read').create({
    data: { at: new Date(at), body, body_name: 'Lembaga Contoh', reader: name, kind, subject },
  })

type Read = { kind: string; subject: string; reader: string }
const get = (path: string, token = reader.token) => backend.call('GET', `/collective/reads${path}`, { token })
const subjects = async (query: string) => {
  const { data }: { data: Read[] } = (await get(`?${query}`)).body
  return data.filter(({ kind }) => !kind.startsWith('reads')).map(({ subject }) => subject)
}

test.each([
  ['', ['100%_', '2026-11, Kafe Menteng', '=1+1;"kafe"']],
  ['kind=venue', ['100%_', '2026-11, Kafe Menteng']],
  ['reader=-key', ['100%_']],
  ['q=KAFE', ['2026-11, Kafe Menteng', '=1+1;"kafe"']],
  ['q=gudang', ['2026-11, Kafe Menteng']],
  ['q=%25_', ['100%_']],
  ['q=kafe&kind=search', ['=1+1;"kafe"']],
  // Days begin and end at midnight in Jakarta.
  ['until=2026-11-30', ['=1+1;"kafe"']],
  ['from=2026-12-01&until=2026-12-01', ['2026-11, Kafe Menteng']],
  ['from=2026-12-02&until=2026-12-02', ['100%_']],
])('the access log is filtered by %s', async (query, expected) => {
  expect(await subjects(query)).toEqual(expected)
})

test.each(['from=2026-02-30', 'kind=unknown', `reader=${'a'.repeat(255)}`, 'other=1'])(
  'a filter that is invalid is refused: %s',
  async query => {
    expect((await get(`?${query}`)).status).toBe(400)
  },
)

test('a body sees its own readers, and what they have filtered by', async () => {
  const { meta } = (await get('?q=menteng&from=2026-11-01')).body
  expect(meta.readers.toSorted()).toEqual(['-key', 'Gudang (bgm_a…)', nadia, reader.email].toSorted())
  const { data } = (await get('?kind=reads')).body
  expect(data[1]).toMatchObject({ subject: '2026-11-01.., menteng', reader: reader.email })
  const foreign = (await get('', other.token)).body
  expect(foreign.meta.readers.toSorted()).toEqual([nadia, other.email].toSorted())
  expect(foreign.data.map(({ subject }: Read) => subject)).not.toContain('100%_')
})

test('the export contains what matches, without formulas, and is recorded', async () => {
  const file = await get('/export?until=2026-12-01&q=a&separator=semicolon')
  expect(file.headers.get('content-disposition')).toContain('access-log.csv')
  const lines = file.text.replace('\ufeff', '').trimEnd().split('\r\n')
  expect(lines[0]).toBe('at;kind;subject;reader')
  expect(lines.slice(-2)).toEqual([
    '2026-11-30T17:00:00.000Z;venue;2026-11, Kafe Menteng;Gudang (bgm_a…)',
    `2026-11-30T16:59:59.999Z;search;"'=1+1;""kafe""";${nadia}`,
  ])
  expect((await get('/export?reader=-key')).text).toContain(`100%_,"'-key"`)
  const { data } = (await get('?kind=reads-export')).body
  expect(data.map(({ subject }: Read) => subject)).toEqual(['-key', '..2026-12-01, a'])
  expect((await get('/export?reader=-key', other.token)).text).not.toContain('100%_')
})

test('ten thousand reads are exported, newest first', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    document_id: `read${index}`.padEnd(24, 'x'),
    at: new Date(Date.UTC(2025, 0, 1) + index),
    ...{ body: reader.body, body_name: 'Lembaga Contoh', reader: 'bulk', kind: 'plays' },
    subject: String(index),
  }))
  await backend.strapi.db.connection.batchInsert('collective_reads', rows, 1_000)
  const lines = (await get('/export?reader=bulk')).text.trimEnd().split('\r\n').slice(1)
  expect(lines).toHaveLength(10_000)
  expect([lines[0], lines.at(-1)]).toEqual([
    '2025-01-01T00:00:09.999Z,plays,9999,bulk',
    '2025-01-01T00:00:00.000Z,plays,0,bulk',
  ])
})
