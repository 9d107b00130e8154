import type { EmailMessage } from '#src/platform/mail/layout'
import { safeOrganisationName } from '#src/platform/mail/names'
import { formatRupiah } from '#src/platform/runtime/format'
import { getLineTitle } from './line-row'
import { emailTexts } from './order-email-texts'
import { findOnlyLine, formatPeriodEnd, formatUnits, formatZones } from './order-emails'
import type { OrderRow } from './row'

type Locale = 'id' | 'en'

/**
 * The order confirmation for the company's unverified email address. It contains no personal names or links,
 * and omits company names that could be a sentence or a link.
 */
export function orderCopyEmail(locale: Locale, order: OrderRow): EmailMessage {
  const texts = emailTexts[locale]
  const company = safeOrganisationName(locale, order.company_name)
  const total = formatRupiah(order.total, locale)
  const line = findOnlyLine(order)
  return {
    ...texts.copy(order.number),
    lines: [
      line
        ? texts.copySummary(
            company,
            getLineTitle(line, locale),
            safeOrganisationName(locale, line.unit_name),
            formatZones(locale, line),
            total,
          )
        : texts.copySummaryOfUnits(company, formatUnits(locale, order), total),
      order.state !== 'paid'
        ? texts.copyUnpaid
        : line
          ? texts.copyPaid(formatPeriodEnd(locale, line))
          : texts.copyPaidOfUnits,
    ],
  }
}
