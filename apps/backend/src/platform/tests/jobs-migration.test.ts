import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, loadCompiled, settleJobs, startBackend } from '#tests/harness'
import { jobRows } from '#tests/job-rows'
import { loadMigration } from '#tests/migrations'

type Queue = typeof import('#src/platform/jobs/queue') &
  typeof import('#src/platform/jobs/payload-encryption')

let backend: Backend
let queue: Queue
beforeAll(async () => {
  backend = await startBackend()
  queue = {
    ...loadCompiled(() => import('#src/platform/jobs/queue')),
    ...loadCompiled(() => import('#src/platform/jobs/payload-encryption')),
  }
  await settleJobs()
  await queue.stopQueue()
})
afterAll(() => backend.stop())

/** Runs a migration twice, because a start may be interrupted after it. */
async function migrate(name: string) {
  const { connection } = backend.strapi.db
  const migration = loadMigration(name)
  for (let start = 0; start < 2; start++) await migration.up(connection)
}

const message = { subject: 'Pindahan', title: 'Surat', lines: ['Isi surat'], note: 'Catatan' }

// The tables of the versions that stored jobs in an older pg-boss and in a table of their own.
const formerTables = `
  drop schema pgboss cascade;
  create schema pgboss;
  create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  create table pgboss.job (
    name text not null, data jsonb, state pgboss.job_state not null, retry_count integer not null,
    start_after timestamptz not null);
  insert into pgboss.job values
    ('moved', '{"payload":"encrypted","tries":2}', 'created', 0, '2026-11-22T10:00:00Z'),
    ('moved', '{"payload":"encrypted","tries":0}', 'active', 1, '2026-11-22T11:00:00Z'),
    ('moved', '{"payload":"encrypted","tries":0}', 'completed', 0, '2026-11-22T12:00:00Z'),
    ('lapse-orders', '{"payload":null,"tries":0}', 'created', 0, '2026-11-22T13:00:00Z');
  create table jobs (
    id serial primary key, job varchar(255), payload text, key varchar(255) unique, due_at timestamp(6),
    tries integer, claim varchar(255), leased_until timestamp(6), dead_at timestamp(6), reason varchar(255),
    created_at timestamp(6), updated_at timestamp(6))`

test('jobs of earlier versions are moved, run and can be retried, and recurring tasks are scheduled', async () => {
  const { connection } = backend.strapi.db
  await connection.raw(formerTables)
  await migrate('2026.11.22T21.00.00.jobs-in-one-table')
  const now = new Date()
  const row = { due_at: now, tries: 1, created_at: now, updated_at: now, payload: null }
  const payloadFor = (to: string) => queue.encryptPayload('email', { to, locale: 'id', message })
  await connection('jobs').insert([
    { ...row, job: 'email', payload: payloadFor('pindah@contoh.test'), key: 'email:once' },
    { ...row, job: 'expire-orders', key: 'expire-orders:schedule' },
    {
      ...row,
      ...{
        job: 'email',
        payload: payloadFor('mati@contoh.test'),
        dead_at: now,
        reason: 'RangeError',
        tries: 300,
      },
    },
  ])
  await migrate('2026.11.28T19.00.00.pg-boss')
  expect(await connection.schema.hasTable('jobs')).toBe(false)
  const rows = jobRows(backend)
  expect(await rows.list('email')).toMatchObject([{ singleton_key: 'once', retry_count: 0 }])
  expect(await rows.list('expire-orders')).toEqual([])
  const moved = connection('pgboss.job').where({ name: 'moved' }).orderBy('start_after')
  expect((await moved).map(({ data, start_after }) => [JSON.parse(data), start_after.toISOString()])).toEqual(
    [
      [{ content: 'encrypted', attempts: 2 }, '2026-11-22T10:00:00.000Z'],
      [{ content: 'encrypted', attempts: 1 }, '2026-11-22T11:00:00.000Z'],
    ],
  )
  expect(await rows.listDead('email')).toMatchObject([{ reason: 'RangeError', tries: '300' }])

  await queue.openQueue()
  await queue.startQueue()
  await settleJobs()
  expect(await backend.mail.waitForEmails('pindah@contoh.test')).toHaveLength(1)
  expect(await connection('pgboss.schedule').where({ name: 'expire-orders' })).toHaveLength(1)
  expect(await queue.retryDeadJobs('email')).toBe(1)
  expect(await backend.mail.waitForEmails('mati@contoh.test')).toHaveLength(1)
})
