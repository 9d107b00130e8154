import { webhookBodySchema, webhookEvents } from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post, put } from './endpoint'
import { pageQuery } from './query'
import { dataOf, pageOf } from './response'
import { isoDateTime } from './values'

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

/** Only these contain a secret. */
const newWebhook = z.object({ secret: z.string(), webhook })
/** The secret is new if the endpoint moved to another origin, and null otherwise. */
const changedWebhook = z.object({ secret: z.string().nullable(), webhook })
const newSecret = z.object({ secret: z.string() })

/** What a delivery is about. */
export const deliveryEvents = [...webhookEvents, 'test'] as const
/** Why an attempt had no response. */
export const deliveryErrors = [
  'timeout',
  'private-address',
  'not-found',
  'certificate',
  'connection',
] as const

const delivery = z.object({
  id: z.string(),
  event: z.enum(deliveryEvents),
  /** The zone or other record that the event is about. */
  subject: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number(),
  /** The HTTP status of the last attempt; null if there was no response. */
  status: z.number().nullable(),
  error: z.enum(deliveryErrors).nullable(),
  created_at: isoDateTime,
  attempted_at: isoDateTime.nullable(),
})
export type WebhookDelivery = z.output<typeof delivery>

const changes = { caller: 'member', limits: ['integration-account'] } as const

/** Endpoints of the active organisation that are notified of events. */
export const webhooks = endpoints({
  list: get('/webhooks', {
    caller: 'member',
    permission: 'integration.read',
    response: dataOf(z.array(webhook)),
  }),
  create: post('/webhooks', {
    ...changes,
    permission: 'integration.manage',
    body: webhookBodySchema,
    response: newWebhook,
    status: 201,
    errors: ['too-many-webhooks'],
    idempotent: 'optional',
  }),
  get: get('/webhooks/:id', { caller: 'member', response: webhook }),
  update: put('/webhooks/:id', { ...changes, body: webhookBodySchema, response: changedWebhook }),
  remove: del('/webhooks/:id', changes),
  /** Rotates the secret. For one more day, deliveries are also signed with the previous secret. */
  renewSecret: post('/webhooks/:id/secret', { ...changes, response: newSecret }),
  enable: post('/webhooks/:id/enable', { ...changes, response: webhook }),
  keep: post('/webhooks/:id/keep', changes),
  sendTest: post('/webhooks/:id/test', { ...changes, errors: ['webhook-disabled'] }),
})

/** Newest first. */
export const webhookDeliveries = endpoints({
  list: get('/webhooks/:id/deliveries', {
    caller: 'member',
    query: z.strictObject(pageQuery),
    response: pageOf(delivery),
  }),
  resend: post('/webhooks/:id/deliveries/:delivery/send', { ...changes, errors: ['webhook-disabled'] }),
})
