import { z } from 'zod'
import { jsonColumn } from '#src/platform/database/columns'

const signedPlace = z.object({
  chain: z.number().int(),
  prev: z.string(),
  signature: jsonColumn(z.object({ alg: z.string(), chain: z.number().int(), value: z.string() }).nullable()),
})

/**
 * The place of a play in the chain of its device, and the signature of the delivery that ends with it, whose `chain` is
 * the position of the last play that it covers.
 */
export type SignedPlace = z.output<typeof signedPlace>

/** Reads the columns of a row or the members of an entry; null for an unsigned play. */
export const toSignedPlace = (row: { readonly [name: string]: unknown }): SignedPlace | null =>
  typeof row.chain === 'number' ? signedPlace.parse({ signature: null, ...row }) : null
