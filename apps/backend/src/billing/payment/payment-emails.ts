import type { PaymentOutcome } from '@bgm/validation'
import { getUnitLabel } from '#src/billing/order/line-row'
import type { OrderRow } from '#src/billing/order/row'
import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, type Recipient, safeOrganisationName } from '#src/platform/mail/names'
import { formatRupiah } from '#src/platform/runtime/format'
import type { CaseKind } from './attempt-row'
import { emailTexts } from './payment-email-texts'

type Locale = 'id' | 'en'
type Order = Pick<OrderRow, 'documentId' | 'number' | 'brand_name' | 'lines' | 'total'>

const maxListed = 20

/** The unit of an order with its outlet code, or the first of several units and how many there are. */
const nameUnits = ({ brand_name, lines: [only, ...others] }: Order): string =>
  only && others.length === 0 ? getUnitLabel(only) : brand_name

function listOrders(locale: Locale, orders: readonly Order[]): string[] {
  const { order, more } = emailTexts[locale]
  const listed = orders
    .slice(0, maxListed)
    .map(one => order(one.number, nameUnits(one), formatRupiah(one.total, locale)))
  const left = orders.length - listed.length
  return left < 1 ? listed : [...listed, more(left)]
}

function button(locale: Locale, orders: readonly Order[]) {
  const [only] = orders
  return {
    label: emailTexts[locale].button(orders.length),
    href: getPortalUrl(locale, only && orders.length === 1 ? `/orders/${only.documentId}` : '/orders'),
  }
}

const sumTotals = (orders: readonly Order[]) => orders.reduce((sum, { total }) => sum + total, 0)

/** Confirms that one payment has paid several orders. */
export function ordersPaidEmail(
  recipient: Recipient,
  orders: readonly Order[],
  reference: string,
): EmailMessage {
  const { locale } = recipient
  const texts = emailTexts[locale]
  const { subject, heading, line, note } = texts.paid(
    orders.length,
    formatRupiah(sumTotals(orders), locale),
    reference,
  )
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [line],
    list: listOrders(locale, orders),
    button: button(locale, orders),
    note,
  }
}

type Facts = { received: number; expected: number; reference: string }

/** Explains why a payment could not be applied to an order, and what happens next. */
export function paymentProblemEmail(
  recipient: Recipient,
  kind: Exclude<PaymentOutcome, 'applied'>,
  { received, expected, reference }: Facts,
  orders: readonly Order[],
): EmailMessage {
  const { locale } = recipient
  const texts = emailTexts[locale]
  const difference = expected - received
  const { subject, heading, lines } = texts[kind](
    formatRupiah(received, locale),
    formatRupiah(expected, locale),
    { isShort: difference > 0, amount: formatRupiah(Math.abs(difference), locale) },
  )
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines,
    list: listOrders(locale, orders),
    button: button(locale, orders),
    note: texts.reference(reference),
  }
}

/** `creditNote` is the number of the credit note, which is only issued if the payment had paid an invoice. */
export type RefundFacts = { amount: number; ended: boolean; manual: boolean; creditNote: string | null }

export function refundEmail(
  recipient: Recipient,
  { amount, ended, manual, creditNote }: RefundFacts,
  orders: readonly Order[],
): EmailMessage {
  const { locale } = recipient
  const texts = emailTexts[locale]
  const { subject, heading, line } = texts.refunded(formatRupiah(amount, locale))
  const [only] = orders
  const venue = only && orders.length === 1 ? safeOrganisationName(locale, only.brand_name) : null
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [line, manual ? texts.byTransfer : texts.byProvider, ...(ended ? [texts.ended(venue)] : [])],
    list: listOrders(locale, orders),
    button: button(locale, orders),
    note: creditNote ? texts.creditNote(creditNote) : texts.noCreditNote,
  }
}

type Case = { reference: string; amount: number; received: number; orders: readonly string[] }

const nextSteps: Record<CaseKind, [what: string, next: string]> = {
  late: [
    'Uang masuk setelah pesanannya batal atau tidak dapat dimulai lagi.',
    'Pulihkan pesanan bila unitnya masih memerlukannya, atau kembalikan dananya.',
  ],
  duplicate: ['Pesanan ini sudah lunas; uangnya masuk dua kali.', 'Kembalikan dana pembayaran yang kedua.'],
  'wrong-amount': [
    'Jumlah yang masuk berbeda dengan jumlah pesanannya.',
    'Kembalikan dananya, atau sepakati sisanya dengan anggota lalu catat pesanan sebagai lunas.',
  ],
  'charged-back': [
    'Bank menarik kembali uang pembayaran ini.',
    'Periksa alasannya di penyedia pembayaran, lalu hentikan langganan bila penarikannya benar.',
  ],
  'refund-credited': [
    'Penyedia mengembalikan uang yang sudah menjadi kredit perubahan langganan.',
    'Nilai langganannya sudah dikurangi. Sepakati dengan anggota: tagih kembali, atau kembalikan juga perubahannya.',
  ],
}

/** Notifies support of a payment that needs a decision. */
export function paymentCaseEmail(kind: CaseKind, facts: Case, panel: string): EmailMessage {
  const [what, next] = nextSteps[kind]
  const rupiah = (amount: number) => formatRupiah(amount, 'id')
  return {
    subject: `Pembayaran ${facts.reference} perlu keputusan`,
    title: what,
    lines: [`Diterima ${rupiah(facts.received)} untuk tagihan ${rupiah(facts.amount)}.`, next],
    list: facts.orders.slice(0, maxListed).map(number => `Pesanan ${number}`),
    button: { label: 'Buka di panel', href: panel },
    note: `Referensi di penyedia pembayaran: ${facts.reference}.`,
  }
}

type TransferRequest = { amount: number; requestedBy: string; reference: string; number: string }

/** Asks the staff who may confirm transfers for a decision. */
export function transferApprovalEmail(
  { amount, requestedBy, reference, number }: TransferRequest,
  panel: string,
): EmailMessage {
  const rupiah = formatRupiah(amount, 'id')
  return {
    subject: `Transfer ${rupiah} menunggu konfirmasi`,
    title: 'Transfer menunggu konfirmasi',
    lines: [
      `${requestedBy} mencatat transfer ${rupiah} untuk pesanan ${number}, dengan referensi ${reference}.`,
      'Cocokkan dengan mutasi rekening, lalu konfirmasi atau tolak.',
    ],
    button: { label: 'Periksa di panel', href: panel },
    note: 'Orang yang mencatatnya tidak dapat mengonfirmasinya sendiri.',
  }
}

type RefundRequest = { amount: number; reason: string; requestedBy: string; reference: string }

/** Asks the staff who may approve refunds for a decision. */
export function refundApprovalEmail(
  { amount, reason, requestedBy, reference }: RefundRequest,
  panel: string,
): EmailMessage {
  const rupiah = formatRupiah(amount, 'id')
  return {
    subject: `Pengembalian dana ${rupiah} menunggu persetujuan`,
    title: 'Pengembalian dana menunggu persetujuan',
    lines: [`${requestedBy} meminta pengembalian ${rupiah} untuk ${reference}.`, `Alasan: ${reason}`],
    button: { label: 'Periksa di panel', href: panel },
    note: 'Orang yang memintanya tidak dapat menyetujuinya sendiri.',
  }
}
