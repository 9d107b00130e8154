import { refundStates } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'

const millis = z.coerce.number()
const rupiah = z.coerce.number().int()

const refundRow = z.object({
  id: z.number(),
  document_id: z.string(),
  organisation_id: z.number(),
  attempt_id: z.number().nullable(),
  order_id: z.number().nullable(),
  /** The line of a cancelled subscription; null for the money of a whole order or payment. */
  order_line_id: z
    .number()
    .nullish()
    .transform(line => line ?? null),
  refund_key: z.string(),
  amount: rupiah,
  mode: z.enum(['provider', 'manual']),
  reason: z.string(),
  state: z.enum(refundStates),
  requested_by: z.string(),
  requested_at: millis,
  decided_by: z.string().nullable(),
  decided_at: millis.nullable(),
  payout_reference: z.string().nullable(),
  failure: z.string().nullable(),
  done_at: millis.nullable(),
  credit_note_number: z.string().nullable(),
  ended_period: z.coerce.boolean(),
})
export type Refund = z.output<typeof refundRow>

export const parseRefunds = (rows: unknown): Refund[] => z.array(refundRow).parse(rows)

export async function findRefund(trx: Transaction, where: Record<string, unknown>): Promise<Refund | null> {
  const row: unknown = await trx('refunds').where(where).first()
  return row ? refundRow.parse(row) : null
}

export const listRefunds = async (trx: Transaction, where: Record<string, unknown>): Promise<Refund[]> =>
  parseRefunds(await trx('refunds').where(where).orderBy('id'))

/** Whether a refund has been made or may still be made. */
export const isActiveRefund = ({ state }: Refund): boolean => state !== 'rejected' && state !== 'failed'

export const sumRefunds = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

/** The refunds of an order and its payments that members may see, newest first. */
export async function listRefundsOfOrder(order: number): Promise<Refund[]> {
  const rows: unknown = await strapi.db
    .connection('refunds')
    .where(concerned =>
      concerned
        .where({ order_id: order })
        .orWhereIn(
          'attempt_id',
          strapi.db.connection('payment_attempt_orders').where({ order_id: order }).select('attempt_id'),
        ),
    )
    .whereNot('state', 'rejected')
    .orderBy('id', 'desc')
  return parseRefunds(rows)
}

/**
 * The refund that has this credit note for an order. The refund may also cover a whole payment that had paid
 * the order.
 */
export async function findCreditNote(order: number, number: string): Promise<Refund | null> {
  const row: unknown = await strapi.db
    .connection('refunds')
    .where({ credit_note_number: number })
    .where(concerned =>
      concerned
        .where({ order_id: order })
        .orWhereIn(
          'attempt_id',
          strapi.db
            .connection('payment_attempt_orders')
            .where({ order_id: order, outcome: 'applied' })
            .select('attempt_id'),
        ),
    )
    .first()
  return row ? refundRow.parse(row) : null
}
