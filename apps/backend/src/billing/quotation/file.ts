import { drawQuotationInWorker } from '#src/billing/invoice/draw-in-worker'
import type { Locale } from '#src/billing/invoice/texts'
import type { FileResponse } from '#src/platform/http/implement'
import { environment } from '#src/platform/runtime/environment'
import { listQuotationLines, type Quotation } from './row'

/** A quotation as a PDF, drawn from what was stored with it. */
export async function getQuotationFile(quotation: Quotation, locale: Locale): Promise<FileResponse> {
  const lines = await listQuotationLines(quotation.id)
  const content = await drawQuotationInWorker({
    quotation: {
      number: quotation.number,
      member: quotation.member_name ?? '',
      createdAt: new Date(quotation.created_at),
      validUntil: new Date(quotation.valid_until),
      price: quotation.price,
      discount: quotation.discount,
      voucher_code: quotation.voucher_code,
      tax: quotation.tax,
      total: quotation.total,
    },
    lines: lines.map(({ days_left: left, days_whole: whole, price, discount, package_titles, ...line }) => ({
      ...line,
      package_titles,
      package_title: package_titles.id,
      price,
      discount,
      total: price - discount,
      days: left === null || whole === null ? null : { left, whole },
      order_id: 0,
      period_prices: null,
      business_unit: null,
    })),
    parties: quotation.parties,
    sentence: quotation.sentence[locale],
    product: environment.APP_TITLE,
    locale,
  })
  return { name: `${quotation.number}.pdf`, type: 'application/pdf', content }
}
