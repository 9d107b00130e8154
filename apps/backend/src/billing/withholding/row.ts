import { slipRefusals, type WithholdingState, withholdingBases } from '@bgm/validation'
import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import type { Transaction } from '#src/platform/database/transaction'

const nullableInteger = integerColumn.nullable()

/** `chosen` and `declined` are choices for an order that is not paid. `open` means that no slip has been accepted. */
const storedStates = ['chosen', 'declined', 'open', 'accepted', 'paid', 'void'] as const

export const withholdingRow = z.object({
  id: z.number(),
  order_id: z.number(),
  organisation_id: z.number(),
  rate: z.number(),
  basis: z.enum(withholdingBases),
  object_code: z.string(),
  /** In sen. */
  base: integerColumn,
  amount: integerColumn,
  state: z.enum(storedStates),
  paid_at: nullableInteger,
  due_at: nullableInteger,
  closed_at: nullableInteger,
})
export type WithholdingRow = z.output<typeof withholdingRow>

export const slipRow = z.object({
  id: z.number(),
  document_id: z.string(),
  withholding_id: z.number(),
  number: z.string(),
  issued_on: z.string(),
  base: integerColumn,
  amount: integerColumn,
  file_key: z.string(),
  file_size: z.number(),
  sent_at: integerColumn,
  state: z.enum(['sent', 'accepted', 'refused']),
  refusal: z.enum(slipRefusals).nullable(),
  note: z.string().nullable(),
  decided_at: nullableInteger,
})
export type SlipRow = z.output<typeof slipRow>

export async function findWithholding(order: number): Promise<WithholdingRow | null> {
  const row: unknown = await strapi.db.connection('withholdings').where({ order_id: order }).first()
  return row ? withholdingRow.parse(row) : null
}

/** Locks the row until the transaction ends. */
export async function lockWithholding(
  trx: Transaction,
  where: { id: number } | { order_id: number },
): Promise<WithholdingRow | null> {
  const row: unknown = await trx('withholdings').where(where).forUpdate().first()
  return row ? withholdingRow.parse(row) : null
}

/** The slips of withholdings, oldest first. */
export async function listSlips(withholdings: readonly number[]): Promise<SlipRow[]> {
  const rows: unknown = await strapi.db
    .connection('withholding_slips')
    .whereIn('withholding_id', [...withholdings])
    .orderBy('id')
  return z.array(slipRow).parse(rows)
}

/** The state of a withholding of a paid order, from its newest slip. */
export function getWithholdingState(
  { state }: Pick<WithholdingRow, 'state'>,
  slips: readonly Pick<SlipRow, 'state'>[],
): WithholdingState {
  if (state === 'accepted' || state === 'paid' || state === 'void') return state
  const last = slips.at(-1)?.state
  return last === 'sent' || last === 'refused' ? last : 'awaited'
}

/** What was withheld from a paid order, and what has become of it; null if it was paid in full. */
export async function findWithholdingSummary(order: number) {
  const withholding = await findWithholding(order)
  if (!withholding || withholding.due_at === null) return null
  const { amount, due_at } = withholding
  return {
    amount,
    due_at: new Date(due_at),
    state: getWithholdingState(withholding, await listSlips([withholding.id])),
  }
}
