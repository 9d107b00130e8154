import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyJob } from '../src/jobs/job'
import type { Runner } from '../src/jobs/runner'
import { type Backend, loadCompiled, settleJobs, startBackend } from './harness'
import { findTablesContaining } from './tables'

type Jobs = typeof import('../src/jobs/job') & typeof import('../src/jobs/queue')
type Outbox = typeof import('../src/email/send')

const sampleEmail = { subject: 'Surat', title: 'Surat', lines: ['Isi surat'], note: 'Catatan' }

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
  jobs = { ...loadCompiled<Jobs>('src/jobs/job'), ...loadCompiled<Jobs>('src/jobs/queue') }
  outbox = loadCompiled<Outbox>('src/email/send')
  await settleJobs()
})
afterAll(() => backend.stop())

const rows = () => backend.strapi.db.query('api::job.job')
const rowsOf = (job: string) => rows().findMany({ where: { job }, orderBy: { id: 'asc' } })
const makeDue = (job: string) => rows().updateMany({ where: { job }, data: { due_at: new Date(0) } })

/** Runs `work` with a runner for the given jobs, and stops it afterwards. */
async function withRunner(kinds: unknown[], work: (runner: Runner) => Promise<void>) {
  const { startJobRunner } = loadCompiled<typeof import('../src/jobs/runner')>('src/jobs/runner')
  const runner = startJobRunner(kinds as AnyJob[])
  await work(runner)
  await runner.stop(10_000)
}
const named = z.object({ name: z.string() })
const define = (name: string, run: (payload: { name: string }) => Promise<unknown>, settings = {}) =>
  jobs.defineJob(name, named, run, settings)

test('a job that always fails is dead, logged and reported after its last attempt, and does not delay others', async () => {
  const done: string[] = []
  const reported: string[] = []
  const poison = define('test-poison', () => Promise.reject(new RangeError('rahasia@contoh.test')), {
    tries: 3,
    whenDead: async ({ name }: { name: string }) => reported.push(name),
  })
  const other = define('test-other', async ({ name }) => done.push(name))
  await jobs.enqueue(poison, { name: 'rahasia' })
  for (const name of ['satu', 'dua']) await jobs.enqueue(other, { name })
  await withRunner([poison, other], async runner => {
    for (const tries of [1, 2, 3]) {
      await runner.settle()
      expect(await rowsOf('test-poison')).toMatchObject([{ tries, claim: null }])
      expect(reported).toEqual(tries < 3 ? [] : ['rahasia'])
      if (tries < 3) await makeDue('test-poison')
      runner.wake('test-poison')
    }
  })
  expect(done).toEqual(['satu', 'dua'])
  expect(await rowsOf('test-poison')).toMatchObject([{ reason: 'RangeError', dead_at: expect.any(String) }])
  expect((await jobs.countJobs()).dead).toEqual({ 'test-poison': 1 })
  const log = lines.join('\n')
  expect(log).toContain('"message":"a job is dead","job":"test-poison"')
  expect(log).not.toContain('rahasia')
  await rows().updateMany({ where: { job: 'test-poison' }, data: { dead_at: null, tries: 0 } })
  await withRunner([define('test-poison', async ({ name }) => done.push(name))], runner => runner.settle())
  expect(done).toEqual(['satu', 'dua', 'rahasia'])
  expect(await rowsOf('test-poison')).toEqual([])
})

test('at most one job per key waits or runs, a rescheduled job continues, and an expired job is dropped', async () => {
  const done: string[] = []
  const parts = define('test-parts', async ({ name }) => {
    done.push(name)
    return done.length < 3 ? jobs.reschedule : null
  })
  for (const name of ['a', 'b']) await jobs.enqueue(parts, { name }, { key: 'one' })
  const late = define('test-late', async ({ name }) => done.push(name))
  await jobs.enqueue(late, { name: 'late' }, { until: new Date(Date.now() - 1) })
  await withRunner([parts, late], runner => runner.settle())
  expect(done).toEqual(['a', 'a', 'a'])
  expect([...(await rowsOf('test-parts')), ...(await rowsOf('test-late'))]).toEqual([])
})

test('a run that exceeds its lease counts as a failed attempt and is told so, however it behaves', async () => {
  const reasons: unknown[] = []
  const stuck = define('test-stuck', () => new Promise(() => {}), { lease: 0.1, tries: 2 })
  const told = jobs.defineJob(
    'test-told',
    named,
    (_, { signal }) =>
      new Promise((_, fail) => {
        signal.addEventListener('abort', () => {
          reasons.push(signal.reason.name)
          fail(signal.reason)
        })
      }),
    { lease: 0.1, tries: 2 },
  )
  for (const job of [stuck, told]) await jobs.enqueue(job, { name: 'x' })
  await withRunner([stuck, told], async runner => {
    for (const tries of [1, 2]) {
      await runner.settle()
      for (const name of ['test-stuck', 'test-told']) {
        expect(await rowsOf(name)).toMatchObject([{ tries, claim: null }])
        if (tries < 2) await makeDue(name)
      }
    }
  })
  expect(reasons).toEqual(['TimeoutError', 'TimeoutError'])
  expect(await rowsOf('test-stuck')).toMatchObject([{ reason: 'TimeoutError' }])
  await rows().deleteMany({ where: { job: { $in: ['test-stuck', 'test-told'] } } })
})

test('a run that is postponed is not counted as an attempt and runs again later', async () => {
  let runs = 0
  const busy = define(
    'test-busy',
    async () => {
      runs += 1
      return runs < 4 ? new jobs.Postponed(20) : null
    },
    { tries: 2 },
  )
  await jobs.enqueue(busy, { name: 'x' })
  await withRunner([busy], async () => {
    await expect.poll(() => rowsOf('test-busy')).toEqual([])
  })
  expect(runs).toBe(4)
})

test('two runners that share a table run each job once', async () => {
  const done: string[] = []
  const job = define('test-once', async ({ name }) => done.push(name), { concurrency: 3 })
  const names = Array.from({ length: 30 }, (_, index) => String(index))
  for (const name of names) await jobs.enqueue(job, { name })
  await withRunner([job], one =>
    withRunner([job], async two => void (await Promise.all([one.settle(), two.settle()]))),
  )
  expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(names)
})

test('while the mail server is down, an email is queued encrypted, and it is sent once the server is back', async () => {
  await backend.mail.close()
  await outbox.sendEmail('menunggu@contoh.test', 'id', { ...sampleEmail, code: '135790' })
  await settleJobs()
  expect(await rowsOf('email')).toMatchObject([{ tries: 1, dead_at: null, claim: null }])
  expect(await findTablesContaining(backend, ['menunggu@contoh.test', '135790'])).toEqual([])
  await backend.mail.reopen()
  await makeDue('email')
  await settleJobs()
  expect(await backend.mail.waitForEmails('menunggu@contoh.test')).toMatchObject([{ subject: 'Surat' }])
  expect(await rowsOf('email')).toEqual([])
})

test('a code is sent while other emails wait for a slow mail server', async () => {
  const { concurrency } = outbox.emailJob
  const slow = Array.from({ length: concurrency + 1 }, (_, index) => `lambat-${index}@contoh.test`)
  const stalled = slow.map(address => backend.mail.stall(address))
  for (const address of slow) await outbox.sendEmail(address, 'id', sampleEmail)
  await Promise.all(stalled.slice(0, concurrency))
  const until = new Date(Date.now() + 60_000)
  await outbox.sendEmail('kode@contoh.test', 'id', { ...sampleEmail, code: '246813' }, { until })
  expect(await backend.mail.waitForEmails('kode@contoh.test')).toHaveLength(1)
  expect(await rowsOf('email')).toHaveLength(slow.length)
  backend.mail.letGo()
  await expect.poll(() => rowsOf('email')).toEqual([])
})

test('an hourly job runs at the first start and then every hour, even after all attempts have failed', async () => {
  const { addRecurringJobs } = loadCompiled<typeof import('../src/jobs/store')>('src/jobs/store')
  const done: string[] = []
  const run = async () => {
    done.push('ran')
    if (done.length > 1) throw new RangeError('broken')
  }
  const job = jobs.defineJob('test-hourly', z.object({}), run, { tries: 1, hourlyAt: 7 }) as unknown as AnyJob
  for (let process = 0; process < 2; process++) await addRecurringJobs([job])
  await withRunner([job], runner => runner.settle())
  const [row] = await rowsOf('test-hourly')
  expect(new Date(row.due_at).getMinutes()).toBe(7)
  expect(Date.parse(row.due_at) - Date.now()).toBeLessThanOrEqual(60 * 60_000)
  expect(row).toMatchObject({ tries: 0, claim: null, dead_at: null })
  await makeDue('test-hourly')
  await withRunner([job], runner => runner.settle())
  expect(done).toHaveLength(2)
  const [dead, next] = await rowsOf('test-hourly')
  expect([dead.reason, next.dead_at, next.key]).toEqual(['RangeError', null, 'test-hourly:schedule'])
  await rows().deleteMany({ where: { job: 'test-hourly' } })
})
