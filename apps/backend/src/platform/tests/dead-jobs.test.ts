import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repositoryFolder } from '#tests/folders'
import { type Backend, loadCompiled, settleJobs, startBackend } from '#tests/harness'
import { jobRows } from '#tests/job-rows'
import { openPanel } from '#tests/panel'

type Outbox = typeof import('#src/platform/mail/send')

const message = { subject: 'Surat', title: 'Surat', lines: ['Isi rahasia'], note: 'Catatan' }
const path = '/content-manager/dead-jobs'

let backend: Backend
let support: Awaited<ReturnType<typeof openPanel>>
let outbox: Outbox
beforeAll(async () => {
  backend = await startBackend()
  outbox = loadCompiled(() => import('#src/platform/mail/send'))
  support = await openPanel(backend, 'support')
  await settleJobs()
})
afterAll(() => backend.stop())

/** Sends an email that the mail server rejects, so that its job is dead. */
async function addDeadEmail(to: string) {
  backend.mail.reject(to)
  await outbox.sendEmail(to, 'id', message)
  await settleJobs()
  backend.mail.accept(to)
}

test('support sees dead jobs without their contents and retries them, once', async () => {
  await addDeadEmail('tolak@contoh.test')
  const { status, body } = await support.call('GET', path)
  expect(status).toBe(200)
  expect(body).toEqual({
    data: [
      {
        id: expect.any(String),
        job: 'email',
        died_at: expect.any(String),
        tries: 1,
        reason: expect.any(String),
      },
    ],
    meta: { counts: { email: 1 } },
  })
  expect(JSON.stringify(body)).not.toMatch(/tolak|rahasia|content/)
  const retry = () => support.call('POST', `${path}/retry`, { job: 'email', ids: [body.data[0].id] })
  const answers = await Promise.all([retry(), retry(), retry()])
  expect(answers.reduce((sum, { body }) => sum + (body.data?.retried ?? 0), 0)).toBe(1)
  expect(await backend.mail.waitForEmails('tolak@contoh.test')).toHaveLength(1)
  await settleJobs()
  expect((await support.call('GET', path)).body.data).toEqual([])
})

test('all dead jobs of one kind are retried at once, also with the documented statement', async () => {
  const guide = readFileSync(resolve(repositoryFolder, 'docs/jobs.md'), 'utf8')
  const statement = /```sql\n(with dead as .*?);\n```/s.exec(guide)?.[1] ?? ''
  const ways = [
    () => support.call('POST', `${path}/retry`, { job: 'email' }),
    () => backend.strapi.db.connection.raw(statement),
  ]
  for (const [index, way] of ways.entries()) {
    const addresses = [`satu-${index}@contoh.test`, `dua-${index}@contoh.test`]
    for (const address of addresses) await addDeadEmail(address)
    await way()
    await settleJobs()
    for (const address of addresses) expect(await backend.mail.waitForEmails(address)).toHaveLength(1)
    expect(await jobRows(backend).listDead('email')).toEqual([])
  }
})

test('a retry names a job that is dead and at most a hundred of its ids', async () => {
  expect((await support.call('POST', `${path}/retry`, { job: 'email' })).status).toBe(404)
  const ids = Array.from({ length: 101 }, () => crypto.randomUUID())
  for (const body of [{}, { job: 'email', ids: [] }, { job: 'email', ids }, { job: 'email', ids: ['1'] }])
    expect((await support.call('POST', `${path}/retry`, body)).status).toBe(400)
})

test.each(['sales', 'finance', 'curator', 'strapi-editor'])(
  '%s can neither see nor retry dead jobs',
  async role => {
    const staff = await openPanel(backend, role)
    expect((await staff.call('GET', path)).status).toBe(403)
    expect((await staff.call('POST', `${path}/retry`, { job: 'email' })).status).toBe(403)
  },
)

test('dead jobs cannot be seen without signing in to the panel', async () => {
  expect((await fetch(backend.origin + path)).status).toBe(401)
})
