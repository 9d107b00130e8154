import type { LineRefusal } from '@bgm/contract'
import type { NewOrder } from '@bgm/validation'
import type { OrderableUnit } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { listOrderEligibility } from './eligibility'
import { listOffers } from './packages'
import { quoteBaskets, type VoucherRequest } from './quote'
import { applyQuotedPrices, type QuotedPrices } from './rules/quoted-prices'
import { type PricedLine, priceLine } from './unit-quote'

type Line = { unit: OrderableUnit; params: NewOrder }

const refusals: Record<string, LineRefusal> = {
  'order-open': 'order-open',
  'order-kind': 'order-kind',
  'licences-revoked': 'licences-revoked',
  'unit-incomplete': 'unit-incomplete',
}

/** The price, or why the line cannot be ordered. A package that is not sold with these options is `unavailable`. */
function tryToPrice(price: () => PricedLine): { line: PricedLine } | { refusal: LineRefusal } {
  try {
    return { line: price() }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { refusal: refusals[String(error.details.code)] ?? 'unavailable' }
  }
}

/**
 * The current price of one order for several units, with lines that cannot be ordered left out of its amounts. The
 * number of statements does not depend on the number of lines. `quoted` replaces list prices.
 */
export async function quoteUnits(
  lines: readonly Line[],
  locale: Account['locale'],
  voucher: VoucherRequest,
  quoted?: QuotedPrices,
) {
  const { now } = voucher
  const [eligible, current] = await Promise.all([
    listOrderEligibility(
      lines.map(({ unit: { id } }) => id),
      now,
    ),
    listOffers(locale),
  ])
  const offers = applyQuotedPrices(current, quoted)
  const tried = lines.map(({ unit, params }) => {
    const eligibility = eligible.get(unit.id)
    if (!eligibility) throw new Error('A unit has no eligibility')
    return tryToPrice(() => priceLine({ eligibility, params, area: unit.area_size }, { offers, now }))
  })
  const priced = tried.flatMap(one => ('line' in one ? one.line : []))
  const { totals, discounts, voucherError } = await quoteBaskets(priced, voucher)
  const discountOf = new Map(priced.map((line, index) => [line, discounts[index] ?? 0]))
  return {
    voucherError,
    eligible,
    offers,
    quote: {
      ...totals,
      voucher_refusal: voucherError,
      lines: tried.map((one, index) => ({
        business_unit: lines[index]?.unit.documentId ?? '',
        refusal: 'line' in one ? null : one.refusal,
        quote: 'line' in one ? { ...one.line, discount: discountOf.get(one.line) ?? 0 } : null,
      })),
    },
  }
}
