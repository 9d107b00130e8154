import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPlaylistWithTrack, createVenue, newPlay, pairDevice } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { appendUsageLog, insertPlaysAt } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let track: string
beforeAll(async () => {
  backend = await startBackendWithPackages()
  track = (await addPlaylistWithTrack(backend)).track
  owner = await createVenue(backend)
  await pairDevice(backend, { token: owner.token, zone: owner.zone, days: 70 })
}, 180_000)
afterAll(() => backend.stop())

const day = 86_400_000
const db = () => backend.strapi.db.connection
const read = async (path: string, token = owner.token) => backend.call('GET', `/usage/${path}`, { token })
/** The play as a device sends it, with the types of the schema. */
const playAt = (started_at: number, zone = owner.zone) =>
  newPlay(zone, { track, started_at }) as unknown as Parameters<typeof insertPlaysAt>[2][number] // an untyped test play

/** 23:30 on the last day of the month before last, in Jakarta; it is already the next month in Makassar. */
function lastEvening() {
  const now = new Date()
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)
  return first - day + 16.5 * 3_600_000
}

test('a unit that moves to another time zone keeps its plays in the month in which they were played', async () => {
  const evening = lastEvening()
  const [before, after] = [evening, evening + day].map(at => new Date(at).toISOString().slice(0, 7))
  await insertPlaysAt(backend, owner.zone, [playAt(evening), playAt(evening + 3 * 3_600_000)], evening + day)
  await appendUsageLog()
  const shown = async (month = '') => {
    const { body } = await read(month)
    const csv = (await read(`${month}/export`)).text.trim().split('\r\n')
    return [body.totals.plays, body.data.length, csv.length - 1, body.data[0]?.time_zone]
  }
  const expected = [1, 1, 1, 'Asia/Jakarta']
  expect([await shown(before), await shown(after)]).toEqual([expected, expected])

  await backend.strapi.db
    .query('api::business-unit.business-unit')
    .update({ where: { documentId: owner.unit }, data: { province: '51', time_zone: 'Asia/Makassar' } })
  expect([await shown(before), await shown(after)]).toEqual([expected, expected])

  // 23:30 in Jakarta today counts as tomorrow in Makassar.
  const later = Math.floor(Date.now() / day) * day + day + 16.5 * 3_600_000
  await insertPlaysAt(backend, owner.zone, [playAt(later)], later + 3_600_000)
  await appendUsageLog()
  const date = new Date(later + 8 * 3_600_000).toISOString().slice(0, 10)
  const { id } = await db()('zones').where({ document_id: owner.zone }).first('id')
  expect(await db()('usage_days').where({ zone_id: id, date })).toHaveLength(1)
  const { body } = await read(`${date.slice(0, 7)}?day=${date}`)
  expect(body.data.map((line: { time_zone: string }) => line.time_zone)).toEqual(['Asia/Makassar'])

  // A second move changes neither the plays of the first place nor those of the second.
  const between = Date.now()
  await insertPlaysAt(backend, owner.zone, [playAt(between)], between)
  await appendUsageLog()
  await new Promise(resolve => setTimeout(resolve, 2))
  await backend.strapi.db
    .query('api::business-unit.business-unit')
    .update({ where: { documentId: owner.unit }, data: { province: '91', time_zone: 'Asia/Jayapura' } })
  expect([await shown(before), await shown(after)]).toEqual([expected, expected])
  const today = new Date(between + 8 * 3_600_000).toISOString().slice(0, 10)
  const { data } = (await read(`${today.slice(0, 7)}?day=${today}`)).body
  expect(data).toMatchObject([{ started_at: new Date(between).toISOString(), time_zone: 'Asia/Makassar' }])
})
