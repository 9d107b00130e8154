import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEntry } from '#src/reporting/log/rules/entry'
import { createVenue } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { addException } from '#tests/schedules'
import { appendUsageLog } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  owner = await createVenue(backend)
  await loadCompiled(() => import('#src/platform/jobs/queue')).stopQueue()
  await appendUsageLog()
}, 180_000)
afterAll(() => backend.stop())

const rows = (table: string) => backend.strapi.db.connection(table)

async function listCalendars() {
  await appendUsageLog()
  const found: { bytes: Buffer }[] = await rows('log_entries').where({ type: 'calendar' }).orderBy('index')
  return found.map(({ bytes }) => parseEntry(bytes))
}

test('planned silence is logged with each change, without its label', async () => {
  const owners = {
    zone_id: `/zones/${owner.zone}`,
    business_unit_id: `/business-units/${owner.unit}`,
    organisation_id: '/organisation',
  }
  const whole = { from_date: '2027-03-20', until_date: '2027-03-20' }
  const monthly = {
    from_date: '2027-04-03',
    until_date: '2028-04-03',
    repeats: 'monthly',
    repeat_days: 1,
  }
  const night = { from_date: '2027-03-18', until_date: '2027-03-18', from_minute: 60, until_minute: 120 }
  for (const [column, path] of Object.entries(owners)) {
    const before = await listCalendars()
    const { documentId, version } = await addException(backend, owner.token, path, whole)
    await addException(backend, owner.token, path, night)
    await addException(backend, owner.token, path, monthly)
    await addException(backend, owner.token, path, {
      kind: 'sunday',
      from_date: '2027-03-25',
      until_date: '2027-03-25',
    })
    const added = (await listCalendars()).slice(before.length)
    expect(added).toEqual([
      expect.objectContaining({ [column]: expect.any(Number), silences: [whole] }),
      expect.objectContaining({ [column]: expect.any(Number), silences: [night, whole] }),
      expect.objectContaining({ [column]: expect.any(Number), silences: [night, whole, monthly] }),
    ])
    expect(JSON.stringify(added)).not.toContain('Renovasi')
    const removed = `${path}/exceptions/${documentId}?version=${version}`
    expect((await backend.call('DELETE', removed, { token: owner.token })).status).toBe(200)
    expect((await listCalendars()).at(-1)?.silences).toEqual([night, monthly])
  }
})

test('whether a unit observes Nyepi, and the dates of Nyepi, are logged', async () => {
  const before = await listCalendars()
  const path = `/business-units/${owner.unit}/calendar`
  const { version, calendar } = (await backend.call('GET', path, { token: owner.token })).body
  const body = { version, latitude: null, longitude: null, calendar: { ...calendar, nyepi: true } }
  expect((await backend.call('PUT', path, { token: owner.token, body })).status).toBeLessThan(300)
  const add = (key: string, kind: string, date: string) =>
    backend.strapi.documents('api::calendar-date.calendar-date').create({
      data: { key, kind, name_id: key, name_en: key, from_date: date, until_date: date } as never, // the test's own dates
    })
  await add('libur-uji', 'holiday', '2027-06-02')
  await add('nyepi-uji', 'nyepi', '2027-06-09')
  const [unit, dates, ...others] = (await listCalendars()).slice(before.length)
  expect(unit).toMatchObject({ business_unit_id: expect.any(Number), nyepi: 1, open: expect.any(Array) })
  expect(dates?.dates).toContainEqual({ kind: 'nyepi', from_date: '2027-06-09', until_date: '2027-06-09' })
  expect(JSON.stringify(dates)).not.toContain('holiday')
  expect(others).toEqual([])
})
