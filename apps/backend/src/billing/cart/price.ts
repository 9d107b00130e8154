import type { LineRefusal } from '@bgm/contract'
import type { NewOrder } from '@bgm/validation'
import type { OrderEligibility } from '#src/billing/order/eligibility'
import type { Package } from '#src/billing/order/packages'
import type { Totals, VoucherRequest } from '#src/billing/order/quote'
import type { PricedLine } from '#src/billing/order/unit-quote'
import { quoteUnits } from '#src/billing/order/units-quote'
import { listOrderableUnits, type OrderableUnit, unitsInScopeConditions } from '#src/customers'
import { inArray, sql } from '#src/platform/database/sql'
import { type Cart, type CartLine, listCartLines, type Shopper } from './row'

type DiscountedLine = PricedLine & { discount: number }

/** The line of a unit that can be seen, with its price or why it cannot be ordered. */
type KnownLine = {
  line: CartLine
  unit: OrderableUnit
  params: NewOrder
  eligibility: OrderEligibility
  price: DiscountedLine | null
  refusal: LineRefusal | null
}
/** The unit of a line without `unit` was deleted, or is no longer in scope. */
export type CartEntry = KnownLine | { line: CartLine; unit: null; price: null; refusal: 'unit-missing' }

export const isOrderable = (entry: CartEntry): entry is KnownLine & { price: DiscountedLine } =>
  entry.price !== null

export type PricedCart = {
  entries: CartEntry[]
  offers: ReadonlyMap<string, Package>
  totals: Totals & { voucher_refusal: Awaited<ReturnType<typeof quoteUnits>>['voucherError'] }
}

const toParams = ({ kind, package_key, billing_period, zone_count }: CartLine): NewOrder => ({
  kind,
  zone_count,
  ...(kind !== 'extra-zones' && {
    package: package_key ?? undefined,
    billing_period: billing_period ?? undefined,
  }),
})

/** Today's price of each line of a cart, with a number of statements that does not depend on their number. */
export async function priceCart(
  { scope, locale }: Pick<Shopper, 'scope' | 'locale'>,
  cart: Cart,
  voucher: VoucherRequest,
): Promise<PricedCart> {
  const lines = await listCartLines(cart)
  const where = [
    ...unitsInScopeConditions(scope),
    inArray(
      sql`u.id`,
      lines.map(({ business_unit_id }) => business_unit_id),
    ),
  ]
  const found = await listOrderableUnits({ from: sql`business_units u`, where }, lines.length)
  const units = new Map(found.map(unit => [unit.id, unit]))
  const known = lines.flatMap(line => {
    const unit = units.get(line.business_unit_id)
    return unit ? [{ line, unit, params: toParams(line) }] : []
  })
  const { quote, eligible, offers } = await quoteUnits(known, locale, voucher)
  const priced = new Map(
    known.map((one, index): [CartLine, KnownLine] => {
      const eligibility = eligible.get(one.unit.id)
      if (!eligibility) throw new Error('A unit has no eligibility')
      const { quote: price = null, refusal = null } = quote.lines[index] ?? {}
      return [one.line, { ...one, eligibility, price, refusal }]
    }),
  )
  const entries = lines.map(
    (line): CartEntry =>
      priced.get(line) ?? { line, unit: null, price: null, refusal: 'unit-missing' as const },
  )
  return { entries, offers, totals: quote }
}
