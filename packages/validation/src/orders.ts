import type * as z from 'zod/mini'
import { maxZones, orderKinds } from './constants'
import { bodySchema, choice, code, formSchema, integer, optionalField, text } from './fields'

export const billingPeriods = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

export const pricingSchema = formSchema({
  package: text(64),
  billing_period: choice(billingPeriods, 'validation.billing_period'),
  zone_count: integer(1, maxZones, 'validation.zone_count'),
})
export const pricingBodySchema = bodySchema(pricingSchema.shape)

export const voucherCodeSchema = formSchema({ voucher_code: code('validation.voucher_code') })
export const voucherCodeBodySchema = bodySchema(voucherCodeSchema.shape)

export const referralCodeSchema = formSchema({ referral_code: code('validation.referral_code') })
export const referralCodeBodySchema = bodySchema(referralCodeSchema.shape)

/** The total shown on the page, in rupiah. The API responds 409 if the price has changed since then. */
export const confirmOrderSchema = formSchema({ expected_total: integer(0, 1e12, 'validation.invalid') })
export const confirmOrderBodySchema = bodySchema(confirmOrderSchema.shape)

/**
 * An order for an existing unit. Extra zones are added to the current package and therefore have no package
 * or period of their own.
 */
export const newOrderSchema = formSchema({
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
export const orderQuoteBodySchema = bodySchema(orderParams)
export const placeOrderBodySchema = bodySchema({ ...orderParams, ...confirmOrderSchema.shape })

export type NewOrder = z.output<typeof newOrderSchema>
export type OrderParams = z.output<typeof orderQuoteBodySchema>
export type Pricing = z.output<typeof pricingSchema>
export type VoucherCode = z.output<typeof voucherCodeSchema>
export type ConfirmOrder = z.output<typeof confirmOrderSchema>
