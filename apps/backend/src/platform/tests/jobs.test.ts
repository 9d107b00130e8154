import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyJob } from '#src/platform/jobs/job'
import type { Workers } from '#src/platform/jobs/workers'
import { type Backend, loadCompiled, settleJobs, startBackend } from '#tests/harness'
import { jobRows } from '#tests/job-rows'
import { findTablesContaining } from '#tests/tables'

type Jobs = typeof import('#src/platform/jobs/job') & typeof import('#src/platform/jobs/queue')
type Outbox = typeof import('#src/platform/mail/send')

const sampleEmail = { subject: 'Surat', title: 'Surat', lines: ['Isi surat'], note: 'Catatan' }

let backend: Backend
let jobs: Jobs
let outbox: Outbox
let rows: ReturnType<typeof jobRows>
const lines: string[] = []
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'info' } })
  backend.strapi.log.on('data', entry => lines.push(entry[Symbol.for('message')]))
  backend.strapi.log.transports.forEach(transport => {
    transport.silent = true
  })
  jobs = {
    ...loadCompiled(() => import('#src/platform/jobs/job')),
    ...loadCompiled(() => import('#src/platform/jobs/queue')),
  }
  outbox = loadCompiled(() => import('#src/platform/mail/send'))
  rows = jobRows(backend)
  await settleJobs()
})
afterAll(() => backend.stop())

async function createQueues(kinds: AnyJob[]) {
  const { createBoss } = loadCompiled(() => import('#src/platform/jobs/boss'))
  const { prepareQueues } = loadCompiled(() => import('#src/platform/jobs/queues'))
  const boss = createBoss()
  await boss.start()
  await prepareQueues(boss, kinds)
  return boss
}

/** Creates the queues of these jobs, runs `fill`, then `work` while workers run the jobs. */
async function withWorkers(
  kinds: unknown[],
  fill: () => Promise<unknown>,
  work: (workers: Workers) => Promise<void> = workers => workers.settle(),
) {
  const { startWorkers } = loadCompiled(() => import('#src/platform/jobs/workers'))
  const boss = await createQueues(kinds as AnyJob[])
  await fill()
  const workers = await startWorkers(boss, kinds as AnyJob[])
  await work(workers)
  await workers.stop()
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
  const fill = async () => {
    await jobs.enqueue(poison, { name: 'rahasia' })
    for (const name of ['satu', 'dua']) await jobs.enqueue(other, { name })
  }
  await withWorkers([poison, other], fill, async workers => {
    for (const retry_count of [0, 1, 2]) {
      await workers.settle()
      expect(reported).toEqual(retry_count < 2 ? [] : ['rahasia'])
      if (retry_count === 2) return
      const [row] = await rows.list('test-poison')
      expect(row).toMatchObject({ state: 'retry', retry_count })
      const pause = Number(row?.start_after) - Date.now()
      expect(pause).toBeGreaterThan(1000)
      expect(pause).toBeLessThanOrEqual(6000 * 2 ** retry_count)
      await rows.makeDue('test-poison')
    }
  })
  expect(done).toEqual(['satu', 'dua'])
  expect(await rows.listDead('test-poison')).toMatchObject([{ reason: 'RangeError', tries: '3' }])
  expect((await jobs.countJobs()).dead).toEqual({ 'test-poison': 1 })
  const log = lines.join('\n')
  expect(log).toContain('"message":"a job is dead","job":"test-poison"')
  expect(log).not.toContain('rahasia')
})

test('at most one job per key waits or runs, a rescheduled job continues, and an expired job is dropped', async () => {
  const done: string[] = []
  const parts = define('test-parts', async ({ name }) => {
    done.push(name)
    await jobs.enqueue(parts, { name: 'c' }, { key: 'one' })
    return done.length < 3 ? jobs.reschedule : null
  })
  const late = define('test-late', async ({ name }) => done.push(name))
  await withWorkers([parts, late], async () => {
    for (const name of ['a', 'b']) await jobs.enqueue(parts, { name }, { key: 'one' })
    await jobs.enqueue(late, { name: 'late' }, { until: new Date(Date.now() - 1) })
  })
  expect(done).toEqual(['a', 'a', 'a'])
  expect([...(await rows.list('test-parts')), ...(await rows.list('test-late'))]).toEqual([])
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
  const fill = async () => {
    for (const job of [stuck, told]) await jobs.enqueue(job, { name: 'x' })
  }
  await withWorkers([stuck, told], fill, async workers => {
    await workers.settle()
    for (const name of ['test-stuck', 'test-told']) {
      expect(await rows.list(name)).toMatchObject([{ state: 'retry', retry_count: 0 }])
      await rows.makeDue(name)
    }
    await workers.settle()
  })
  expect(reasons).toEqual(['TimeoutError', 'TimeoutError'])
  for (const name of ['test-stuck', 'test-told'])
    expect(await rows.listDead(name)).toMatchObject([{ reason: 'TimeoutError' }])
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
  await withWorkers(
    [busy],
    () => jobs.enqueue(busy, { name: 'x' }),
    async () => {
      await expect.poll(() => rows.list('test-busy')).toEqual([])
    },
  )
  expect(runs).toBe(4)
})

test('a run that is interrupted by a shutdown is handed back and not counted as an attempt', async () => {
  const seen: string[] = []
  let start = () => {}
  const started = new Promise<void>(done => {
    start = done
  })
  const long = define(
    'test-long',
    () => {
      seen.push('run')
      start()
      return seen.length === 1 ? new Promise(() => {}) : Promise.resolve()
    },
    { tries: 1 },
  )
  await withWorkers(
    [long],
    () => jobs.enqueue(long, { name: 'x' }, { key: 'long' }),
    () => started,
  )
  expect(await rows.list('test-long')).toMatchObject([
    { state: 'created', retry_count: 0, singleton_key: 'long' },
  ])
  await withWorkers([long], async () => {})
  expect(seen).toHaveLength(2)
  expect(await rows.list('test-long')).toEqual([])
})

test('a job whose last run never ended is dead, even though that run could not say so', async () => {
  const reported: string[] = []
  const crash = define('test-crash', async ({ name }) => reported.push(`ran ${name}`), {
    tries: 1,
    whenDead: async ({ name }: { name: string }) => reported.push(`dead ${name}`),
  })
  await withWorkers([crash], async () => {
    await jobs.enqueue(crash, { name: 'x' })
    // As the queue leaves the job of a killed process, once its lease has ended.
    await backend.strapi.db
      .connection('pgboss.job')
      .where({ name: 'test-crash' })
      .update({ state: 'retry', started_on: new Date(0) })
  })
  expect(reported).toEqual(['dead x'])
  expect(await rows.listDead('test-crash')).toMatchObject([{ reason: 'never ended' }])
})

test('two processes that share a queue run each job once', async () => {
  const done: string[] = []
  const job = define('test-once', async ({ name }) => done.push(name), { concurrency: 3 })
  const names = Array.from({ length: 30 }, (_, index) => String(index))
  const fill = async () => {
    for (const name of names) await jobs.enqueue(job, { name })
  }
  await withWorkers([job], fill, one =>
    withWorkers(
      [job],
      async () => {},
      async two => void (await Promise.all([one.settle(), two.settle()])),
    ),
  )
  expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(names)
})

test('while the mail server is down, an email is queued encrypted, and it is sent once the server is back', async () => {
  await backend.mail.close()
  await outbox.sendEmail('menunggu@contoh.test', 'id', { ...sampleEmail, code: '135790' })
  await settleJobs()
  expect(await rows.list('email')).toMatchObject([{ state: 'retry', retry_count: 0 }])
  expect(await findTablesContaining(backend, ['menunggu@contoh.test', '135790'])).toEqual([])
  await backend.mail.reopen()
  await rows.makeDue('email')
  await settleJobs()
  expect(await backend.mail.waitForEmails('menunggu@contoh.test')).toMatchObject([{ subject: 'Surat' }])
  expect(await rows.list('email')).toEqual([])
})

test('a code is sent at once while a thousand reminders wait for a slow mail server', async () => {
  const { concurrency } = outbox.emailJob
  const slow = Array.from({ length: concurrency }, (_, index) => `lambat-${index}@contoh.test`)
  const stalled = slow.map(address => backend.mail.stall(address))
  for (const address of slow) await outbox.sendEmail(address, 'id', sampleEmail)
  await Promise.all(stalled)
  const reminders = Array.from({ length: 1000 }, (_, index) => `pengingat-${index}@contoh.test`)
  await backend.strapi.db.transaction(async () => {
    for (const address of reminders) await outbox.sendEmail(address, 'id', sampleEmail)
  })
  const until = new Date(Date.now() + 60_000)
  const started = Date.now()
  await outbox.sendEmail('kode@contoh.test', 'id', { ...sampleEmail, code: '246813' }, { until })
  expect(await backend.mail.waitForEmails('kode@contoh.test')).toHaveLength(1)
  expect(Date.now() - started).toBeLessThan(1000)
  expect(await rows.list('email')).toHaveLength(slow.length + reminders.length)
  await backend.strapi.db.connection('pgboss.job').where({ name: 'email', state: 'created' }).delete()
  backend.mail.letGo()
  await expect.poll(() => rows.list('email')).toEqual([])
})

test('a recurring job runs at the first start and as scheduled, even after all attempts have failed', async () => {
  const done: string[] = []
  const run = async () => {
    done.push('ran')
    if (done.length > 1) throw new RangeError('broken')
  }
  const hourly = jobs.defineJob('test-hourly', z.object({}), run, { tries: 1, cron: '7 * * * *' })
  const { connection } = backend.strapi.db
  const schedules = connection('pgboss.schedule').where({ name: 'test-hourly' })
  for (let process = 0; process < 2; process++) await withWorkers([hourly], async () => {})
  expect(done).toHaveLength(1)
  expect(await schedules).toMatchObject([{ cron: '7 * * * *' }])
  // The queue sends the missed run of an hour in which no process ran.
  await schedules.clone().update({ created_on: new Date(Date.now() - 7_200_000) })
  await connection('pgboss.version').update({ cron_on: new Date(Date.now() - 7_200_000) })
  await withWorkers(
    [hourly],
    async () => {},
    async () => {
      await expect.poll(() => done.length, { timeout: 45_000 }).toBe(2)
    },
  )
  expect(await rows.listDead('test-hourly')).toMatchObject([{ reason: 'RangeError' }])
  expect(await schedules.clone()).toHaveLength(1)
}, 60_000)

test('a job that runs more often than every minute adds its next run, also after a failure', async () => {
  const often = jobs.defineJob('test-often', z.object({}), async () => {}, { everySeconds: 15 })
  await withWorkers([often as unknown as AnyJob], async () => {})
  const [row] = await rows.list('test-often')
  expect(row).toMatchObject({ singleton_key: 'schedule' })
  expect(Number(row?.start_after) - Date.now()).toBeGreaterThan(10_000)
  expect(Number(row?.start_after) - Date.now()).toBeLessThanOrEqual(15_000)
  expect(await backend.strapi.db.connection('pgboss.schedule').where({ name: 'test-often' })).toMatchObject([
    { cron: '* * * * *' },
  ])
})
