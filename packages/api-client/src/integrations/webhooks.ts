import { type WebhookBody, webhookEvents } from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { isoDateTime, listResponse, noContent } from '../wire'

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(['active', 'failing', 'disabled']),
  failing_since: isoDateTime.nullable(),
  /** When the previous secret stops being used for signing; null if there is none. */
  former_secret_until: isoDateTime.nullable(),
  created_at: isoDateTime,
  /** When the owners were asked whether to keep it, because its creator left; null if they need not decide. */
  review_since: isoDateTime.nullable(),
})
export type Webhook = z.output<typeof webhook>

const webhooks = z.object({ data: z.array(webhook) }).transform(({ data }) => data)

/** Only these contain a secret. */
const newWebhook = z.object({ secret: z.string(), webhook })
/** The secret is new if the endpoint moved to another origin, and null otherwise. */
const changedWebhook = z.object({ secret: z.string().nullable(), webhook })
const newSecret = z.object({ secret: z.string() })

const delivery = z.object({
  id: z.string(),
  event: z.enum([...webhookEvents, 'test']),
  /** The zone or other record that the event is about. */
  subject: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number(),
  /** The HTTP status of the last attempt; null if there was no response. */
  status: z.number().nullable(),
  error: z.enum(['timeout', 'private-address', 'not-found', 'certificate', 'connection']).nullable(),
  created_at: isoDateTime,
  attempted_at: isoDateTime.nullable(),
})
export type WebhookDelivery = z.output<typeof delivery>

const deliveries = listResponse(delivery)

const webhookPath = (id: string, rest = '') => `webhooks/${pathSegment(id)}${rest}`

/** Endpoints of the active organisation that are notified of events. */
export const createWebhooksApi = (http: HttpClient) => ({
  list: () => http.call('get', 'webhooks', { schema: webhooks }),
  get: (id: string) => http.call('get', webhookPath(id), { schema: webhook }),
  /** The same `submission` returns the same endpoint. */
  create: (json: WebhookBody, submission: string) =>
    http.call('post', 'webhooks', { json, headers: { 'idempotency-key': submission }, schema: newWebhook }),
  update: (id: string, json: WebhookBody) =>
    http.call('put', webhookPath(id), { json, schema: changedWebhook }),
  /** Rotates the secret. For one more day, deliveries are also signed with the previous secret. */
  renewSecret: (id: string) => http.call('post', webhookPath(id, '/secret'), { schema: newSecret }),
  enable: (id: string) => http.call('post', webhookPath(id, '/enable'), { schema: webhook }),
  keep: (id: string) => http.call('post', webhookPath(id, '/keep'), { schema: noContent }),
  sendTest: (id: string) => http.call('post', webhookPath(id, '/test'), { schema: noContent }),
  remove: (id: string) => http.call('delete', webhookPath(id), { schema: noContent }),
  /** Newest first. */
  listDeliveries: (id: string, query: { page?: number; page_size?: number } = {}) =>
    http.call('get', webhookPath(id, '/deliveries'), { query, schema: deliveries }),
  resend: (id: string, deliveryId: string) =>
    http.call('post', webhookPath(id, `/deliveries/${pathSegment(deliveryId)}/send`), { schema: noContent }),
})
