import { z } from 'zod'
import { HttpError } from '#src/platform/http/errors'
import { consume } from '#src/platform/http/rate-limit'
import { defineJob } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { sendEmail } from '#src/platform/mail/send'
import { orderCopyEmail } from './order-copy-email'
import type { OrderRow } from './row'

const message = z.object({
  subject: z.string(),
  title: z.string(),
  lines: z.array(z.string()),
  note: z.string(),
})

const recipient = z.object({ to: z.string(), account: z.string(), locale: z.enum(['id', 'en']) })
const copy = recipient.extend({ message })
const legacyCopy = recipient
  .extend({ letter: message })
  .transform(({ letter, ...rest }) => ({ ...rest, message: letter }))

/** Whether the address and the ordering account are within their daily limits. */
async function isWithinLimits({ to, account }: z.output<typeof recipient>): Promise<boolean> {
  try {
    await consume('order-copy-account', account)
    await consume('order-copy-address', to.toLowerCase())
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false
    throw error
  }
}

/** Consumes the limits after the order is stored, so that a failed order does not count. */
async function sendWithinLimits(order: z.output<typeof copy>): Promise<void> {
  if (await isWithinLimits(order)) await sendEmail(order.to, order.locale, order.message)
}

export const orderCopyJob = defineJob('company-order-email', copy, sendWithinLimits)

/** The former name of the job, for copies that version 0.2 left in the queue. */
export const legacyOrderCopyJob = defineJob('order-copy', legacyCopy, sendWithinLimits)

/**
 * Also sends the order confirmation to the company's email address. Must be called in the transaction that
 * places the order.
 */
export async function sendOrderCopyToCompany(order: OrderRow): Promise<void> {
  const { placed_by: orderer, business_unit: unit } = order
  const to = unit?.company_email
  if (!orderer || !to || to.toLowerCase() === orderer.email.toLowerCase()) return
  const { locale, email: account } = orderer
  await enqueue(orderCopyJob, { to, account, locale, message: orderCopyEmail(locale, order) })
}
