import { z } from 'zod'
import { businessUnit } from './business-units'
import { endpoints, get } from './endpoint'
import { order } from './orders'
import { playlistRef } from './playback-values'
import { groupFilter } from './query'
import { isoDateTime, namedRecord } from './values'

const month = z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), value: z.number() })
export type MonthlyValue = z.output<typeof month>

const figures = z.object({
  units: z.number(),
  zones: z.number(),
  next_end: isoDateTime.nullable(),
  states: z.object({
    active: z.number(),
    expiring: z.number(),
    grace: z.number(),
    paused: z.number(),
    expired: z.number(),
    suspended: z.number(),
    'awaiting-payment': z.number(),
    none: z.number(),
  }),
  /** The number of subscriptions that end in each of twelve months, starting with the current month. */
  ending: z.array(month),
  awaiting_payment: z.object({ count: z.number(), total: z.number() }),
  /** The amount paid in each of the last twelve months, including the current one, in rupiah. */
  spend: z.array(month),
  business_units: z.array(businessUnit),
  orders: z.array(order),
  next_order: order.nullable(),
  /** The number of API keys and webhooks that the caller is asked to keep or revoke. */
  integrations_to_review: z.number(),
  /**
   * The progress of setting up the first zone. Null without a licence, and once the device has been paired
   * for a day if the zone has music.
   */
  zone_setup: z
    .object({
      zone: namedRecord,
      paired: z.boolean(),
      playlist: playlistRef.nullable(),
      playing: z.boolean(),
    })
    .nullable(),
})
export type Dashboard = z.output<typeof figures>

export const dashboard = endpoints({
  /** With `group`, the figures of its units, and of the orders for only these. */
  get: get('/dashboard', {
    caller: 'member',
    query: z.strictObject({ group: groupFilter }),
    response: figures,
  }),
})
