import { maxWebhooks, type WebhookBody, webhookSecretOverlapHours } from '@bgm/validation'
import { z } from 'zod'
import { type Actor, recordAuditEntry } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { fieldError, HttpError } from '#src/platform/http/errors'
import { enqueue } from '#src/platform/jobs/queue'
import { parseTarget } from '#src/platform/outgoing/address'
import { hmac, newRecordId, sha256 } from '#src/platform/runtime/cryptography'
import { addDelivery, deliverWebhookJob } from './notify'
import { type DeliveryRow, encryptSecret, parseWebhookRows, type WebhookRow } from './row'
import { newSecret, toSecret } from './rules/signature'
import { resetZoneStates } from './zone-states'

type Action = 'created' | 'updated' | 'removed' | 'secret-renewed' | 'enabled' | 'kept'

const recordAction = (action: Action, actor: Actor, { url, ...webhook }: WebhookRow) =>
  recordAuditEntry({
    action: `webhook.${action}`,
    actor,
    subject: 'webhook',
    subjectId: webhook.document_id,
    organisation: webhook.organisation_id,
    // The path is omitted, because it may contain one of the receiver's secrets.
    details: { name: new URL(url).host, events: webhook.events.join(', ') },
  })

/** Normalises a URL for storage. Throws 400 unless the URL may be called. */
function requireTarget(text: string): string {
  const url = parseTarget(text)
  if (url === 'invalid') throw fieldError('webhook_url', 'validation.webhook_url')
  if (url === 'private') throw fieldError('webhook_url', 'validation.webhook_url_private')
  return url.href
}

/**
 * Derives the secret from the submission, so that submitting the form twice adds only one endpoint and shows
 * the same secret both times.
 */
const deriveSecret = (organisation: number, creator: string, submission: string) =>
  toSecret(Buffer.from(hmac('webhook secret', `${organisation} ${creator} ${submission}`), 'base64url'))

const counted = z.object({ total: z.coerce.number() })

async function requireBelowLimit(trx: Transaction, organisation: number): Promise<void> {
  const row: unknown = await trx('webhooks')
    .where({ organisation_id: organisation })
    .count({ total: '*' })
    .first()
  if (counted.parse(row).total >= maxWebhooks)
    throw new HttpError(409, 'The organisation has too many webhooks', { code: 'too-many-webhooks' })
}

/** Adds an endpoint and returns it with its secret. */
export async function createWebhook(
  organisation: number,
  actor: Actor,
  { webhook_url, events }: WebhookBody,
  submission: string,
  now = Date.now(),
): Promise<{ secret: string; webhook: WebhookRow }> {
  const url = requireTarget(webhook_url)
  const secret = deriveSecret(organisation, actor.name, submission)
  return strapi.db.transaction(async ({ trx }) => {
    await trx('organisations').where({ id: organisation }).forUpdate().select('id')
    const sameWebhook: unknown = await trx('webhooks').where({ secret_hash: sha256(secret) })
    const [earlier] = parseWebhookRows(sameWebhook)
    if (earlier) return { secret, webhook: earlier }
    await requireBelowLimit(trx, organisation)
    await resetZoneStates(trx, organisation)
    const inserted: unknown = await trx('webhooks')
      .insert({
        document_id: newRecordId(),
        organisation_id: organisation,
        url,
        events: JSON.stringify(events),
        secret: encryptSecret(secret),
        secret_hash: sha256(secret),
        created_by: actor.name,
        created_at: now,
      })
      .returning('*')
    const [webhook] = parseWebhookRows(inserted)
    if (!webhook) throw new Error('The webhook was not stored')
    await recordAction('created', actor, webhook)
    return { secret, webhook }
  })
}

/**
 * Changes an endpoint. An endpoint on another origin gets a new secret, which is returned, so that the previous
 * receiver's secret is never used for a receiver that did not have it.
 */
export async function updateWebhook(
  webhook: WebhookRow,
  actor: Actor,
  { webhook_url, events }: WebhookBody,
): Promise<string | null> {
  const url = requireTarget(webhook_url)
  const secret = new URL(url).origin === new URL(webhook.url).origin ? null : newSecret()
  await strapi.db.transaction(async ({ trx }) => {
    await resetZoneStates(trx, webhook.organisation_id)
    await trx('webhooks')
      .where({ id: webhook.id })
      .update({
        url,
        events: JSON.stringify(events),
        ...(secret && { secret: encryptSecret(secret), former_secret: null, former_until: null }),
      })
    await recordAction('updated', actor, { ...webhook, url, events })
    if (secret) await recordAction('secret-renewed', actor, { ...webhook, url, events })
  })
  return secret
}

/** Rotates the secret. Deliveries are also signed with the previous secret for one day. */
export async function rotateWebhookSecret(
  webhook: WebhookRow,
  actor: Actor,
  now = Date.now(),
): Promise<string> {
  const secret = newSecret()
  await strapi.db.transaction(async ({ trx }) => {
    await trx('webhooks')
      .where({ id: webhook.id })
      .update({
        secret: encryptSecret(secret),
        former_secret: webhook.secret,
        former_until: now + webhookSecretOverlapHours * 3_600_000,
      })
    await recordAction('secret-renewed', actor, webhook)
  })
  return secret
}

/** Re-enables an endpoint; does nothing if it is already enabled. */
export async function enableWebhook(webhook: WebhookRow, actor: Actor): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await resetZoneStates(trx, webhook.organisation_id)
    const count: number = await trx('webhooks')
      .where({ id: webhook.id })
      .whereNotNull('disabled_at')
      .update({ disabled_at: null, failing_since: null, attempted_at: null })
    if (count === 1) await recordAction('enabled', actor, webhook)
  })
}

/** Answers the question whether to keep an endpoint. Does nothing if it is not under review. */
export async function keepWebhook(webhook: WebhookRow, actor: Actor): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const count: number = await trx('webhooks')
      .where({ id: webhook.id })
      .whereNotNull('review_since')
      .update({ review_since: null })
    if (count === 1) await recordAction('kept', actor, webhook)
  })
}

export async function removeWebhook(webhook: WebhookRow, actor: Actor): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx('webhook_deliveries').where({ webhook_id: webhook.id }).delete()
    const count: number = await trx('webhooks').where({ id: webhook.id }).delete()
    if (count === 1) await recordAction('removed', actor, webhook)
  })
}

function requireEnabled({ disabled_at }: WebhookRow): void {
  if (disabled_at !== null)
    throw new HttpError(409, 'The webhook is switched off', { code: 'webhook-disabled' })
}

export async function sendTestDelivery(webhook: WebhookRow, now = Date.now()): Promise<void> {
  requireEnabled(webhook)
  const message = { subject: '', data: { message: 'This is a test.' } }
  await strapi.db.transaction(({ trx }) => addDelivery(trx, webhook, 'test', message, now))
}

/** Resends a delivery with the same id, so that the receiver can recognise it. */
export async function resendDelivery(webhook: WebhookRow, delivery: DeliveryRow): Promise<void> {
  requireEnabled(webhook)
  await strapi.db.transaction(async ({ trx }) => {
    const count: number = await trx('webhook_deliveries')
      .where({ id: delivery.id })
      .whereNot('state', 'waiting')
      .update({ state: 'waiting' })
    if (count === 1) await enqueue(deliverWebhookJob, { delivery: delivery.id })
  })
}
