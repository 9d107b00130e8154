import { orderKinds } from '@bgm/validation'
import { isDate, isOneOf } from '#app/http/query.server'
import { orderStates } from '#app/services/orders.server'

/** The query parameters of the purchase history. */
export const orderRules = {
  state: isOneOf(orderStates),
  kind: isOneOf(orderKinds),
  business_unit: (value: string) => /^[a-z\d]{8,40}$/.test(value),
  from: isDate,
  until: isDate,
}
