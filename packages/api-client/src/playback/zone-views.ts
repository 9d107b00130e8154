import { zoneFilterStates, zoneLayouts } from '@bgm/validation'
import { z } from 'zod'

export const zoneViews = z
  .object({
    data: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        query: z.object({
          q: z.string().optional(),
          unit: z.string().optional(),
          state: z.enum(zoneFilterStates).optional(),
          layout: z.enum(zoneLayouts).optional(),
        }),
      }),
    ),
  })
  .transform(({ data }) => data)
export type ZoneView = z.output<typeof zoneViews>[number]
