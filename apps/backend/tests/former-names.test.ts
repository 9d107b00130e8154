import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, loadCompiled, settleJobs, startBackend } from '#tests/harness'
import { jobRows } from '#tests/job-rows'
import { loadMigration } from '#tests/migrations'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
  await settleJobs()
})
afterAll(() => backend.stop())

const letter = { subject: 'Surat', title: 'Surat', lines: ['Isi surat'], note: 'Catatan' }

test.each(['mail', 'awaited-mail'])(
  'an email that was queued under the former name %s is sent',
  async job => {
    const { encryptPayload } = loadCompiled(() => import('#src/platform/jobs/payload-encryption'))
    const to = `${job}@contoh.test`
    await jobRows(backend).add(job, encryptPayload(job, { to, locale: 'id', letter }))
    await settleJobs()
    expect(await backend.mail.waitForEmails(to)).toMatchObject([{ subject: 'Surat' }])
  },
)

test('the migration renames audit log actions, and can run again', async () => {
  const { connection } = backend.strapi.db
  const migration = loadMigration('2026.11.23T02.00.00.plain-names')
  const entry = { at: new Date(), actor_kind: 'system', subject: 'order', subject_id: 'former' }
  await connection('audit_entries').insert({ ...entry, action: 'order.lapsed' })
  for (let start = 0; start < 2; start++) await migration.up(connection)
  expect(await connection('audit_entries').where('subject_id', 'former').pluck('action')).toEqual([
    'order.expired',
  ])
})
