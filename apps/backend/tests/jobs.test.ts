import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { AnyJob, Job } from '../src/jobs/job'
import type { Runner } from '../src/jobs/runner'
import { type Backend, compiled, settleJobs, startBackend } from './harness'
import { startMailServer } from './mail'
import { startWorker } from './second-backend'
import { tablesContaining } from './tables'

type Jobs = typeof import('../src/jobs/job') & typeof import('../src/jobs/queue')
type Outbox = typeof import('../src/email/send')

const letter = { subject: 'Surat', title: 'Surat', lines: ['Isi surat'], note: 'Catatan' }

let backend: Backend
let jobs: Jobs
let outbox: Outbox
const lines: string[] = []
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'info' } })
  backend.strapi.log.on('data', entry => lines.push(entry[Symbol.for('message')]))
  backend.strapi.log.transports.forEach(transport => {
    transport.silent = true
  })
  jobs = { ...compiled<Jobs>('src/jobs/job'), ...compiled<Jobs>('src/jobs/queue') }
  outbox = compiled<Outbox>('src/email/send')
  await settleJobs()
})
afterAll(() => backend.stop())

const rows = () => backend.strapi.db.query('api::job.job')
const rowsOf = (job: string) => rows().findMany({ where: { job } })
const hurry = (job: string) => rows().updateMany({ where: { job }, data: { due_at: new Date(0) } })

/** Works at jobs of the test alone until `work` has been done. */
async function working(kinds: Job<{ name: string }>[], work: (runner: Runner) => Promise<void>) {
  const { startRunner } = compiled<typeof import('../src/jobs/runner')>('src/jobs/runner')
  const { tableStore } = compiled<typeof import('../src/jobs/table-store')>('src/jobs/table-store')
  const runner = startRunner(tableStore(), kinds as unknown as AnyJob[])
  await work(runner)
  await runner.stop(10_000)
}
const named = z.object({ name: z.string() })
const define = (name: string, run: (payload: { name: string }) => Promise<unknown>, settings = {}) =>
  jobs.defineJob(name, named, run, settings)

test('a job that always fails is dead after its tries, is seen in the log, and stops no other', async () => {
  const done: string[] = []
  const poison = define('test-poison', () => Promise.reject(new RangeError('rahasia@contoh.test')), {
    tries: 3,
  })
  const other = define('test-other', async ({ name }) => done.push(name))
  await jobs.enqueue(poison, { name: 'rahasia' })
  for (const name of ['satu', 'dua']) await jobs.enqueue(other, { name })
  await working([poison, other], async runner => {
    for (const tries of [1, 2, 3]) {
      await runner.settle()
      expect(await rowsOf('test-poison')).toMatchObject([{ tries, claim: null }])
      if (tries < 3) await hurry('test-poison')
      runner.wake()
    }
  })
  expect(done).toEqual(['satu', 'dua'])
  expect(await rowsOf('test-poison')).toMatchObject([{ reason: 'RangeError', dead_at: expect.any(String) }])
  expect((await jobs.countJobs()).dead).toEqual({ 'test-poison': 1 })
  const log = lines.join('\n')
  expect(log).toContain('"message":"a job is dead","job":"test-poison"')
  expect(log).not.toContain('rahasia')
  await rows().updateMany({ where: { job: 'test-poison' }, data: { dead_at: null, tries: 0 } })
  await working([define('test-poison', async ({ name }) => done.push(name))], runner => runner.settle())
  expect(done).toEqual(['satu', 'dua', 'rahasia'])
  expect(await rowsOf('test-poison')).toEqual([])
})

test('of one key one waits or runs; a part that is done goes on; what is too late is dropped', async () => {
  const done: string[] = []
  const parts = define('test-parts', async ({ name }) => {
    done.push(name)
    return done.length < 3 ? jobs.reschedule : null
  })
  for (const name of ['a', 'b']) await jobs.enqueue(parts, { name }, { key: 'one' })
  const late = define('test-late', async ({ name }) => done.push(name))
  await jobs.enqueue(late, { name: 'late' }, { until: new Date(Date.now() - 1) })
  await working([parts, late], runner => runner.settle())
  expect(done).toEqual(['a', 'a', 'a'])
  expect([...(await rowsOf('test-parts')), ...(await rowsOf('test-late'))]).toEqual([])
})

test('two workers at one table do each job once', async () => {
  const done: string[] = []
  const job = define('test-once', async ({ name }) => done.push(name), { atOnce: 3 })
  const names = Array.from({ length: 30 }, (_, index) => String(index))
  for (const name of names) await jobs.enqueue(job, { name })
  await working([job], one =>
    working([job], async two => void (await Promise.all([one.settle(), two.settle()]))),
  )
  expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(names)
})

test('a mail waits for a server that is away, unreadable to who reads the tables, and comes when it is back', async () => {
  const { port } = backend.mail
  await backend.mail.close()
  await outbox.sendEmail('menunggu@contoh.test', 'id', { ...letter, code: '135790' })
  await settleJobs()
  expect(await rowsOf('mail')).toMatchObject([{ tries: 1, dead_at: null, claim: null }])
  expect(await tablesContaining(backend, ['menunggu@contoh.test', '135790'])).toEqual([])
  const back = await startMailServer(port)
  await hurry('mail')
  await settleJobs()
  expect(await back.mailsTo('menunggu@contoh.test')).toMatchObject([{ subject: 'Surat' }])
  expect(await rowsOf('mail')).toEqual([])
  backend.mail.stall = back.stall
  backend.mail.letGo = back.letGo
  backend.mail.mailsTo = back.mailsTo
  backend.mail.close = back.close
})

test('a code goes out beside letters that hold up the mail server', async () => {
  const { atOnce } = outbox.emailJob
  const slow = Array.from({ length: atOnce + 1 }, (_, index) => `lambat-${index}@contoh.test`)
  const stalled = slow.map(address => backend.mail.stall(address))
  for (const address of slow) await outbox.sendEmail(address, 'id', letter)
  await Promise.all(stalled.slice(0, atOnce))
  const until = new Date(Date.now() + 60_000)
  await outbox.sendEmail('kode@contoh.test', 'id', { ...letter, code: '246813' }, { until })
  expect(await backend.mail.mailsTo('kode@contoh.test')).toHaveLength(1)
  expect(await rowsOf('mail')).toHaveLength(slow.length)
  backend.mail.letGo()
  await expect.poll(() => rowsOf('mail')).toEqual([])
})

test('a mail in the hands of a process that is killed is sent by the next one, once', async () => {
  const worker = await startWorker()
  const { atOnce } = outbox.emailJob
  outbox.emailJob.atOnce = 0
  const stalled = backend.mail.stall('macet@contoh.test')
  await outbox.sendEmail('macet@contoh.test', 'id', letter)
  await stalled
  await worker.kill()
  outbox.emailJob.atOnce = atOnce
  await expect.poll(() => rowsOf('mail'), { timeout: 60_000 }).toEqual([])
  expect(await backend.mail.mailsTo('macet@contoh.test')).toHaveLength(1)
}, 180_000)

describe('when the clock of the machine is set', () => {
  const day = 24 * 60 * 60_000
  const later = (milliseconds: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
  }
  const table = () => compiled<typeof import('../src/jobs/table-store')>('src/jobs/table-store').tableStore()
  afterEach(() => {
    vi.useRealTimers()
  })

  test('what was placed or begun while it went ahead does not wait for that day', async () => {
    const store = table()
    const job = define('test-ahead', async () => null) as unknown as AnyJob
    for (const name of ['waits', 'was begun']) await jobs.enqueue(job as unknown as Job<object>, { name })
    const ahead = new Date(Date.now() + day)
    const [waits, begun] = (await rowsOf('test-ahead')).map(({ id }) => id)
    await rows().updateMany({ where: { id: waits }, data: { due_at: ahead } })
    await rows().updateMany({ where: { id: begun }, data: { claim: 'of another', leased_until: ahead } })
    expect(await store.claim(job)).toBeNull()
    await store.tend()
    expect(await store.claim(job)).toMatchObject({ id: String(waits) })
    later(61_000)
    expect(await store.claim(job)).toMatchObject({ id: String(begun) })
    await rows().deleteMany({ where: { job: 'test-ahead' } })
  })

  test('what runs is not begun a second time', async () => {
    const store = table()
    const job = define('test-running', async () => null) as unknown as AnyJob
    await jobs.enqueue(job as unknown as Job<object>, { name: 'once' })
    const run = await store.claim(job)
    later(day)
    expect(await store.claim(job)).toBeNull()
    if (run) await store.finish(job, run)
    expect(await rowsOf('test-running')).toEqual([])
  })

  test('the hourly work goes on, whichever way it was set', async () => {
    const store = table()
    const job = define('test-hourly', async () => null) as unknown as AnyJob
    await store.start([job], [{ job, minute: 7 }])
    await store.tend()
    expect(await rowsOf('test-hourly')).toEqual([])
    for (const shift of [day, 0, -day, 0]) {
      vi.useRealTimers()
      later(shift)
      await store.tend()
      await store.tend()
      expect(await rowsOf('test-hourly')).toHaveLength(1)
      await rows().deleteMany({ where: { job: 'test-hourly' } })
    }
    await store.stop()
  })
})
