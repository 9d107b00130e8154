import { usageDisputeBodySchema, usageDisputeReasons, usageDisputeStates } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { pageQuery } from './query'
import { pageOf } from './response'
import { isoDateTime } from './values'

const dispute = z.object({
  id: z.string(),
  state: z.enum(usageDisputeStates),
  /** The subject of the dispute: a month, optionally one of its days, and a venue or a play. */
  month: z.string(),
  day: z.string().nullable(),
  venue: z.string().nullable(),
  work: z.string().nullable(),
  play: z.string().nullable(),
  reason: z.enum(usageDisputeReasons),
  explanation: z.string(),
  reply: z.string().nullable(),
  received_at: isoDateTime,
  replied_at: isoDateTime.nullable(),
  resolved_at: isoDateTime.nullable(),
  /** Whether the caller opened the dispute. */
  self: z.boolean(),
})
export type UsageDispute = z.output<typeof dispute>

/** Members' disputes about their usage reports. */
export const usageDisputes = endpoints({
  list: get('/usage-disputes', {
    caller: 'member',
    permission: 'usage.read',
    query: z.strictObject(pageQuery),
    response: pageOf(dispute),
  }),
  /** The same content is stored once within an hour, also without a key. New disputes are rate-limited. */
  create: post('/usage-disputes', {
    caller: 'member',
    permission: 'usage.dispute',
    body: usageDisputeBodySchema,
    response: dispute,
    status: 201,
    idempotent: 'optional',
  }),
  /** Repeating the call has no effect. */
  resolve: post('/usage-disputes/:id/resolve', { caller: 'member', response: dispute }),
})
