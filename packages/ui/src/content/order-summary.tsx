import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { type SummaryItem, SummaryList } from './summary-list'

export type OrderSummaryProps = {
  title: string
  items: readonly SummaryItem[]
  /** The voucher form. */
  voucher?: ReactNode
  /** Announced to screen readers once the voucher is applied, e.g. "Voucher dipakai". */
  voucherNote?: string
  /** The formatted discount, including the minus sign. */
  discount?: { label: string; amount: string }
  total: { label: string; amount: string }
  /** What the total includes, and a sentence about it. */
  included?: { items: readonly SummaryItem[]; note: string }
  /** The sentence about the royalty, shown below the receipt. */
  note?: ReactNode
  className?: string
}

/** A receipt with a scalloped edge: items, voucher, discount and total, with a note below. */
export function OrderSummary(props: OrderSummaryProps) {
  const { title, items, voucher, voucherNote, discount, total, included, note, className } = props
  return (
    <section className={className}>
      <div className="receipt-edge relative mb-4 rounded-t-card border border-b-0 border-line bg-surface px-5 pt-7 pb-8.5 sm:px-7">
        <h2 className="text-[1.25rem] leading-[1.25]">{title}</h2>
        <SummaryList items={items} className="mt-3.5" />
        {voucher ? <div className="mt-4">{voucher}</div> : null}
        {voucherNote ? (
          <p role="status" className="mt-2.5 flex items-center gap-2 text-small font-semibold text-ok">
            <Check aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {voucherNote}
          </p>
        ) : null}
        {discount ? (
          <SummaryList
            items={[{ term: discount.label, detail: <span className="text-ok">{discount.amount}</span> }]}
          />
        ) : null}
        <p className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-4 font-bold">
          <span>{total.label}</span>
          <output className="text-[1.75rem] leading-[1.1] tracking-[-0.035em] tabular-nums">
            {total.amount}
          </output>
        </p>
        {included ? (
          <div className="mt-2.5 pl-3 text-small sm:pl-4">
            <SummaryList items={included.items} size="small" />
            <p className="mt-2 text-muted">{included.note}</p>
          </div>
        ) : null}
      </div>
      {note ? <div className="px-3 pt-3.5">{note}</div> : null}
    </section>
  )
}
