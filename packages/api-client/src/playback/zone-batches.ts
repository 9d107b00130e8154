import { isoDateTime, pagination } from '@bgm/contract'
import { zoneBatchActionSchema, zoneBatchSkipReasons } from '@bgm/validation'
import { z } from 'zod'

export const zoneBatch = z.object({
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
  results: z
    .object({
      data: z.array(
        z.object({
          zone: z.object({ id: z.string(), name: z.string() }),
          unit: z.string(),
          result: z.enum(['done', ...zoneBatchSkipReasons]).nullable(),
          paired: z.boolean(),
        }),
      ),
      meta: z.object({ pagination }),
    })
    .transform(({ data, meta }) => ({ data, ...meta })),
})
export type ZoneBatch = z.output<typeof zoneBatch>
