import { orderKinds } from '@bgm/validation'
import { isDate, oneOf } from '#app/http/query.server'
import { orderStates } from '#app/services/orders.server'

/** The query parameters of the purchase history. */
export const orderRules = {
  state: oneOf(orderStates),
  kind: oneOf(orderKinds),
  business_unit: (value: string) => /^[a-z\d]{8,40}$/.test(value),
  from: isDate,
  until: isDate,
}
