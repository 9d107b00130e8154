import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { selectOne } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'

const openRow = z.object({
  refunds: integerColumn,
  refunded: integerColumn,
  withheld: integerColumn,
  tax: integerColumn,
})

export type OpenMoney = {
  /** The refunds that have not reached the customer, and their sum. */
  refunds: { count: number; amount: number }
  /** The withheld tax for which no slip was accepted, and its sum. */
  withheld: { count: number; amount: number }
}

/** The money between an organisation and the business that somebody still has to settle. */
export async function getOpenMoney(organisation: number): Promise<OpenMoney> {
  const row = await selectOne(
    sql`select r.count as refunds, r.amount as refunded, w.count as withheld, w.amount as tax
      from (select count(*) as count, coalesce(sum(f.amount), 0) as amount from refunds f
          where f.organisation_id = ${organisation} and f.state not in ('done', 'rejected', 'failed')) r,
        (select count(*) as count, coalesce(sum(h.amount), 0) as amount from withholdings h
          where h.organisation_id = ${organisation} and h.state = 'open') w`,
    openRow,
  )
  return {
    refunds: { count: row?.refunds ?? 0, amount: row?.refunded ?? 0 },
    withheld: { count: row?.withheld ?? 0, amount: row?.tax ?? 0 },
  }
}

export const hasOpenMoney = ({ refunds, withheld }: OpenMoney): boolean =>
  refunds.count > 0 || withheld.count > 0
