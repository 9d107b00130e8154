import { z } from 'zod'
import type { OrderRow } from '#src/billing/order/row'
import type { StaffMember } from '#src/billing/payment/refunds'
import { findTransfer } from '#src/billing/transfer/row'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { listStaffNames } from './staff'

/** The transfer that awaits confirmation for an order; null if there is none. */
export async function findTransferView({ id, state }: OrderRow, staff: StaffMember) {
  const transfer =
    state === 'awaiting-payment' ? await findTransfer({ order_id: id, state: 'recorded' }) : null
  if (!transfer) return null
  const names = await listStaffNames([transfer.recorded_by])
  return {
    id: transfer.document_id,
    amount: transfer.amount,
    reference: transfer.reference,
    recorded_by: names.get(transfer.recorded_by) ?? null,
    recorded_at: transfer.recorded_at,
    /** Whether the caller recorded the transfer and therefore cannot confirm it. */
    own: transfer.recorded_by === String(staff.id),
  }
}

const maxListed = 100

const waitingRow = z.object({
  order: z.string(),
  number: z.string(),
  venue: z.string(),
  amount: integerColumn,
  recorded_by: z.string(),
  recorded_at: integerColumn,
})

/** The transfers that await confirmation, oldest first. */
export async function listWaitingTransfers() {
  const rows = await select(
    sql`select r.document_id as order, r.number, r.brand_name as venue, t.amount, t.recorded_by, t.recorded_at
      from recorded_transfers t join orders r on r.id = t.order_id
      where t.state = 'recorded' and r.state = 'awaiting-payment' order by t.id limit ${maxListed}`,
    waitingRow,
  )
  const names = await listStaffNames(rows.map(({ recorded_by }) => recorded_by))
  return rows.map(row => ({ ...row, recorded_by: names.get(row.recorded_by) ?? null }))
}
