import type { LineRefusal } from '@bgm/contract'
import type { NewOrder } from '@bgm/validation'
import type { VoucherRequest } from '#src/billing/order/quote'
import type { QuotedPrices } from '#src/billing/order/rules/quoted-prices'
import { quoteUnits } from '#src/billing/order/units-quote'
import { listOrderableUnits, type OrderableUnit, type Scope, unitsInScopeConditions } from '#src/customers'
import { inArray, sql } from '#src/platform/database/sql'
import type { Account } from '#src/platform/http/request-context'
import type { OrderRequest, RequestLine } from './row'

type Line = Pick<RequestLine, 'business_unit_id' | 'kind' | 'package_key' | 'billing_period' | 'zone_count'>

const toParams = ({ kind, package_key, billing_period, zone_count }: Line): NewOrder => ({
  kind,
  zone_count,
  ...(kind !== 'extra-zones' && {
    package: package_key ?? undefined,
    billing_period: billing_period ?? undefined,
  }),
})

type PriceRequest<L extends Line> = {
  request: Pick<OrderRequest, 'voucher_code'>
  lines: readonly L[]
  scope: Scope
  locale: Account['locale']
  /** Set for a quotation. */
  quoted?: QuotedPrices | undefined
}

export type RequestEntry<L extends Line = RequestLine> = {
  line: L
  unit: OrderableUnit | null
  params: NewOrder
  price: number | null
  refusal: LineRefusal | 'unit-missing' | null
}

/** Today's price of what was asked for, with the lines that can no longer be ordered. */
export async function priceRequest<L extends Line>(
  { request, lines, scope, locale, quoted }: PriceRequest<L>,
  voucher: Omit<VoucherRequest, 'code'>,
) {
  const ids = lines.map(({ business_unit_id }) => business_unit_id)
  const where = [...unitsInScopeConditions(scope), inArray(sql`u.id`, ids)]
  const found = await listOrderableUnits({ from: sql`business_units u`, where }, ids.length)
  const units = new Map(found.map(unit => [unit.id, unit]))
  const known = lines.flatMap(line => {
    const unit = units.get(line.business_unit_id)
    return unit ? [{ line, unit, params: toParams(line) }] : []
  })
  const code = request.voucher_code
  const { quote, voucherError, offers } = await quoteUnits(known, locale, { ...voucher, code }, quoted)
  const priced = new Map(known.map(({ line }, index) => [line, quote.lines[index]]))
  const entries = lines.map((line): RequestEntry<L> => {
    const own = priced.get(line)
    return {
      line,
      unit: units.get(line.business_unit_id) ?? null,
      params: toParams(line),
      price: own?.quote?.price ?? null,
      refusal: own ? own.refusal : 'unit-missing',
    }
  })
  return { entries, totals: quote, voucherError, offers }
}
