import { z } from 'zod'
import { confirmationJob } from './api/account/services/verification'
import { lapseOrders } from './api/order/services/lapse'
import { resetCodeJob } from './api/password/services/reset-code'
import { remindOfEnds } from './api/reminder/services/remind'
import { importJob, tendImports } from './api/unit-import/services/run'
import { forgetDead } from './jobs/dead'
import { defineJob } from './jobs/job'
import { enqueue, openQueue } from './jobs/queue'
import { scheduled } from './jobs/store'
import { orderCopyJob } from './mail/order-copy'
import { awaitedMailJob, mailJob } from './mail/send'
import { isSteady } from './steady-clock'
import { textJob } from './text-messages'

const nothing = z.object({})

/** What an early hour would spoil: an order that is cancelled, a letter about a day that has not come. */
const defineTimed = (name: string, work: () => Promise<unknown>) =>
  defineJob(name, nothing, async () => ((await isSteady(name)) ? work() : null), { lease: 600 })

/** Each is of no harm when it runs twice, and stops the others in nothing. */
const hourly = [
  defineTimed('lapse-orders', () => lapseOrders()),
  defineTimed('remind-of-ends', () => remindOfEnds()),
  defineJob('tend-imports', nothing, () => tendImports(), { lease: 300 }),
  defineJob('forget-dead-jobs', nothing, () => forgetDead()),
]

/** Opens the queue with every job of the backend, and places what is done each hour once at the start as well. */
export async function openJobs(): Promise<void> {
  const once = [awaitedMailJob, mailJob, textJob, resetCodeJob, confirmationJob, importJob, orderCopyJob]
  const jobs = [...once, ...hourly]
  await openQueue(
    jobs,
    hourly.map(job => ({ job, minute: 7 })),
  )
  for (const job of hourly) await enqueue(job, {}, { key: scheduled })
}
