import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { startSecondBackend } from '#tests/second-backend'
import { startBackendWithPackages } from '#tests/shop'
import { createSubscriber, getOrderOptions } from '#tests/unit-orders'

const stalling = 'macet@contoh.test'
const sampleEmail = { subject: 'Surat', title: 'Surat', lines: [], note: 'Catatan' }

type Outbox = {
  sendEmail(to: string, locale: string, content: typeof sampleEmail): Promise<void>
}

let backend: Backend
let worker: Awaited<ReturnType<typeof startSecondBackend>>
let outbox: Outbox
beforeAll(async () => {
  backend = await startBackendWithPackages()
  outbox = loadCompiled(() => import('#src/platform/mail/send'))
  worker = await startSecondBackend()
}, 240_000)
afterAll(async () => {
  await worker.kill()
  await backend.stop()
})

const countEmails = (recipient: string) =>
  backend.mail.mails.filter(({ to }) => to.includes(recipient)).length

const open = async () => {
  const { countJobs } = loadCompiled(() => import('#src/platform/jobs/queue'))
  return (await countJobs()).open.email
}

test('two backends send each of forty emails once', async () => {
  const recipients = Array.from({ length: 40 }, (_, index) => `pembaca${index}@contoh.test`)
  await Promise.all(recipients.map(recipient => outbox.sendEmail(recipient, 'id', sampleEmail)))
  await worker.call('src/platform/jobs/queue', 'settleJobs')
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
  const { email, token, unit } = await createSubscriber(backend, new Date(), {
    billing_period: 'yearly',
  })
  const [{ expired_date }] = (await getOrderOptions(backend, token, unit)).body.subscriptions
  const morning = new Date(Date.parse(expired_date) - (30 * 24 - 9) * 3_600_000)
  const { sendExpiryReminders } = loadCompiled(() => import('#src/billing/reminder/send'))
  await settleJobs()
  await expect.poll(open, { timeout: 30_000 }).toBe(0)
  const before = countEmails(email)
  const placed = await Promise.all([
    sendExpiryReminders(morning),
    sendExpiryReminders(morning),
    worker.call('src/billing/reminder/send', 'sendExpiryReminders', morning),
  ])
  expect(placed.sort()).toEqual([0, 0, 1])
  await settleJobs()
  await expect.poll(open, { timeout: 30_000 }).toBe(0)
  expect(countEmails(email)).toBe(before + 1)
}, 120_000)

test('an email that a killed backend was sending is sent once by the other backend', async () => {
  const { stopQueue, startQueue } = loadCompiled(() => import('#src/platform/jobs/queue'))
  await stopQueue()
  const stalled = backend.mail.stall(stalling)
  await outbox.sendEmail(stalling, 'id', sampleEmail)
  await stalled
  await worker.kill()
  expect(countEmails(stalling)).toBe(0)
  // The queue finds the job once its lease has ended; the lease of emails is two minutes.
  await backend.strapi.db
    .connection('pgboss.job')
    .where({ name: 'email', state: 'active' })
    .update({ started_on: new Date(Date.now() - 180_000) })
  await startQueue()
  await expect.poll(() => countEmails(stalling), { timeout: 90_000 }).toBe(1)
  await expect.poll(open, { timeout: 30_000 }).toBe(0)
  expect(countEmails(stalling)).toBe(1)
}, 120_000)
