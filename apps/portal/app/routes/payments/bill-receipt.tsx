import type { IncludedTax } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { OrderSummary, type SummaryItem, SummaryList } from '@bgm/ui'
import { ChevronDown } from 'lucide-react'
import { useIncludedTax } from '#app/components/included-tax'
import { RoyaltyLine } from '#app/components/royalty-line'
import type { Bill, BillOrder } from '#app/services/bills'
import { getOrderedPackageTitle } from '#app/services/package-title'
import { useLocale, useText } from '#app/text'

type BillReceiptProps = {
  bill: Bill
  title: string
  totalLabel: string
  /** Additional lines above the total, such as the payment method. */
  more?: SummaryItem[]
}

/** The items of the bill, line by line, with the royalty line below. */
export function BillReceipt({ bill, title, totalLabel, more = [] }: BillReceiptProps) {
  const locale = useLocale()
  const lines = useBillLines(bill)
  const discount = useDiscount(bill)
  const held = useDueLines(bill, totalLabel)
  const tax = useIncludedTax(bill.held ? null : sumTaxes(bill))
  return (
    <OrderSummary
      title={title}
      items={[...lines, ...held.lines, ...more]}
      {...(discount ? { discount } : {})}
      total={held.total ?? { label: totalLabel, amount: format.rupiah(bill.total, locale) }}
      {...tax}
      note={<RoyaltyLine royalty={bill.royalty} />}
    />
  )
}

/** Replaces the receipt on phones: the total above the payment methods, with expandable lines. */
export function CollapsibleBill({ bill }: { bill: Bill }) {
  const t = useText()
  const locale = useLocale()
  const lines = useBillLines(bill)
  const discount = useDiscount(bill)
  const [first] = bill.orders
  const label =
    bill.orders.length === 1
      ? t('payments.bill.total', { number: first?.number ?? '' })
      : t('payments.bill.total_several', { count: bill.orders.length })
  const held = useDueLines(bill, label)
  const { included } = useIncludedTax(sumTaxes(bill))
  return (
    <div className="mt-5 lg:hidden">
      <details className="group mb-3.5 border-y border-line">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-3.5">
          <span>
            <span className="block text-small text-muted">{held.total?.label ?? label}</span>
            <b className="text-[1.5rem] leading-[1.2] tracking-[-0.03em] tabular-nums">
              {held.total?.amount ?? format.rupiah(bill.total, locale)}
            </b>
          </span>
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-5 group-open:rotate-180" />
        </summary>
        <SummaryList
          items={[
            ...lines,
            ...(discount ? [{ term: discount.label, detail: discount.amount }] : []),
            ...held.lines,
          ]}
          className="pb-3"
        />
        {included ? (
          <div className="pb-3 pl-3 text-small">
            <SummaryList items={included.items} size="small" />
            <p className="mt-2 text-muted">{included.note}</p>
          </div>
        ) : null}
      </details>
      <RoyaltyLine royalty={bill.royalty} />
    </div>
  )
}

/**
 * The total and what was received in another amount, with the difference as the amount due; or what the buyer withholds,
 * with the rest.
 */
function useDueLines({ held, total, withheld, due }: Bill, totalLabel: string) {
  const t = useText()
  const locale = useLocale()
  const money = (amount: number) => format.rupiah(amount, locale)
  if (!held && withheld > 0)
    return {
      lines: [
        { term: totalLabel, detail: money(total) },
        { term: t('orders.withheld'), detail: money(-withheld) },
      ],
      total: { label: t('orders.payable'), amount: money(due) },
    }
  if (!held) return { lines: [], total: null }
  return {
    lines: [
      { term: totalLabel, detail: money(held.orders > 1 ? held.expected : total - withheld) },
      { term: t('payments.problem.received'), detail: money(held.received) },
    ],
    total: {
      label: t(held.missing < 0 ? 'payments.problem.over' : 'payments.problem.short'),
      amount: money(Math.abs(held.missing)),
    },
  }
}

function useBillLines({ orders }: Bill): SummaryItem[] {
  const t = useText()
  const locale = useLocale()
  const [only] = orders
  if (orders.length > 1 || !only)
    return orders.map(({ number, venue, total }) => ({
      term: `${number} · ${venue}`,
      detail: format.rupiah(total, locale),
    }))
  return [
    { term: t('payments.bill.number'), detail: <span className="whitespace-nowrap">{only.number}</span> },
    ...(only.line_count > 1
      ? listUnits(only, t, amount => format.rupiah(amount, locale))
      : [
          { term: t('payments.bill.venue'), detail: describeUnit(only, only.venue) },
          { term: t('orders.package'), detail: getOrderedPackageTitle(only, locale) },
          { term: t('orders.zones'), detail: only.zone_count },
          { term: t('orders.period'), detail: t(`options.billing_period.${only.billing_period}`) },
        ]),
    { term: t('orders.price'), detail: format.rupiah(only.price, locale) },
  ]
}

const describeUnit = ({ lines: [line] }: BillOrder, venue: string) =>
  line?.outlet_code ? `${venue} (${line.outlet_code})` : venue

/** The units of an order, and how many are not listed. */
function listUnits(
  { lines, line_count }: BillOrder,
  t: ReturnType<typeof useText>,
  money: (amount: number) => string,
): SummaryItem[] {
  const more = line_count - lines.length
  return [
    ...lines.map(({ unit_name, outlet_code, total }) => ({
      term: outlet_code ? `${unit_name} (${outlet_code})` : unit_name,
      detail: money(total),
    })),
    ...(more > 0 ? [{ term: t('payments.bill.more'), detail: t('words.units', { count: more }) }] : []),
  ]
}

/** The tax inside the total of all orders, if it has one rate. */
function sumTaxes({ orders }: Bill): IncludedTax | null {
  const taxes = orders.flatMap(({ tax }) => tax ?? [])
  const [first] = taxes
  if (!first || taxes.length < orders.length || taxes.some(({ rate }) => rate !== first.rate)) return null
  const sum = (name: keyof IncludedTax['sen']) => taxes.reduce((total, { sen }) => total + sen[name], 0)
  const sen = { price: sum('price'), base: sum('base'), amount: sum('amount'), rounding: sum('rounding') }
  return { ...first, sen }
}

function useDiscount({ orders }: Bill) {
  const t = useText()
  const locale = useLocale()
  const [only] = orders
  if (orders.length > 1 || !only || only.discount === 0) return null
  return { label: t('orders.discount'), amount: format.rupiah(-only.discount, locale) }
}
