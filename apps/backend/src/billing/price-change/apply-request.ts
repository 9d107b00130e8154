import { z } from 'zod'

/** Applies the changes of prices that are due. The job is defined in `apply.ts`. */
export const applyPriceChangesRequest = { name: 'apply-price-changes', schema: z.object({}) }
