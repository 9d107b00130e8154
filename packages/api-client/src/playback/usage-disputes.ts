import { type UsageDisputeBody, usageDisputeReasons, usageDisputeStates } from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { isoDateTime, listResponse } from '../wire'

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

const list = listResponse(dispute)

/** Members' disputes about their usage reports. */
export const createUsageDisputesApi = (http: HttpClient) => ({
  list: (query: { page?: number; page_size?: number } = {}) =>
    http.call('get', 'usage-disputes', { query, schema: list }),
  /** Repeating a `key` does not create a second dispute. */
  create: (json: UsageDisputeBody, key: string) =>
    http.call('post', 'usage-disputes', { json, headers: { 'idempotency-key': key }, schema: dispute }),
  resolve: (id: string) =>
    http.call('post', `usage-disputes/${pathSegment(id)}/resolve`, { schema: dispute }),
})
