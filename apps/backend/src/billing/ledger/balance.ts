import type { LedgerBalance } from '@bgm/contract'
import { z } from 'zod'
import { creditedMoney } from '#src/billing/payment/refund-shares'
import { integerColumn } from '#src/platform/database/columns'
import { selectOne } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { change, completed, isInvoiced, isPaidOffline, ledgerEntries, withheldJoin } from './entries'

const balanceRow = z.object({
  balance: integerColumn,
  withheld: integerColumn,
  reversed: integerColumn,
  held: integerColumn,
  unpaid_count: integerColumn,
  unpaid_total: integerColumn,
})

/**
 * The balance of an organisation, which is the sum of its entries, and its parts, which are computed from what is open.
 * Logs an error if they differ.
 */
export async function getLedgerBalance(organisation: number): Promise<LedgerBalance> {
  const row = await selectOne(
    sql`with payments as (
        select a.id, a.received, a.state = 'charged-back' as is_reversed,
          (select coalesce(sum(p.amount), 0) from payment_attempt_orders p
            where p.attempt_id = a.id and p.outcome = 'applied') as applied,
          (select coalesce(sum(f.amount), 0) from refunds f where f.attempt_id = a.id and f.state = 'done') as refunded,
          (select coalesce(sum(${creditedMoney}), 0) from refunds f
            where f.attempt_id = a.id and f.state = 'done') as credited
        from payment_attempts a
        where a.organisation_id = ${organisation} and a.received is not null and a.received_at is not null
      )
      select
        (select coalesce(sum(${change}), 0) from ${ledgerEntries} e where e.organisation_id = ${organisation}) as balance,
        (select coalesce(sum(w.amount), 0) from withholdings w
          where w.organisation_id = ${organisation} and w.state = 'open') as withheld,
        (select coalesce(sum(applied - credited), 0) from payments where is_reversed) as reversed,
        (select coalesce(sum(received - applied - refunded + credited), 0) from payments where not is_reversed)
          - (select coalesce(sum(${completed}), 0) from orders r ${withheldJoin}
            where r.organisation_id = ${organisation} and ${isInvoiced} and ${isPaidOffline}) as held,
        (select count(*) from orders r
          where r.organisation_id = ${organisation} and r.state = 'awaiting-payment') as unpaid_count,
        (select coalesce(sum(r.total - coalesce(r.withheld, 0)), 0) from orders r
          where r.organisation_id = ${organisation} and r.state = 'awaiting-payment') as unpaid_total`,
    balanceRow,
  )
  if (!row) throw new Error('A balance was not computed')
  const { unpaid_count: count, unpaid_total: total, ...balance } = row
  if (balance.balance !== balance.withheld + balance.reversed - balance.held)
    strapi.log.error('the balance of an account does not add up', { organisation, ...balance })
  return { ...balance, unpaid: { count, total } }
}
