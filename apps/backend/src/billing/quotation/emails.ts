import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, type Recipient } from '#src/platform/mail/names'
import { formatLastDay, formatRupiah } from '#src/platform/runtime/format'

const texts = {
  id: {
    subject: (number: string) => `Penawaran ${number} untuk Anda`,
    title: 'Penawaran Anda siap',
    line: (number: string, total: string, until: string) =>
      `Tim kami membuat penawaran ${number} sebesar ${total}. Harganya berlaku sampai ${until}.`,
    button: 'Lihat penawaran',
    note: 'Penawaran ini bukan tagihan. Anda bisa menjadikannya pesanan dengan satu klik.',
  },
  en: {
    subject: (number: string) => `Quotation ${number} for you`,
    title: 'Your quotation is ready',
    line: (number: string, total: string, until: string) =>
      `Our team made quotation ${number} for ${total}. Its prices hold until ${until}.`,
    button: 'See the quotation',
    note: 'This quotation is not an invoice. You can turn it into an order with one click.',
  },
}

type Quotation = { document_id: string; number: string; total: number; valid_until: number }

/** Tells a member that staff made a quotation. */
export function quotationEmail(recipient: Recipient, quotation: Quotation): EmailMessage {
  const { locale } = recipient
  const t = texts[locale]
  const { number, total, valid_until, document_id } = quotation
  return {
    subject: t.subject(number),
    title: appendSalutation(t.title, recipient),
    lines: [t.line(number, formatRupiah(total, locale), formatLastDay(new Date(valid_until), locale))],
    button: { label: t.button, href: getPortalUrl(locale, `/orders/quotations/${document_id}`) },
    note: t.note,
  }
}
