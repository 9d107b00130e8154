import type { OrderRow } from '../api/order/services/row'
import type { EmailMessage } from './layout'
import { organisationForHeading } from './names'
import { formatRupiah, formatZones, periodEnd } from './order-emails'

type Locale = 'id' | 'en'

/**
 * The order confirmation for the company's unverified email address. It has no personal names and no links, and leaves
 * out company names that could be a sentence or a link.
 */
export function orderCopyEmail(locale: Locale, order: OrderRow): EmailMessage {
  const company = organisationForHeading(locale, order.company_name)
  const brand = organisationForHeading(locale, order.brand_name)
  const total = formatRupiah(locale, order.total)
  const { number, package_title: title } = order
  const what = formatZones(locale, order)
  return locale === 'id'
    ? {
        subject: `Bukti pesanan ${number}`,
        title: `Pesanan ${number} sudah kami terima`,
        lines: [
          `Pesanan atas nama ${company}: ${title} untuk ${brand}, ${what}. Total ${total}.`,
          order.state === 'paid'
            ? `Langganan aktif sampai ${periodEnd(locale, order)}. Tidak ada yang perlu dibayar.`
            : 'Cara membayar kami kirim kepada anggota yang memesan.',
        ],
        note: 'Email ini dikirim karena alamat ini tercatat sebagai email perusahaan. Jika Anda tidak mengenal pesanan ini, abaikan email ini.',
      }
    : {
        subject: `Order confirmation ${number}`,
        title: `We received order ${number}`,
        lines: [
          `Order in the name of ${company}: ${title} for ${brand}, ${what}. Total ${total}.`,
          order.state === 'paid'
            ? `The subscription is active until ${periodEnd(locale, order)}. There is nothing to pay.`
            : 'Payment instructions were sent to the member who placed the order.',
        ],
        note: 'You receive this email because this address is listed as the company email. If you do not know this order, ignore this email.',
      }
}
