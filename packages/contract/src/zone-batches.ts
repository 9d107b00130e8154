import { zoneBatchActionSchema, zoneBatchBodySchema, zoneBatchSkipReasons } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { pageQuery } from './query'
import { pagination } from './response'
import { isoDateTime } from './values'

const zoneBatch = z.object({
  id: z.string(),
  action: zoneBatchActionSchema,
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** The number of zones that were changed, that were skipped, and in total. */
  done: z.number(),
  refused: z.number(),
  /** The changed zones without a player, in which the change applies once one is paired. */
  unpaired: z.number(),
  total: z.number(),
  created_at: isoDateTime,
  /** A page of the zones; `result` is null for a zone that is still waiting. */
  results: z.object({
    data: z.array(
      z.object({
        zone: z.object({ id: z.string(), name: z.string() }),
        unit: z.string(),
        result: z.enum(['done', ...zoneBatchSkipReasons]).nullable(),
        paired: z.boolean(),
      }),
    ),
    meta: z.object({ pagination }),
  }),
})
export type ZoneBatch = z.output<typeof zoneBatch>

/** Changes of many zones. A batch is visible only to the member who started it. */
export const zoneBatches = endpoints({
  create: post('/zone-batches', {
    caller: 'member',
    permission: 'zone.control',
    body: zoneBatchBodySchema,
    response: zoneBatch,
    limits: ['zone-batch-account'],
    idempotent: true,
  }),
  /** The progress and a page of the zones, skipped ones first. */
  get: get('/zone-batches/:id', {
    caller: 'member',
    query: z.strictObject(pageQuery),
    response: zoneBatch,
  }),
})
