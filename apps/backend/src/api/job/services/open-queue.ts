import { z } from 'zod'
import { confirmationJob } from '#src/api/account/services/verification'
import { expireOrders } from '#src/api/order/services/expire'
import { resetCodeJob } from '#src/api/password/services/reset-code'
import { sendExpiryReminders } from '#src/api/reminder/services/send'
import { importJob, resumeImports } from '#src/api/unit-import/services/run'
import { textMessageJob } from '#src/auth/text-messages'
import { orderCopyJob } from '#src/email/order-copy'
import { emailJob, urgentEmailJob } from '#src/email/send'
import { deleteDeadJobs } from '#src/jobs/dead-jobs'
import { defineJob } from '#src/jobs/job'
import { enqueue, openQueue } from '#src/jobs/queue'
import { isSteady } from '#src/jobs/steady-clock'
import { scheduleKey } from '#src/jobs/store'

const nothing = z.object({})

/** What an early hour would spoil: an order that is cancelled, a letter about a day that has not come. */
const defineTimed = (name: string, work: () => Promise<unknown>) =>
  defineJob(name, nothing, async () => ((await isSteady(name)) ? work() : null), { lease: 600 })

/** Each is of no harm when it runs twice, and stops the others in nothing. */
const hourly = [
  defineTimed('lapse-orders', () => expireOrders()),
  defineTimed('remind-of-ends', () => sendExpiryReminders()),
  defineJob('tend-imports', nothing, () => resumeImports(), { lease: 300 }),
  defineJob('forget-dead-jobs', nothing, () => deleteDeadJobs()),
]

/** Opens the queue with every job of the backend, and places what is done each hour once at the start as well. */
export async function openJobQueue(): Promise<void> {
  const once = [
    urgentEmailJob,
    emailJob,
    textMessageJob,
    resetCodeJob,
    confirmationJob,
    importJob,
    orderCopyJob,
  ]
  const jobs = [...once, ...hourly]
  await openQueue(
    jobs,
    hourly.map(job => ({ job, minute: 7 })),
  )
  for (const job of hourly) await enqueue(job, {}, { key: scheduleKey })
}
