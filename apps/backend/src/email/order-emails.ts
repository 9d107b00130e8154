import type { OrderRow } from '../api/order/services/row'
import type { PaymentAccount } from '../api/order/services/settings'
import type { EmailMessage } from './layout'
import { type Recipient, withSalutation } from './names'
import { portalUrl } from './verification-emails'

type Locale = 'id' | 'en'

const tags: Record<Locale, string> = { id: 'id-ID', en: 'en-GB' }

export const formatRupiah = (locale: Locale, amount: number) =>
  locale === 'id' ? `Rp${amount.toLocaleString('id-ID')}` : `IDR ${amount.toLocaleString('en-US')}`

const date = (locale: Locale, at: Date) =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(at)

const nouns = {
  id: (count: number) => `${count} zona`,
  en: (count: number) => `${count} ${count === 1 ? 'zone' : 'zones'}`,
}
const more = {
  id: (count: number) => `${count} zona tambahan`,
  en: (count: number) => `${count} extra ${count === 1 ? 'zone' : 'zones'}`,
}

/** What was ordered, in the words of a list: two zones, or two extra ones. */
export const formatZones = (locale: Locale, { kind, zone_count }: OrderRow) =>
  (kind === 'extra-zones' ? more : nouns)[locale](zone_count)

/** The last day that an order covers, or '' before its payment. */
export const periodEnd = (locale: Locale, { covers_until }: OrderRow) =>
  covers_until ? date(locale, covers_until) : ''

const starts = {
  id: {
    new: 'Langganan mulai pada hari pembayaran kami terima.',
    renewal: 'Langganan diperpanjang begitu pembayaran kami terima.',
    'extra-zones': 'Zona tambahan aktif pada hari pembayaran kami terima.',
  },
  en: {
    new: 'The subscription starts on the day we receive your payment.',
    renewal: 'The subscription is renewed as soon as we receive your payment.',
    'extra-zones': 'The extra zones are active on the day we receive your payment.',
  },
}

const orderPage = (locale: Locale, { documentId }: OrderRow) => portalUrl(locale, `/orders/${documentId}`)

/** The order is confirmed; this is how to pay. */
export function orderPlacedEmail(
  reader: Recipient,
  order: OrderRow,
  account: PaymentAccount | null,
): EmailMessage {
  const { locale } = reader
  const total = formatRupiah(locale, order.total)
  const until = order.pay_before ? date(locale, order.pay_before) : ''
  const href = orderPage(locale, order)
  return locale === 'id'
    ? {
        subject: `Pesanan ${order.number}: cara membayar`,
        title: `${withSalutation('Terima kasih', reader)}. Pesanan Anda sudah kami terima.`,
        lines: [
          `${order.package_title} untuk ${order.brand_name}, ${formatZones(locale, order)}. Total ${total}.`,
          ...(account
            ? [
                `Transfer ${total} ke ${account.bank_name}, nomor rekening ${account.account_number}, atas nama ${account.account_holder}.`,
              ]
            : []),
          `Tulis ${order.number} sebagai berita transfer, dan bayar paling lambat ${until}.`,
          starts.id[order.kind],
        ],
        button: { label: 'Lihat pesanan', href },
        note: `Pesanan yang belum dibayar sampai ${until} dibatalkan otomatis.`,
      }
    : {
        subject: `Order ${order.number}: how to pay`,
        title: `${withSalutation('Thank you', reader)}. We received your order.`,
        lines: [
          `${order.package_title} for ${order.brand_name}, ${formatZones(locale, order)}. Total ${total}.`,
          ...(account
            ? [
                `Transfer ${total} to ${account.bank_name}, account number ${account.account_number}, in the name of ${account.account_holder}.`,
              ]
            : []),
          `Use ${order.number} as the reference, and pay by ${until}.`,
          starts.en[order.kind],
        ],
        button: { label: 'See the order', href },
        note: `An order that is not paid by ${until} is cancelled automatically.`,
      }
}

/** The payment has arrived and the subscription runs. */
export function orderPaidEmail(reader: Recipient, order: OrderRow): EmailMessage {
  const { locale } = reader
  const total = formatRupiah(locale, order.total)
  const end = periodEnd(locale, order)
  const href = orderPage(locale, order)
  return locale === 'id'
    ? {
        subject: `Pembayaran pesanan ${order.number} sudah kami terima`,
        title: withSalutation('Langganan Anda aktif', reader),
        lines: [
          `Pembayaran ${total} untuk pesanan ${order.number} sudah kami terima.`,
          `${order.package_title} untuk ${order.brand_name}, ${formatZones(locale, order)}, aktif sampai ${end}.`,
        ],
        button: { label: 'Lihat pesanan', href },
        note: 'Simpan email ini sebagai bukti pembayaran Anda.',
      }
    : {
        subject: `We received your payment for order ${order.number}`,
        title: withSalutation('Your subscription is active', reader),
        lines: [
          `We received your payment of ${total} for order ${order.number}.`,
          `${order.package_title} for ${order.brand_name}, ${formatZones(locale, order)}, active until ${end}.`,
        ],
        button: { label: 'See the order', href },
        note: 'Keep this email as proof of your payment.',
      }
}

/** The order was cancelled, by time or by our staff. */
export function orderCancelledEmail(reader: Recipient, order: OrderRow): EmailMessage {
  const { locale } = reader
  const href = orderPage(locale, order)
  return locale === 'id'
    ? {
        subject: `Pesanan ${order.number} dibatalkan`,
        title: `Pesanan ${order.number} dibatalkan`,
        lines: [
          `Pesanan untuk ${order.brand_name} dibatalkan karena pembayarannya belum kami terima.`,
          ...(order.voucher_code
            ? [`Voucher ${order.voucher_code} dapat dipakai lagi selama masih berlaku.`]
            : []),
        ],
        button: { label: 'Lihat pesanan', href },
        note: 'Jika Anda sudah membayar, balas email ini dan sertakan bukti transfer.',
      }
    : {
        subject: `Order ${order.number} was cancelled`,
        title: `Order ${order.number} was cancelled`,
        lines: [
          `The order for ${order.brand_name} was cancelled because we have not received its payment.`,
          ...(order.voucher_code
            ? [`Voucher ${order.voucher_code} can be used again while it is valid.`]
            : []),
        ],
        button: { label: 'See the order', href },
        note: 'If you have already paid, reply to this email with proof of the transfer.',
      }
}
