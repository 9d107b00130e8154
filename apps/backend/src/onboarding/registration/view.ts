import { getPaymentSettings, getQuote } from '#src/billing'
import { toTaxFileView } from '#src/customers'
import type { Account } from '#src/platform/http/request-context'
import type { RegistrationDraft } from './draft'

/** A registration with its current quote. */
export async function getRegistrationView(draft: RegistrationDraft, account: Account, now = new Date()) {
  const { industry, pricing, voucher_code: voucherCode } = draft
  const priced =
    pricing &&
    (await getQuote({
      pricing,
      voucherCode,
      locale: account.locale,
      area: industry?.area_size ?? null,
      settings: await getPaymentSettings(),
      now,
    }))
  return {
    id: draft.documentId,
    industry: industry && { ...industry, hotel_stars: industry.hotel_stars ?? null },
    property: draft.property,
    referral_code: account.referral_code,
    file_npwp: draft.confirmed_at ? null : toTaxFileView(draft.tax_file),
    pricing,
    order_number: draft.order_number,
    voucher_code: voucherCode,
    quote: priced ? priced.quote : null,
    order: draft.order?.documentId ?? null,
    updated_at: draft.updatedAt,
  }
}
