import { priceWholeCart } from '#src/billing/cart/price-whole'
import type { Shopper } from '#src/billing/cart/row'
import { loadInvoiceParties } from '#src/billing/order/invoice-parties'
import type { QuotedPrices } from '#src/billing/order/rules/quoted-prices'
import type { PaymentSettings } from '#src/billing/order/settings'
import { getCurrentTerms } from '#src/billing/order/terms'
import type { StaffMember } from '#src/billing/payment/refunds'
import { memberActor, recordAuditEntry } from '#src/customers'
import { notify } from '#src/identity'
import { insertRows } from '#src/platform/database/insert-rows'
import type { Account } from '#src/platform/http/request-context'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { toJakartaDate } from '#src/platform/runtime/jakarta'
import { nextSequenceNumber } from '#src/platform/sequence'
import { quotationEmail } from './emails'
import { formatQuotationNumber, getValidUntil } from './rules/validity'

type NewQuotation = {
  /** The member who asks for it, or for whom staff make it. */
  account: Account
  staff?: StaffMember | undefined
  version: number
  expectedTotal: number
  settings: PaymentSettings
  now: Date
}

type Priced = Awaited<ReturnType<typeof priceWholeCart>>

const toPrices = ({ lines, offers }: Priced): QuotedPrices =>
  Object.fromEntries(
    lines.flatMap(({ price, eligibility }) =>
      [price.package.key, ...eligibility.running.map(period => period.package_key)].flatMap(key => {
        const offer = offers.get(key)
        return offer
          ? [[key, { price_monthly: offer.price_monthly, price_yearly: offer.price_yearly }] as const]
          : []
      }),
    ),
  )

const toLineRows = (quotation: number, { lines }: Priced) =>
  lines.map(({ unit, price }, index) => ({
    quotation_id: quotation,
    position: index + 1,
    business_unit_id: unit.id,
    unit_name: unit.name,
    outlet_code: unit.outlet_code,
    kind: price.kind,
    package_key: price.package.key,
    package_titles: price.package.titles,
    billing_period: price.billing_period,
    zone_count: price.zone_count,
    unit_price: price.unit_price,
    price: price.price,
    discount: price.discount,
    credit: price.credit,
    days_left: price.days?.left ?? null,
    days_whole: price.days?.whole ?? null,
    covers_from: price.covers_from,
    covers_until: price.covers_until,
  }))

async function toRow({ owner }: Shopper, { account, staff, now }: NewQuotation, priced: Priced) {
  const { totals, lines } = priced
  const { year } = toJakartaDate(now)
  const [first] = lines
  if (!first) throw new Error('A quotation has no lines')
  const ordered = { package_key: first.price.package.key, package_title: first.price.package.title }
  const parties = await loadInvoiceParties({ lines: lines.map(({ unit }) => ({ business_unit: unit })) })
  return {
    document_id: newRecordId(),
    number: formatQuotationNumber(year, await nextSequenceNumber(`quotation-${year}`)),
    organisation_id: owner.organisation,
    user_id: account.id,
    staff_id: staff?.id ?? null,
    voucher_code: totals.voucher_code,
    price: totals.price,
    discount: totals.discount,
    tax: totals.tax && JSON.stringify(totals.tax),
    total: totals.total,
    prices: JSON.stringify(toPrices(priced)),
    parties: JSON.stringify(parties),
    sentence: JSON.stringify((await getCurrentTerms({ ...ordered, business_unit: null })).sentence),
    created_at: now.getTime(),
    valid_until: getValidUntil(now).getTime(),
  }
}

/**
 * Stores the cart as an offer that holds for 30 days, and leaves the cart as it is. Throws like `priceWholeCart`. Returns the
 * id of the quotation.
 */
export async function createQuotation(shopper: Shopper, request: NewQuotation): Promise<string> {
  const priced = await priceWholeCart(shopper, request)
  const row = await toRow(shopper, request, priced)
  const { account, staff, now } = request
  await strapi.db.transaction(async ({ trx }) => {
    const [stored] = await trx('quotations').insert(row).returning('id')
    await insertRows(trx, 'quotation_lines', toLineRows(Number(stored?.id), priced))
    await recordAuditEntry({
      action: 'quotation.created',
      actor: staff?.actor ?? memberActor(account),
      subject: 'quotation',
      subjectId: row.document_id,
      organisation: row.organisation_id,
      at: now,
      details: { number: row.number, total: row.total },
    })
    if (staff) await notify(account, 'payment', quotationEmail(account, row))
  })
  return row.document_id
}
