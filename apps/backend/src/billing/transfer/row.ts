import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import type { Transaction } from '#src/platform/database/transaction'

const transferRow = z.object({
  id: z.number(),
  document_id: z.string(),
  order_id: z.number(),
  amount: integerColumn,
  reference: z.string(),
  state: z.enum(['recorded', 'confirmed', 'rejected']),
  recorded_by: z.string(),
  recorded_at: integerColumn,
  decided_by: z.string().nullable(),
})
/** A transfer that staff recorded for an order and that a second person confirms. */
export type RecordedTransfer = z.output<typeof transferRow>

/** Locks the row until the transaction ends. The caller must have locked its order. */
export async function lockTransfer(trx: Transaction, document_id: string): Promise<RecordedTransfer | null> {
  const row: unknown = await trx('recorded_transfers').where({ document_id }).forUpdate().first()
  return row ? transferRow.parse(row) : null
}

export async function findTransfer(where: Record<string, unknown>): Promise<RecordedTransfer | null> {
  const row: unknown = await strapi.db.connection('recorded_transfers').where(where).first()
  return row ? transferRow.parse(row) : null
}

const orderRows = z.array(z.object({ order_id: z.number() }))

/** Those of the orders for which a transfer awaits confirmation. */
export async function listOrdersWithTransfer(orders: readonly number[]): Promise<Set<number>> {
  const rows: unknown = await strapi.db
    .connection('recorded_transfers')
    .whereIn('order_id', [...orders])
    .where({ state: 'recorded' })
    .select('order_id')
  return new Set(orderRows.parse(rows).map(({ order_id }) => order_id))
}
