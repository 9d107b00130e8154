import type { EmailMessage } from '#src/platform/mail/layout'
import { safeOrganisationName } from '#src/platform/mail/names'
import { formatRupiah } from '#src/platform/runtime/format'
import { emailTexts } from './order-email-texts'
import { formatPeriodEnd, formatZones } from './order-emails'
import type { OrderRow } from './row'

type Locale = 'id' | 'en'

/**
 * The order confirmation for the company's unverified email address. It contains no personal names or links,
 * and omits company names that could be a sentence or a link.
 */
export function orderCopyEmail(locale: Locale, order: OrderRow): EmailMessage {
  const texts = emailTexts[locale]
  return {
    ...texts.copy(order.number),
    lines: [
      texts.copySummary(
        safeOrganisationName(locale, order.company_name),
        order.package_title,
        safeOrganisationName(locale, order.brand_name),
        formatZones(locale, order),
        formatRupiah(order.total, locale),
      ),
      order.state === 'paid' ? texts.copyPaid(formatPeriodEnd(locale, order)) : texts.copyUnpaid,
    ],
  }
}
