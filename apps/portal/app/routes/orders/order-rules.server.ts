import { orderKinds } from '@bgm/validation'
import { among, day } from '#app/http/query.server'
import { orderStates } from '#app/services/orders.server'

/** The query parameters of the purchase history. */
export const orderRules = {
  state: among(orderStates),
  kind: among(orderKinds),
  business_unit: (value: string) => /^[a-z\d]{8,40}$/.test(value),
  from: day,
  until: day,
}
