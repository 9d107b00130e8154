import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Backend, loadCompiled, startBackend } from '#tests/harness'
import { openPanel } from '#tests/panel'

type Check = (context: { now: number }) => Promise<boolean | null>

const path = '/content-manager/status-notes'
const minute = 60_000

let backend: Backend
let support: Awaited<ReturnType<typeof openPanel>>
let checks: Map<string, Check>
beforeAll(async () => {
  backend = await startBackend()
  support = await openPanel(backend, 'support')
  await loadCompiled(() => import('#src/platform/jobs/queue')).stopQueue()
  checks = loadCompiled(() => import('#src/site/service-status/checks')).statusChecks as typeof checks
})
afterAll(() => backend.stop())

const rows = (table: string) => backend.strapi.db.connection(table)
let results: (boolean | null | Error)[] = []
beforeEach(async () => {
  await rows('status_parts').delete()
  await rows('status_days').delete()
  checks.clear()
  checks.set('portal', async () => {
    const [result = null] = results.length > 0 ? results.splice(0, 1) : [true]
    if (result instanceof Error) throw result
    return result
  })
})

const { signal } = new AbortController()
const run = (now: number) =>
  loadCompiled(() => import('#src/site/service-status/run-checks')).checkService(signal, now)
const read = (now: number) =>
  loadCompiled(() => import('#src/site/service-status/status')).getServiceStatus(now)
const readRevision = () => loadCompiled(() => import('#src/site/content/revision')).readRevision()
const readPortal = async (now: number) => (await read(now)).parts.find(({ part }) => part === 'portal')
const start = Date.parse('2026-11-30T04:00:00Z')

test('results are counted per day, and minutes in which nothing ran are missed', async () => {
  results = [true, false, new Error('down'), null, true]
  for (const at of [0, 1, 2, 3, 9]) await run(start + at * minute)
  expect(await readPortal(start + 10 * minute)).toEqual({
    part: 'portal',
    state: 'good',
    since: new Date(start + 9 * minute).toISOString(),
    days: [{ day: '2026-11-30', passed: 2, failed: 2, missed: 6 }],
  })
  expect((await read(start + 10 * minute)).checked_at).toBe(new Date(start + 9 * minute).toISOString())
})

test('two backends that check in the same minute count once', async () => {
  await Promise.all([run(start), run(start + 10), run(start + 20)])
  expect(await rows('status_days').sum({ passed: 'passed' })).toEqual([{ passed: 1 }])
})

test('the sites are told when a part goes down after three failures and when it comes back', async () => {
  results = [true, false, false, false, false, true]
  const changes: boolean[] = []
  for (let at = 0; at < 6; at += 1) {
    const before = await readRevision()
    await run(start + at * minute)
    changes.push((await readRevision()) !== before)
  }
  expect(changes).toEqual([false, false, false, true, false, true])
})

test('what was never measured has no history, and old days are deleted', async () => {
  results = [null]
  await rows('status_days').insert({ part: 'portal', day: '2025-01-01', passed: 1, failed: 0 })
  await run(start)
  expect(await readPortal(start)).toMatchObject({ state: 'unmeasured', days: [] })
  expect(await rows('status_days').select()).toEqual([])
})

const newNote = (more = {}) => ({
  key: randomUUID(),
  kind: 'incident',
  parts: ['portal', 'payments'],
  title_id: 'Portal lambat',
  title_en: 'The portal is slow',
  starts_at: new Date(Date.now() - minute).toISOString(),
  ends_at: null,
  state: 'investigating',
  text_id: 'Kami sedang menyelidiki.',
  text_en: 'We are investigating.',
  ...more,
})
const update = { state: 'resolved', text_id: 'Sudah pulih.', text_en: 'It works again.' }

test('staff publish a note once, update it in turn, and everyone reads it without their names', async () => {
  const note = newNote()
  const before = await readRevision()
  const sent = await Promise.all([1, 2].map(() => support.call('POST', path, note)))
  expect(sent.map(({ status }) => status)).toEqual([204, 204])
  expect(await readRevision()).not.toBe(before)
  const answers = await Promise.all(
    [1, 2].map(() => support.call('POST', `${path}/${note.key}/updates`, { ...update, version: 1 })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  const { notes } = await read(Date.now())
  expect(notes).toHaveLength(1)
  expect(notes[0]).toMatchObject({
    id: note.key,
    state: 'resolved',
    ends_at: expect.any(String),
    updates: [{ state: 'resolved' }, { state: 'investigating', text: { en: 'We are investigating.' } }],
  })
  expect(JSON.stringify(notes)).not.toMatch(/author|\(\d+\)/)
  const entries = await rows('audit_entries').where({ subject_id: note.key }).pluck('action')
  expect(entries.sort()).toEqual(['status-note.created', 'status-note.updated'])
})

test.each([
  ['an unknown part', { parts: ['portal', 'all'] }],
  ['no part', { parts: [] }],
  ['maintenance without an end', { kind: 'maintenance', state: 'planned' }],
  ['an end before the start', { ends_at: '2020-01-01T00:00:00Z' }],
  ['a planned incident', { state: 'planned' }],
  ['a long text', { text_en: 'x'.repeat(1001) }],
])('a note with %s is rejected', async (_, wrong) => {
  expect((await support.call('POST', path, newNote(wrong))).status).toBe(400)
})

test('other staff and visitors cannot write notes', async () => {
  const editor = await openPanel(backend, 'strapi-editor')
  for (const [method, address, body] of [
    ['GET', path, undefined],
    ['POST', path, newNote()],
    ['POST', `${path}/${randomUUID()}/updates`, { ...update, version: 1 }],
  ] as const)
    expect((await editor.call(method, address, body)).status).toBe(403)
  expect(
    (await support.call('POST', `${path}/${randomUUID()}/updates`, { ...update, version: 1 })).status,
  ).toBe(404)
})
