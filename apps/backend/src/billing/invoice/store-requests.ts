import { z } from 'zod'

/** Requests that the invoice of a paid order be stored. The job is in `store-documents.ts`. */
export const storeInvoiceRequest = { name: 'store-invoice', schema: z.object({ order: z.number() }) }

/** Requests that the credit note of a refund be stored. */
export const storeCreditNoteRequest = {
  name: 'store-credit-note',
  schema: z.object({ refund: z.number() }),
}
