import { bodyObject, formObject, integer, multilineText } from './fields'
import { confirmOrderSchema, orderReferences } from './orders'

const shown = {
  ...confirmOrderSchema.shape,
  version: integer(0, 1e9, 'validation.invalid'),
}
/** Makes a quotation of a cart, at the total that was shown. */
export const makeQuotationSchema = formObject(shown)
export const makeQuotationBodySchema = bodyObject(shown)

const ordered = { ...confirmOrderSchema.shape, ...orderReferences }
export const orderQuotationBodySchema = bodyObject(ordered)

const asked = { ...ordered, purpose: multilineText(500) }
/** Asks for the approval of a quotation. */
export const askQuotationSchema = formObject(asked)
export const askQuotationBodySchema = bodyObject(asked)
