import * as z from 'zod/mini'
import { billingPeriods, maxZones, orderKinds } from './constants'
import {
  abortUnless,
  bodyObject,
  choice,
  code,
  formObject,
  hasLength,
  integer,
  optionalField,
  text,
} from './fields'

export const pricingSchema = formObject({
  package: text(64),
  billing_period: choice(billingPeriods, 'validation.billing_period'),
  zone_count: integer(1, maxZones, 'validation.zone_count'),
})
export const pricingBodySchema = bodyObject(pricingSchema.shape)

export const voucherCodeSchema = formObject({ voucher_code: code('validation.voucher_code') })
export const voucherCodeBodySchema = bodyObject(voucherCodeSchema.shape)

export const referralCodeSchema = formObject({ referral_code: code('validation.referral_code') })
export const referralCodeBodySchema = bodyObject(referralCodeSchema.shape)

/** The numbers of the buyer's own bookkeeping. */
export const orderReferences = {
  purchase_order: optionalField(text(60)),
  cost_centre: optionalField(text(60)),
}
export type OrderReferences = { purchase_order?: string | undefined; cost_centre?: string | undefined }

/** The total shown on the page, in rupiah. The API responds 409 if the price has changed since then. */
export const confirmOrderSchema = formObject({ expected_total: integer(0, 1e12, 'validation.invalid') })
/** Confirms an order, with the numbers of the buyer's own bookkeeping. */
export const confirmReferencedOrderSchema = formObject({ ...confirmOrderSchema.shape, ...orderReferences })
export const confirmOrderBodySchema = bodyObject(confirmOrderSchema.shape)

/**
 * An order for an existing unit. Extra zones are added to the current package and therefore have no package
 * or period of their own.
 */
export const newOrderSchema = formObject({
  kind: choice(orderKinds),
  package: optionalField(text(64)),
  billing_period: optionalField(choice(billingPeriods, 'validation.billing_period')),
  zone_count: integer(1, maxZones, 'validation.zone_count'),
})

const orderParams = {
  ...newOrderSchema.shape,
  business_unit: text(64),
  voucher_code: optionalField(code('validation.voucher_code')),
}
export const orderQuoteBodySchema = bodyObject(orderParams)
export const placeOrderBodySchema = bodyObject({
  ...orderParams,
  ...confirmOrderSchema.shape,
  ...orderReferences,
})

/** The number of units that one order can be for. */
export const maxOrderLines = 2000

const unitLine = bodyObject({ ...newOrderSchema.shape, business_unit: text(64) })

/** What is ordered for each of several units. The number of lines is checked before any of them. */
export const unitLines = z.pipe(
  z
    .custom<unknown[]>(value => Array.isArray(value), 'validation.required')
    .check(hasLength(1, maxOrderLines, 'validation.too_long')),
  z
    .array(unitLine)
    .check(
      abortUnless<{ business_unit: string }[]>(
        lines => new Set(lines.map(({ business_unit }) => business_unit)).size === lines.length,
        'validation.invalid',
      ),
    ),
)

const unitsOrder = { lines: unitLines, voucher_code: optionalField(code('validation.voucher_code')) }
export const unitsQuoteBodySchema = bodyObject(unitsOrder)
export const placeUnitsOrderBodySchema = bodyObject({
  ...unitsOrder,
  ...confirmOrderSchema.shape,
  ...orderReferences,
})

export type UnitLine = z.output<typeof unitLine>
export type NewOrder = z.output<typeof newOrderSchema>
export type OrderParams = z.output<typeof orderQuoteBodySchema>
export type Pricing = z.output<typeof pricingSchema>
export type VoucherCode = z.output<typeof voucherCodeSchema>
export type ConfirmReferencedOrder = z.output<typeof confirmReferencedOrderSchema>
export type ConfirmOrder = z.output<typeof confirmOrderSchema>

/** Whether an order for a unit's first `zoneCount` zones would only cover zones whose licences are revoked. */
export const areZonesRevoked = (revoked: readonly number[], zoneCount: number): boolean =>
  zoneCount > 0 && revoked.filter(number => number <= zoneCount).length >= zoneCount
