import type * as z from 'zod/mini'
import { maxZones, orderKinds } from './constants'
import { body, choice, code, form, integer, optional, text } from './fields'

export const billingPeriods = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

export const pricingSchema = form({
  package: text(64),
  billing_period: choice(billingPeriods, 'validation.billing_period'),
  zone_count: integer(1, maxZones, 'validation.zone_count'),
})
export const pricingBodySchema = body(pricingSchema.shape)

export const voucherSchema = form({ voucher_code: code('validation.voucher_code') })
export const voucherBodySchema = body(voucherSchema.shape)

export const referralCodeSchema = form({ referral_code: code('validation.referral_code') })
export const referralCodeBodySchema = body(referralCodeSchema.shape)

/** The total shown on the page, in rupiah. The API responds 409 if the price has changed since then. */
export const confirmOrderSchema = form({ expected_total: integer(0, 1e12, 'validation.invalid') })
export const confirmOrderBodySchema = body(confirmOrderSchema.shape)

/**
 * An order for an existing unit. Extra zones are added to the current package and therefore have no package
 * or period of their own.
 */
export const newOrderSchema = form({
  kind: choice(orderKinds),
  package: optional(text(64)),
  billing_period: optional(choice(billingPeriods, 'validation.billing_period')),
  zone_count: integer(1, maxZones, 'validation.zone_count'),
})

const orderParams = {
  ...newOrderSchema.shape,
  business_unit: text(64),
  voucher_code: optional(code('validation.voucher_code')),
}
export const orderQuoteBodySchema = body(orderParams)
export const placeOrderBodySchema = body({ ...orderParams, ...confirmOrderSchema.shape })

export type NewOrder = z.output<typeof newOrderSchema>
export type OrderParams = z.output<typeof orderQuoteBodySchema>
export type Pricing = z.output<typeof pricingSchema>
export type Voucher = z.output<typeof voucherSchema>
export type ConfirmOrder = z.output<typeof confirmOrderSchema>
