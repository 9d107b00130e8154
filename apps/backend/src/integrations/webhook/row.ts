import { deliveryErrors, deliveryEvents } from '@bgm/contract'
import { webhookEvents } from '@bgm/validation'
import { z } from 'zod'
import { decrypt, encrypt } from '#src/platform/runtime/cryptography'

const milliseconds = z.coerce.number()

const webhookRow = z.object({
  id: z.number(),
  document_id: z.string(),
  organisation_id: z.number(),
  url: z.string(),
  events: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(z.enum(webhookEvents))),
  secret: z.string(),
  former_secret: z.string().nullable(),
  former_until: milliseconds.nullable(),
  failing_since: milliseconds.nullable(),
  attempted_at: milliseconds.nullable(),
  disabled_at: milliseconds.nullable(),
  created_by: z.string(),
  created_at: milliseconds,
  review_since: milliseconds.nullable(),
})
export type WebhookRow = z.output<typeof webhookRow>

export const parseWebhookRows = (rows: unknown): WebhookRow[] => z.array(webhookRow).parse(rows)

const purpose = 'webhook secret'
export const encryptSecret = (secret: string): string => encrypt(purpose, secret)

/** The secrets with which deliveries are currently signed, newest first. */
export function readSecrets({ secret, former_secret, former_until }: WebhookRow, now: number): string[] {
  const valid = [secret, ...(former_secret !== null && (former_until ?? 0) > now ? [former_secret] : [])]
  return valid.map(encrypted => {
    const text = decrypt(purpose, encrypted)
    if (text === null) throw new Error('The secret of a webhook cannot be decrypted')
    return text
  })
}

export async function listWebhooks(organisation: number): Promise<WebhookRow[]> {
  const rows: unknown = await strapi.db
    .connection('webhooks')
    .where({ organisation_id: organisation })
    .orderBy('id')
  return parseWebhookRows(rows)
}

export async function findWebhook(organisation: number, documentId: string): Promise<WebhookRow | null> {
  const rows: unknown = await strapi.db
    .connection('webhooks')
    .where({ organisation_id: organisation, document_id: documentId })
    .limit(1)
  return parseWebhookRows(rows)[0] ?? null
}

export async function findWebhookById(id: number): Promise<WebhookRow | null> {
  const rows: unknown = await strapi.db.connection('webhooks').where({ id }).limit(1)
  return parseWebhookRows(rows)[0] ?? null
}

const deliveryStates = ['waiting', 'delivered', 'failed'] as const

const deliveryRow = z.object({
  id: z.number(),
  document_id: z.string(),
  webhook_id: z.number(),
  event: z.enum(deliveryEvents),
  subject: z.string(),
  body: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  status: z.number().nullable(),
  error: z.enum(deliveryErrors).nullable(),
  created_at: milliseconds,
  attempted_at: milliseconds.nullable(),
})
export type DeliveryRow = z.output<typeof deliveryRow>
export const parseDeliveryRows = (rows: unknown): DeliveryRow[] => z.array(deliveryRow).parse(rows)

export async function findDelivery(id: number): Promise<DeliveryRow | null> {
  const rows: unknown = await strapi.db.connection('webhook_deliveries').where({ id }).limit(1)
  return parseDeliveryRows(rows)[0] ?? null
}

const retention = 30 * 86_400_000

/** Deletes deliveries after thirty days, and previous secrets once they are no longer used. */
export async function cleanUpWebhooks(now = Date.now()): Promise<void> {
  await strapi.db
    .connection('webhook_deliveries')
    .where('created_at', '<', now - retention)
    .delete()
  await strapi.db
    .connection('webhooks')
    .where('former_until', '<=', now)
    .update({ former_secret: null, former_until: null })
}
