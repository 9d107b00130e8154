import type { WebhookEvent } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { defineJob } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { attemptDelivery, markDeliveryFailed } from './attempt'
import { parseWebhookRows, type WebhookRow } from './row'

const payload = z.object({ delivery: z.number() })

/** With a retry every 15 minutes, 100 attempts take about a day. */
export const deliverWebhookJob = defineJob(
  'deliver-webhook',
  payload,
  ({ delivery }, { signal }) => attemptDelivery(delivery, signal),
  { tries: 100, lease: 60, concurrency: 8, whenDead: ({ delivery }) => markDeliveryFailed(delivery) },
)

/**
 * The content of a notification: `subject` identifies the record in the list of deliveries, and `data` is
 * sent.
 */
export type WebhookMessage = { subject: string; data: Record<string, unknown> }

const insertedRows = z.array(z.object({ id: z.number() }))

/** Adds a delivery of a message to one endpoint. */
export async function addDelivery(
  trx: Transaction,
  webhook: WebhookRow,
  event: WebhookEvent | 'test',
  { subject, data }: WebhookMessage,
  now: number,
): Promise<void> {
  const inserted: unknown = await trx('webhook_deliveries')
    .insert({
      document_id: newRecordId(),
      webhook_id: webhook.id,
      event,
      subject: subject.slice(0, 200),
      body: JSON.stringify({ type: event, timestamp: new Date(now).toISOString(), data }),
      state: 'waiting',
      attempts: 0,
      created_at: now,
    })
    .returning('id')
  for (const { id } of insertedRows.parse(inserted)) await enqueue(deliverWebhookJob, { delivery: id })
}

/**
 * Notifies an organisation's endpoints that are subscribed to an event. Call this in the transaction that
 * records the event, because nothing is sent unless the transaction commits.
 */
export async function notifyWebhooks(
  organisation: number,
  event: WebhookEvent,
  message: WebhookMessage,
  now = Date.now(),
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const rows: unknown = await trx('webhooks')
      .where({ organisation_id: organisation, disabled_at: null })
      .orderBy('id')
    for (const webhook of parseWebhookRows(rows))
      if (webhook.events.includes(event)) await addDelivery(trx, webhook, event, message, now)
  })
}
