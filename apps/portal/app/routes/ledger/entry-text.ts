import type { LedgerEntry } from '@bgm/api-client'
import { formatPaymentMethod } from '#app/components/payment-method'
import type { Translate } from '#app/text'

/** The numbers of the orders or invoices: "0029, 0031 and 4 more". */
function formatNumbers(t: Translate, { orders, order_count: count }: LedgerEntry): string {
  const numbers = orders.map(({ number }) => number).join(', ')
  return count > orders.length ? t('ledger.more', { numbers, count: count - orders.length }) : numbers
}

export function formatEntryTitle(t: Translate, entry: LedgerEntry): string {
  const { kind, method, reference, orders } = entry
  if (kind !== 'payment')
    return t(`ledger.titles.${kind}`, {
      number: kind === 'credit-note' ? reference : (orders[0]?.number ?? ''),
    })
  if (method === 'bank-transfer' || method === 'difference') return t(`ledger.titles.${method}`)
  return method === null ? t('ledger.kinds.payment') : formatPaymentMethod(t, method)
}

/** Money that was received online, but has paid none of its orders. */
const isUnapplied = ({ kind, method, document }: LedgerEntry) =>
  kind === 'payment' && document === null && method !== 'bank-transfer' && method !== 'difference'

function formatSubject(t: Translate, entry: LedgerEntry): string {
  const { kind, unit, unit_count: count, slip, order_count } = entry
  if (kind === 'invoice') return count > 1 ? t('ledger.others', { count: count - 1, name: unit }) : unit
  if (kind === 'withholding') return slip === null ? '' : t(`payments.withholding.states.${slip}`)
  const numbers = formatNumbers(t, entry)
  return order_count === 0 ? '' : t(isUnapplied(entry) ? 'ledger.unapplied' : 'ledger.for', { numbers })
}

/** What the entry is and concerns, in sentences. */
export function formatEntryNote(t: Translate, entry: LedgerEntry): string {
  const { kind, reference } = entry
  const isNamed = kind === 'invoice' || kind === 'credit-note' || reference === ''
  return [
    t(`ledger.kinds.${kind}`),
    formatSubject(t, entry),
    isNamed ? '' : t('ledger.reference', { reference }),
  ]
    .filter(Boolean)
    .join('. ')
}
