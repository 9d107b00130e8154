import { randomUUID } from 'node:crypto'
import type { Play } from '@bgm/validation'
import { expect } from 'vitest'
import type { Backend } from '#tests/harness'
import { addTrack } from '#tests/music'
import { extractText } from '#tests/raster'
import { appendUsageLog, insertPlaysAt } from '#tests/seals'

type Venue = { token: string; zones: { documentId: string }[] }

/** Adds a track with its revisions; returns its id. */
async function addWork(backend: Backend, title: string, composers: string[], revisions = 1): Promise<string> {
  const { documentId: track } = await addTrack(backend, { title })
  const audio = { duration_ms: 200_000, sha256: 'b'.repeat(64), bytes: 1_000, mime: 'audio/mpeg' }
  for (let revision = 1; revision <= revisions; revision += 1)
    await backend.strapi.db.query('api::track-revision.track-revision').create({
      data: {
        ...{ track, revision, key: `${track}.${revision}`, title, ...audio },
        ...{ artists: ['Trio Contoh'], composers, arrangers: [], publishers: [] },
      },
    })
  return track
}

/** A play that started at a local time in Jakarta. */
const play = (zone: string, at: string, track: string, seconds: number, track_revision = 1): Play => ({
  ...{ play_id: randomUUID(), boot: randomUUID(), seq: 0, epoch: 1, zone, track, track_revision, seconds },
  ...{ playlist: null, layer: 'default', end_reason: 'finished', offline: false, clock_offset: 0 },
  started_at: Date.parse(`${at}+07:00`),
})

/** Compares the totals of a month with hand-calculated ones, for a venue without other plays in that month. */
export async function checkMonthByHand(backend: Backend, { token, zones }: Venue) {
  const [teras = '', dapur = ''] = zones.map(({ documentId }) => documentId)
  const senja = await addWork(backend, 'Senja', ['Rara Contoh'], 2)
  const fajar = await addWork(backend, 'Fajar', ['Rara Contoh', 'Sekar Contoh'])
  const malam = await addWork(backend, 'Malam', [])
  await insertPlaysAt(
    backend,
    teras,
    [
      play(teras, '2031-04-30T23:59:59', senja, 200),
      play(teras, '2031-05-01T00:00:00', senja, 1_800),
      play(teras, '2031-05-01T08:00:00', fajar, 2_400.5),
      play(teras, '2031-05-17T12:00:00', senja, 600, 2),
      play(teras, '2031-05-31T23:59:59', fajar, 1_000),
      play(teras, '2031-06-01T00:00:00', fajar, 300),
    ],
    Date.parse('2031-06-01T12:00:00+07:00'),
  )
  const arrived = Date.parse('2031-05-18T12:00:00+07:00')
  await insertPlaysAt(backend, dapur, [play(dapur, '2031-05-17T12:00:00', malam, 12.5)], arrived)
  await appendUsageLog()
  const read = async (path: string) => backend.call('GET', `/usage/2031-05${path}`, { token })
  const { body } = await read('')
  expect(body.totals).toEqual({
    ...{ plays: 5, signed_plays: 0, unsigned_plays: 5, rejected_plays: 0 },
    ...{ seconds: 5_813, works: 3 },
  })
  expect(body.days).toEqual([
    { date: '2031-05-01', plays: 2, seconds: 4_200.5 },
    { date: '2031-05-17', plays: 2, seconds: 612.5 },
    { date: '2031-05-31', plays: 1, seconds: 1_000 },
  ])
  const zoneTotals = body.zones.map(({ plays, seconds }: { plays: number; seconds: number }) => [
    plays,
    seconds,
  ])
  expect(zoneTotals).toEqual([
    [4, 5_800.5],
    [1, 12.5],
  ])
  const artists = ['Trio Contoh']
  expect(body.works).toEqual([
    { title: 'Fajar', artists, composers: ['Rara Contoh', 'Sekar Contoh'], plays: 2, seconds: 3_400.5 },
    { title: 'Senja', artists, composers: ['Rara Contoh'], plays: 2, seconds: 2_400 },
    { title: 'Malam', artists, composers: [], plays: 1, seconds: 12.5 },
  ])
  expect(body.composers).toEqual([
    { name: 'Rara Contoh', plays: 4, seconds: 5_800.5 },
    { name: 'Sekar Contoh', plays: 2, seconds: 3_400.5 },
  ])
  const titles = body.data.map(({ track }: { track: { title: string } }) => track.title)
  expect(titles.slice(0, 1)).toEqual(['Fajar'])
  expect(titles.slice(1, 3).sort()).toEqual(['Malam', 'Senja'])
  expect(titles.slice(3)).toEqual(['Fajar', 'Senja'])
  expect((await read('/export')).text.trimEnd().split('\r\n')).toHaveLength(1 + 5)
  const pdf = await fetch(`${backend.origin}/api/usage/2031-05/statement?locale=en`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const text = (await extractText(Buffer.from(await pdf.arrayBuffer()))).join(' ')
  // The statement shows 5,813 seconds as hours.
  expect(text).toContain('1.6')
}
