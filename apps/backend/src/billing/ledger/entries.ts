import { ledgerKinds } from '@bgm/validation'
import { z } from 'zod'
import { creditedMoney } from '#src/billing/payment/refund-shares'
import { integerColumn } from '#src/platform/database/columns'
import { type Sql, sql } from '#src/platform/database/sql'

const toMillis = (time: Sql) => sql`floor(extract(epoch from ${time}) * 1000)::bigint`

/** Whether an order (`r`) was paid by transfer, or needed no payment. */
export const isPaidOffline = sql`not exists (select 1 from payment_attempt_orders p
  where p.order_id = r.id and p.outcome = 'applied')`

export const isInvoiced = sql`r.state = 'paid' and r.invoice_number is not null`

const payable = sql`(r.total - coalesce(w.amount, 0))`

export const withheldJoin = sql`left join withholdings w on w.order_id = r.id and w.paid_at is not null`

/**
 * What an order (`r`) that was paid by transfer had received before in a wrong amount, which the transfer completed:
 * what was not returned, divided among the orders of the payment in their order.
 */
export const completed = sql`least(${payable}, (select coalesce(sum(least(${payable}, greatest(0, a.received - a.refunded - (
      select coalesce(sum(e.total - coalesce(v.amount, 0)), 0)
      from payment_attempt_orders q join orders e on e.id = q.order_id
      left join withholdings v on v.order_id = e.id and v.paid_at is not null
      where q.attempt_id = a.id and q.order_id < r.id and e.state = 'paid'
        and not exists (select 1 from payment_attempt_orders o where o.order_id = e.id and o.outcome = 'applied')
    )))), 0)
  from payment_attempt_orders p join payment_attempts a on a.id = p.attempt_id
  where p.order_id = r.id and p.outcome = 'wrong-amount' and a.received is not null and a.state <> 'charged-back'))`

const voidedTax = sql`(select coalesce(sum(v.amount), 0) from withholdings v where v.void_refund_id = f.id)`

/**
 * Every entry of all accounts, derived from orders, payments, refunds and withheld tax. `position` orders the entries of
 * a moment. Times are in milliseconds, amounts in rupiah.
 */
export const ledgerEntries = sql`(
  select r.organisation_id, ${toMillis(sql`r.paid_at`)} as at, 0 as position, r.id as source, 'invoice' as kind,
    r.total as charge, 0 as credit, true as counted,
    r.id as order_id, null::int as attempt_id, null::text as method, r.invoice_number as reference, null::text as slip
  from orders r where ${isInvoiced}
  union all
  select a.organisation_id, a.received_at, 1, a.id, 'payment', 0, a.received, true, null, a.id, a.method, a.reference, null
  from payment_attempts a where a.received is not null and a.received_at is not null
  union all
  select r.organisation_id, ${toMillis(sql`r.paid_at`)}, 2, r.id, 'payment', 0, ${payable} - ${completed}, true,
    r.id, null, 'bank-transfer', r.payment_reference, null
  from orders r ${withheldJoin} where ${isInvoiced} and ${payable} > 0 and ${isPaidOffline}
  union all
  select w.organisation_id, case when w.state = 'open' then w.paid_at else w.closed_at end, 3, w.id,
    case when w.state = 'paid' then 'payment' else 'withholding' end, 0, w.amount, w.state <> 'open',
    w.order_id, null, case when w.state = 'paid' then 'difference' end, coalesce(w.received_reference, ''),
    case when w.state <> 'paid' then w.state end
  from withholdings w where w.paid_at is not null and w.state in ('open', 'accepted', 'paid')
  union all
  select f.organisation_id, f.done_at, 4, f.id, 'credit-note', 0, ${creditedMoney} + ${voidedTax}, true,
    f.order_id, f.attempt_id, null, f.credit_note_number, null
  from refunds f where f.state = 'done' and f.credit_note_number is not null
  union all
  select f.organisation_id, f.done_at, 5, f.id, 'refund', f.amount, 0, true,
    f.order_id, f.attempt_id, case when f.mode = 'manual' then 'bank-transfer' end, coalesce(f.payout_reference, ''), null
  from refunds f where f.state = 'done'
  union all
  select a.organisation_id, coalesce(a.case_opened_at, a.checked_at, a.received_at), 6, a.id, 'reversal',
    greatest(0, a.received - a.refunded), 0, true, null, a.id, a.method, a.reference, null
  from payment_attempts a where a.state = 'charged-back' and a.received is not null and a.received_at is not null
)`

export const ledgerRow = z.object({
  at: integerColumn,
  position: z.number(),
  source: z.number(),
  kind: z.enum(ledgerKinds),
  charge: integerColumn,
  credit: integerColumn,
  counted: z.boolean(),
  balance: integerColumn,
  order_id: z.number().nullable(),
  attempt_id: z.number().nullable(),
  method: z.string().nullable(),
  reference: z.string().nullable(),
  slip: z.string().nullable(),
})
export type LedgerRow = z.output<typeof ledgerRow>

/** The counted amount by which an entry (`e`) changes the balance. */
export const change = sql`case when e.counted then e.charge - e.credit else 0 end`
