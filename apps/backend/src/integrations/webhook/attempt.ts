import { listRecipients, recordAuditEntry, systemActor } from '#src/customers'
import { isShutdown, Postponed } from '#src/platform/jobs/job'
import { sendEmail } from '#src/platform/mail/send'
import { Busy, createCallSlots } from '#src/platform/outgoing/call-slots'
import { isSuccess, post, type SendResult } from '#src/platform/outgoing/send'
import { type DeliveryRow, findDelivery, findWebhookById, readSecrets, type WebhookRow } from './row'
import { buildSignedHeaders } from './rules/signature'
import { webhookDisabledEmail } from './webhook-email'

/** An endpoint is disabled after all its deliveries have failed for this long, in milliseconds. */
const failureLimit = 3 * 86_400_000
/**
 * While an endpoint is failing, only one delivery per interval is attempted, so that other deliveries do not
 * wait for its timeouts.
 */
const probeInterval = 15_000

/** One organisation's receivers, however slow, may occupy two of the eight calls of a process. */
const runInSlot = createCallSlots(2)

class DeliveryFailedError extends Error {
  override readonly name = 'DeliveryFailedError'
}

const deliveries = () => strapi.db.connection('webhook_deliveries')
const webhooks = () => strapi.db.connection('webhooks')

const markFailed = (id: number) => deliveries().where({ id, state: 'waiting' }).update({ state: 'failed' })

/**
 * Claims the next attempt at a failing endpoint. Returns false if another delivery was attempted recently.
 */
async function claimAttempt({ id, failing_since }: WebhookRow, now: number): Promise<boolean> {
  const rows = webhooks().where({ id })
  if (failing_since !== null)
    rows.where(free => free.whereNull('attempted_at').orWhere('attempted_at', '<=', now - probeInterval))
  const count: number = await rows.update({ attempted_at: now })
  return count === 1
}

/** Disables an endpoint that has been failing for days, and notifies the owners. */
async function disable(webhook: WebhookRow, now: number): Promise<void> {
  const owners = (await listRecipients(webhook.organisation_id)).filter(({ role }) => role === 'owner')
  await strapi.db.transaction(async ({ trx }) => {
    const count: number = await trx('webhooks')
      .where({ id: webhook.id, disabled_at: null })
      .update({ disabled_at: now })
    if (count !== 1) return
    await trx('webhook_deliveries')
      .where({ webhook_id: webhook.id, state: 'waiting' })
      .update({ state: 'failed' })
    await recordAuditEntry({
      action: 'webhook.disabled',
      actor: systemActor,
      subject: 'webhook',
      subjectId: webhook.document_id,
      organisation: webhook.organisation_id,
      details: { name: new URL(webhook.url).host },
    })
    for (const owner of owners)
      await sendEmail(
        owner.email,
        owner.locale,
        webhookDisabledEmail(owner, webhook.url, webhook.document_id),
      )
  })
}

async function recordResult(webhook: WebhookRow, { id }: DeliveryRow, result: SendResult, now: number) {
  const delivered = isSuccess(result)
  await deliveries()
    .where({ id })
    .update({ ...result, ...(delivered ? { state: 'delivered' } : {}) })
  if (delivered) {
    if (webhook.failing_since !== null)
      await webhooks().where({ id: webhook.id }).update({ failing_since: null })
    return
  }
  await webhooks().where({ id: webhook.id, failing_since: null }).update({ failing_since: now })
  if (webhook.failing_since !== null && webhook.failing_since <= now - failureLimit)
    await disable(webhook, now)
}

/** Counts an attempt before it is made, because its process may be killed or its lease may end. */
const countAttempt = (id: number, now: number) =>
  deliveries().where({ id }).increment('attempts', 1).update({ status: null, error: null, attempted_at: now })

async function attempt(webhook: WebhookRow, delivery: DeliveryRow, signal: AbortSignal, now: number) {
  if (!(await claimAttempt(webhook, now))) throw new DeliveryFailedError('The endpoint is failing')
  await countAttempt(delivery.id, now)
  const message = { id: delivery.document_id, at: now, body: delivery.body }
  const headers = buildSignedHeaders(readSecrets(webhook, now), message)
  const result = await post({ url: webhook.url, headers, body: delivery.body }, signal)
  if (isShutdown(signal)) {
    // A shutdown does not count as a failure of the receiver.
    await deliveries().where({ id: delivery.id }).decrement('attempts', 1)
    throw new DeliveryFailedError('The process is stopping')
  }
  await recordResult(webhook, delivery, result, now)
  if (!isSuccess(result)) throw new DeliveryFailedError('The receiver did not accept the delivery')
}

/** Sends a pending delivery. Throws if the delivery has to be retried. */
export async function attemptDelivery(id: number, signal: AbortSignal, now = Date.now()): Promise<unknown> {
  const delivery = await findDelivery(id)
  if (delivery?.state !== 'waiting') return
  const webhook = await findWebhookById(delivery.webhook_id)
  if (!webhook || webhook.disabled_at !== null) {
    await markFailed(id)
    return
  }
  const organisation = String(webhook.organisation_id)
  const result = await runInSlot(organisation, () => attempt(webhook, delivery, signal, now))
  return result instanceof Busy ? new Postponed(result.retryIn) : null
}

/** Marks a delivery as failed after its last attempt. */
export const markDeliveryFailed = async (id: number): Promise<void> => {
  await markFailed(id)
}
