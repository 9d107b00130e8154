import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVenue } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { addTrack } from '#tests/music'
import { openPanel } from '#tests/panel'
import { startBackendWithPackages } from '#tests/shop'
import type { Panel } from './uploads'

let backend: Backend
let curator: Panel

beforeAll(async () => {
  backend = await startBackendWithPackages()
  curator = await openPanel(backend, 'curator')
}, 180_000)
afterAll(() => backend.stop())

const path = '/content-manager/catalogue/credits'
const query = (uid: 'api::track.track' | 'api::track-revision.track-revision') => backend.strapi.db.query(uid)
const find = (documentId: string) => query('api::track.track').findOne({ where: { documentId } })
const countRevisions = (track: string) =>
  query('api::track-revision.track-revision').count({ where: { track } })
const send = async (text: string, step = '') =>
  (await curator.call('POST', `${path}${step}`, { text })).body.data

const isrcs = ['IDA012600801', 'IDA012600802'] as const
const table = (share = '50') =>
  [
    'isrc;iswc;work_id;name;role;ipi;share;society',
    `${isrcs[0]};T-034.524.680-1;KR-1;Rara Contoh;CA;199;${share};21`,
    `${isrcs[0]};;;Kolektif Contoh;E;395;50;21`,
    `${isrcs[1]};;;Sari;C;;;`,
  ].join('\r\n')

test('a table is checked, imported whole or not at all, and changes nothing when it is repeated', async () => {
  const [one, two] = await Promise.all(isrcs.map(isrc => addTrack(backend, { isrc })))
  const [id = '', other = ''] = [one?.documentId, two?.documentId]

  const wrong = await send(table('40'))
  expect(wrong).toMatchObject({ imported: false, problem_count: 1, changed: 2 })
  expect(wrong.problems).toEqual([{ line: 2, column: 'share', message: expect.stringContaining('90.00 %') }])
  expect(await find(other)).toMatchObject({ contributors: null, revision: 1 })

  expect(await send(table(), '/check')).toMatchObject({ imported: false, changed: 2, problem_count: 0 })
  expect(await find(id)).toMatchObject({ contributors: null, revision: 1 })

  expect(await send(table())).toMatchObject({ imported: true, changed: 2, unchanged: 0 })
  expect(await find(id)).toMatchObject({
    iswc: 'T0345246801',
    work_id: 'KR-1',
    composers: 'Rara Contoh',
    publishers: 'Kolektif Contoh',
    credits: 'complete',
    revision: 2,
  })
  expect(await find(other)).toMatchObject({ composers: 'Sari', credits: 'unidentified', revision: 2 })
  expect(await countRevisions(id)).toBe(1)

  expect(await send(table())).toMatchObject({ imported: true, changed: 0, unchanged: 2 })
  expect(await find(id)).toMatchObject({ revision: 2 })
})

test('two imports at once change a track one after the other', async () => {
  const { documentId } = await addTrack(backend, { isrc: 'IDA012600803' })
  const rows = (name: string) => `isrc,name,role\nIDA012600803,${name},C`
  const sent = await Promise.all(['Ayu', 'Bima', 'Ayu', 'Bima'].map(name => send(rows(name))))
  expect(sent.every(({ imported }) => imported)).toBe(true)
  const { revision } = await find(documentId)
  expect(await countRevisions(documentId)).toBe(revision - 1)
  expect(sent.reduce((sum, { changed }) => sum + changed, 0)).toBe(revision - 1)
})

test('a track that is unknown or withdrawn, or that the file names twice, is a problem', async () => {
  await addTrack(backend, { isrc: 'IDA012600804', state: 'withdrawn' })
  const { documentId } = await addTrack(backend, { isrc: 'IDA012600805' })
  const rows = ['isrc,track,name,role', 'IDA012600804,,Ayu,C', 'IDA012600805,,Ayu,C', `,${documentId},Ayu,C`]
  const { problems } = await send(rows.join('\n'), '/check')
  expect(problems.map(({ line, column }: { line: number; column: string }) => [line, column])).toEqual([
    [2, 'isrc'],
    [4, 'track'],
  ])
})

test('a CWR file keeps the spelling of names that the track has', async () => {
  const { documentId } = await addTrack(backend, { isrc: 'IDA012600806', composers: 'Rara Contoh' })
  const pad = (text: string, length: number) => text.padEnd(length)
  const prefix = '0000000000000000'
  const file = [
    'HDRPB000000199PENERBIT CONTOH',
    'GRHNWR0000102.100000000000',
    `NWR${prefix}${pad('LAGU', 60)}  ${pad('KR0001', 14)}T0345246801`,
    `SWR${prefix}${pad('W1', 9)}${pad('CONTOH', 45)}${pad('RARA', 30)} CA00000000000000000199021${'10000'}`,
    `REC${prefix}${pad('', 230)}IDA012600806`,
  ].join('\r\n')
  expect(await send(file)).toMatchObject({ imported: true, changed: 1, problems: [] })
  expect(await find(documentId)).toMatchObject({
    composers: 'Rara Contoh',
    contributors: [{ name: 'Rara Contoh', ipi: '00000000199', role: 'CA', share: 10_000, society: '021' }],
    credits: 'complete',
  })
})

test('only staff who may add music import credits or see the queue, within limits', async () => {
  const support = await openPanel(backend, 'support')
  const calls = [
    ['POST', path, { text: table() }],
    ['POST', `${path}/check`, { text: table() }],
    ['GET', '/content-manager/catalogue/unmatched?month=2026-11', undefined],
  ] as const
  for (const [method, address, body] of calls) {
    expect((await support.call(method, address, body)).status).toBe(403)
    expect((await fetch(backend.origin + address, { method })).status).toBe(401)
  }
  expect((await curator.call('POST', path, { text: 'x'.repeat(1_500_001) })).status).toBe(400)
  expect((await curator.call('POST', path, { text: 'isrc', other: 1 })).status).toBe(400)
  expect((await curator.call('GET', '/content-manager/catalogue/unmatched?month=x')).status).toBe(400)
})

test('works that were played and lack credits are listed by time, and ISRCs with several ISWCs', async () => {
  const { zone } = await createVenue(backend)
  const { id: zone_id } = await backend.strapi.db
    .query('api::zone.zone')
    .findOne({ where: { documentId: zone } })
  const credits = { composers: 'Ayu', credits: 'unmatched', iswc: 'T0345246801' }
  const [long, short, done, old] = await Promise.all([
    addTrack(backend, { ...credits, title: 'Panjang', isrc: 'IDA012600811' }),
    addTrack(backend, {
      ...credits,
      title: 'Pendek',
      isrc: null,
      contributors: [{ name: 'Ayu', role: 'C' }],
    }),
    addTrack(backend, { ...credits, title: 'Lengkap', credits: 'complete' }),
    addTrack(backend, { ...credits, title: 'Lama', isrc: 'IDA012600811', state: 'withdrawn' }),
  ])
  const played = [long, short, done, old].map(({ documentId: track }, index) => ({
    zone_id,
    month: index < 3 ? '2026-10' : '2026-09',
    track,
    track_revision: 1,
    plays: 2,
    seconds: index === 0 ? 300 : 200,
  }))
  await backend.strapi.db.connection('usage_works').insert(played)
  const revision = (track: { documentId: string }, iswc: string) =>
    query('api::track-revision.track-revision').create({
      data: {
        ...{
          track: track.documentId,
          revision: 1,
          key: `${track.documentId}.1`,
          title: 'Judul',
          isrc: 'IDA012600811',
          iswc,
        },
        ...{ artists: [], composers: [], arrangers: [], publishers: [] },
        ...{ duration_ms: 1000, sha256: '0', bytes: 1, mime: 'audio/mpeg' },
      },
    })
  await revision(long, 'T0345246801')
  await revision(old, 'T0000000019')
  const list = async (month: string) =>
    (await curator.call('GET', `/content-manager/catalogue/unmatched?month=${month}`)).body
  const october = await list('2026-10')
  expect(october.meta).toEqual({ total: 2, page: 1, page_count: 1 })
  expect(october.data).toEqual([
    {
      id: long.documentId,
      title: 'Panjang',
      artists: ['Artis Contoh'],
      missing: ['writer'],
      plays: 2,
      seconds: 300,
    },
    {
      id: short.documentId,
      title: 'Pendek',
      artists: ['Artis Contoh'],
      missing: ['isrc', 'ipi', 'share'],
      plays: 2,
      seconds: 200,
    },
  ])
  expect(october.conflicts).toEqual([])
  const { conflicts } = await list('2026-09')
  expect(conflicts).toMatchObject([{ isrc: 'IDA012600811' }])
  expect(conflicts[0].works.map(({ iswc }: { iswc: string }) => iswc).sort()).toEqual([
    'T0000000019',
    'T0345246801',
  ])
})

test('other requests are answered during a large import', async () => {
  const count = Number(process.env.IMPORTED_TRACKS ?? 50)
  const names = Array.from({ length: count }, (_, index) => `IDB0126${String(index).padStart(5, '0')}`)
  for (const isrc of names) await addTrack(backend, { isrc })
  const rows = names.flatMap(isrc => [`${isrc},Ayu,CA,199,50`, `${isrc},Kolektif,E,395,50`])
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  expect(await send(['isrc,name,role,ipi,share', ...rows].join('\n'))).toMatchObject({
    imported: true,
    changed: count,
  })
  delays.disable()
  const longest = delays.max / 1e6
  expect(longest).toBeLessThan(1000)
}, 600_000)
