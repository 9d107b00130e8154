import { sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError } from '#src/platform/http/errors'
import { findQuotation, type Quotation } from './row'

/** The quotation that a request asks to order, or null for a cart. */
export const findRequestedQuotation = async ({
  quotation_id: id,
}: {
  quotation_id: number | null
}): Promise<Quotation | null> => (id === null ? null : await findQuotation([sql`q.id = ${id}`]))

/** Records the order that was made of a quotation, if one was. Throws 409 `quotation-ordered` if there is one already. */
export async function markOrdered(trx: Transaction, quotation: number | null, order: number): Promise<void> {
  if (quotation === null) return
  const marked = await trx('quotations').where({ id: quotation, order_id: null }).update({ order_id: order })
  if (marked === 0) throw new HttpError(409, 'The quotation has been ordered', { code: 'quotation-ordered' })
}
