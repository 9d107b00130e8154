import * as z from 'zod/mini'
import { billingPeriods } from './constants'
import { abortUnless, bodyObject, choice, code, formObject, integer, optionalField, text } from './fields'
import type { ValidationKey } from './message-keys'
import { confirmOrderSchema, maxOrderLines, newOrderSchema, orderReferences, unitLines } from './orders'
import { recordIdField } from './playback'

const key = (message: ValidationKey) => message
const wrong = key('validation.invalid')

// Checks the length first, because validating many ids is slow.
const units = z.pipe(
  z
    .custom<string[]>(Array.isArray, wrong)
    .check(abortUnless<string[]>(({ length }) => length > 0 && length <= maxOrderLines, wrong)),
  z.array(recordIdField),
)

/** Units to add to a cart: `units`, those of an earlier order, or those whose period ends soon. */
export const cartSelection = {
  units: z.optional(units),
  order: z.optional(recordIdField),
  ending: z.optional(z.boolean(wrong)),
}

/** A form that adds units; which ones depends on its button. */
export const cartAddSchema = formObject({})

export const cartLineBodySchema = bodyObject(newOrderSchema.shape)

/** What to put into a cart for each unit, in place of what is there for it. */
export const cartChoicesBodySchema = bodyObject({ lines: unitLines })

/** The package and the period of all new subscriptions in a cart. */
export const cartPackageSchema = formObject({
  package: text(64),
  billing_period: choice(billingPeriods, 'validation.billing_period'),
})
export const cartPackageBodySchema = bodyObject(cartPackageSchema.shape)

/** `offer` is the kind, the package and the period of a line, separated by spaces. */
export const cartLineSchema = formObject({
  line: recordIdField,
  offer: text(96),
  zone_count: newOrderSchema.shape.zone_count,
})

export const cartVoucherBodySchema = bodyObject({
  voucher_code: optionalField(code('validation.voucher_code')),
})

/** `version` is that of the cart on the page. */
export const placeCartSchema = formObject({
  ...confirmOrderSchema.shape,
  version: integer(0, 1e9, wrong),
  ...orderReferences,
})
export const placeCartBodySchema = bodyObject(placeCartSchema.shape)
