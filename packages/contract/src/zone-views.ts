import { zoneFilterStates, zoneLayouts, zoneViewBodySchema } from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post } from './endpoint'
import { dataOf } from './response'

const zoneView = z.object({
  id: z.string(),
  name: z.string(),
  query: z.object({
    q: z.string().optional(),
    unit: z.string().optional(),
    state: z.enum(zoneFilterStates).optional(),
    group: z.string().optional(),
    province: z.string().optional(),
    layout: z.enum(zoneLayouts).optional(),
  }),
})
export type ZoneView = z.output<typeof zoneView>

/** The saved views of the zone list. Each member has their own. */
export const zoneViews = endpoints({
  list: get('/zone-views', {
    caller: 'member',
    permission: 'zone.read',
    response: dataOf(z.array(zoneView)),
  }),
  /** Replaces a view of the same name. Returns all views. */
  save: post('/zone-views', {
    caller: 'member',
    permission: 'zone.read',
    body: zoneViewBodySchema,
    response: dataOf(z.array(zoneView)),
    errors: ['too-many-views'],
    limits: ['zone-view-account'],
  }),
  remove: del('/zone-views/:id', { caller: 'member' }),
})
