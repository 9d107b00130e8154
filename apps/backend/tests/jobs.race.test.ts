import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, compiled, settleJobs } from './harness'
import { startWorker } from './second-backend'
import { startShop } from './shop'
import { getOrdering, type pay, subscriber } from './unit-orders'

const stalling = 'macet@contoh.test'
const letter = { subject: 'Surat', title: 'Surat', lines: [], note: 'Catatan' }

type Outbox = {
  emailJob: { atOnce: number; lease: number }
  sendEmail(to: string, locale: string, content: typeof letter): Promise<void>
}

let backend: Backend
let worker: Awaited<ReturnType<typeof startWorker>>
let outbox: Outbox
beforeAll(async () => {
  backend = await startShop()
  outbox = compiled<Outbox>('src/email/send')
  worker = await startWorker()
}, 240_000)
afterAll(async () => {
  await worker.kill()
  await backend.stop()
})

const taken = (reader: string) => backend.mail.mails.filter(({ to }) => to.includes(reader)).length

const open = async () => {
  const { countJobs } = compiled<{ countJobs(): Promise<{ open: Record<string, number> }> }>('src/jobs/queue')
  return (await countJobs()).open.mail
}

test('two backends send each of forty mails once', async () => {
  const readers = Array.from({ length: 40 }, (_, index) => `pembaca${index}@contoh.test`)
  await Promise.all(readers.map(reader => outbox.sendEmail(reader, 'id', letter)))
  await worker.call('src/jobs/queue', 'settleJobs')
  await settleJobs()
  await expect.poll(open, { timeout: 30_000 }).toBe(0)
  expect(readers.map(taken)).toEqual(readers.map(() => 1))
}, 120_000)

test('a mail of a transaction that is undone is never sent', async () => {
  const undone = backend.strapi.db.transaction(async () => {
    await outbox.sendEmail('batal@contoh.test', 'id', letter)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await open()).toBe(0)
  expect(taken('batal@contoh.test')).toBe(0)
})

test('two backends at the hourly work remind each person once', async () => {
  const modules = {
    ...compiled<Pick<Parameters<typeof pay>[1], 'payOrder'>>('src/api/order/services/pay'),
    ...compiled<Pick<Parameters<typeof pay>[1], 'findOrder'>>('src/api/order/services/row'),
  }
  const { email, token, unit } = await subscriber(backend, modules, new Date(), { billing_period: 'yearly' })
  const [{ expired_date }] = (await getOrdering(backend, token, unit)).body.subscriptions
  const morning = new Date(Date.parse(expired_date) - (30 * 24 - 9) * 3_600_000)
  const path = 'src/api/reminder/services/send'
  const { sendExpiryReminders } = compiled<{ sendExpiryReminders(now: Date): Promise<number> }>(path)
  await settleJobs()
  await expect.poll(open, { timeout: 30_000 }).toBe(0)
  const before = taken(email)
  const placed = await Promise.all([
    sendExpiryReminders(morning),
    sendExpiryReminders(morning),
    worker.call(path, 'sendExpiryReminders', { date: morning.toISOString() }),
  ])
  expect(placed.sort()).toEqual([0, 0, 1])
  await settleJobs()
  await expect.poll(open, { timeout: 30_000 }).toBe(0)
  expect(taken(email)).toBe(before + 1)
}, 120_000)

test('a mail in the hands of a backend that is killed is sent by the other one, once', async () => {
  await backend.strapi.db.connection.raw(`update pgboss.queue set expire_seconds = 3 where name = 'mail'`)
  const { atOnce } = outbox.emailJob
  outbox.emailJob.atOnce = 0
  const stalled = backend.mail.stall(stalling)
  await outbox.sendEmail(stalling, 'id', letter)
  await stalled
  await worker.kill()
  expect(taken(stalling)).toBe(0)
  outbox.emailJob.atOnce = atOnce
  await expect.poll(() => taken(stalling), { timeout: 60_000 }).toBe(1)
  await expect.poll(open, { timeout: 30_000 }).toBe(0)
  expect(taken(stalling)).toBe(1)
}, 120_000)
