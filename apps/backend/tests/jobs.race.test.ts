import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, loadCompiled, settleJobs } from './harness'
import { startSecondBackend } from './second-backend'
import { startBackendWithPackages } from './shop'
import { createSubscriber, getOrderOptions, type markOrderPaid } from './unit-orders'

const stalling = 'macet@contoh.test'
const sampleEmail = { subject: 'Surat', title: 'Surat', lines: [], note: 'Catatan' }

type Outbox = {
  emailJob: { concurrency: number; lease: number }
  sendEmail(to: string, locale: string, content: typeof sampleEmail): Promise<void>
}

let backend: Backend
let worker: Awaited<ReturnType<typeof startSecondBackend>>
let outbox: Outbox
beforeAll(async () => {
  backend = await startBackendWithPackages()
  outbox = loadCompiled<Outbox>('src/email/send')
  worker = await startSecondBackend()
}, 240_000)
afterAll(async () => {
  await worker.kill()
  await backend.stop()
})

const countEmails = (recipient: string) =>
  backend.mail.mails.filter(({ to }) => to.includes(recipient)).length

const open = async () => {
  const { countJobs } = loadCompiled<{ countJobs(): Promise<{ open: Record<string, number> }> }>(
    'src/jobs/queue',
  )
  return (await countJobs()).open.email
}

test('two backends send each of forty emails once', async () => {
  const recipients = Array.from({ length: 40 }, (_, index) => `pembaca${index}@contoh.test`)
  await Promise.all(recipients.map(recipient => outbox.sendEmail(recipient, 'id', sampleEmail)))
  await worker.call('src/jobs/queue', 'settleJobs')
  await settleJobs()
  await expect.poll(open, { timeout: 30_000 }).toBe(0)
  expect(recipients.map(countEmails)).toEqual(recipients.map(() => 1))
}, 120_000)

test('an email enqueued in a transaction that is rolled back is never sent', async () => {
  const undone = backend.strapi.db.transaction(async () => {
    await outbox.sendEmail('batal@contoh.test', 'id', sampleEmail)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await open()).toBe(0)
  expect(countEmails('batal@contoh.test')).toBe(0)
})

test('two backends that run the hourly job concurrently send each reminder once', async () => {
  const modules = {
    ...loadCompiled<Pick<Parameters<typeof markOrderPaid>[1], 'payOrder'>>('src/api/order/services/pay'),
    ...loadCompiled<Pick<Parameters<typeof markOrderPaid>[1], 'findOrder'>>('src/api/order/services/row'),
  }
  const { email, token, unit } = await createSubscriber(backend, modules, new Date(), {
    billing_period: 'yearly',
  })
  const [{ expired_date }] = (await getOrderOptions(backend, token, unit)).body.subscriptions
  const morning = new Date(Date.parse(expired_date) - (30 * 24 - 9) * 3_600_000)
  const path = 'src/api/reminder/services/send'
  const { sendExpiryReminders } = loadCompiled<{ sendExpiryReminders(now: Date): Promise<number> }>(path)
  await settleJobs()
  await expect.poll(open, { timeout: 30_000 }).toBe(0)
  const before = countEmails(email)
  const placed = await Promise.all([
    sendExpiryReminders(morning),
    sendExpiryReminders(morning),
    worker.call(path, 'sendExpiryReminders', { date: morning.toISOString() }),
  ])
  expect(placed.sort()).toEqual([0, 0, 1])
  await settleJobs()
  await expect.poll(open, { timeout: 30_000 }).toBe(0)
  expect(countEmails(email)).toBe(before + 1)
}, 120_000)

test('an email that a killed backend was sending is sent once by the other backend', async () => {
  const { concurrency } = outbox.emailJob
  outbox.emailJob.concurrency = 0
  const stalled = backend.mail.stall(stalling)
  await outbox.sendEmail(stalling, 'id', sampleEmail)
  await stalled
  await worker.kill()
  expect(countEmails(stalling)).toBe(0)
  outbox.emailJob.concurrency = concurrency
  await expect.poll(() => countEmails(stalling), { timeout: 60_000 }).toBe(1)
  await expect.poll(open, { timeout: 30_000 }).toBe(0)
  expect(countEmails(stalling)).toBe(1)
}, 120_000)

test('the migration moves waiting jobs out of the pg-boss schema and drops the schema', async () => {
  const { connection } = backend.strapi.db
  const migration: { up(knex: typeof connection): Promise<void> } = createRequire(import.meta.url)(
    resolve(import.meta.dirname, '../database/migrations/2026.11.22T21.00.00.jobs-in-one-table.js'),
  )
  await connection.raw(`
    create schema pgboss;
    create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
    create table pgboss.job (
      name text not null, data jsonb, state pgboss.job_state not null, retry_count integer not null,
      start_after timestamptz not null);
    insert into pgboss.job values
      ('moved', '{"payload":"encrypted","tries":2}', 'created', 0, '2026-11-22T10:00:00Z'),
      ('moved', '{"payload":"encrypted","tries":0}', 'active', 1, '2026-11-22T11:00:00Z'),
      ('moved', '{"payload":"encrypted","tries":0}', 'completed', 0, '2026-11-22T12:00:00Z'),
      ('lapse-orders', '{"payload":null,"tries":0}', 'created', 0, '2026-11-22T13:00:00Z')`)
  for (let start = 0; start < 2; start++) await migration.up(connection)
  const where = { job: 'moved' }
  const moved = await backend.strapi.db.query('api::job.job').findMany({ where, orderBy: { due_at: 'asc' } })
  expect(moved.map(({ payload, tries, due_at }) => [payload, tries, new Date(due_at).toISOString()])).toEqual(
    [
      ['encrypted', 2, '2026-11-22T10:00:00.000Z'],
      ['encrypted', 1, '2026-11-22T11:00:00.000Z'],
    ],
  )
  expect(await connection('pg_namespace').where({ nspname: 'pgboss' })).toEqual([])
})
