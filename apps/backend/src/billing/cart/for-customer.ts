import { rolesByPermission } from '@bgm/validation'
import type { OrderRow } from '#src/billing/order/row'
import type { PaymentSettings } from '#src/billing/order/settings'
import type { StaffMember } from '#src/billing/payment/refunds'
import { getStaffScope, listRecipients, type Recipient } from '#src/customers'
import { findAccountByDocumentId } from '#src/identity'
import { HttpError } from '#src/platform/http/errors'
import { placeCart } from './place'
import type { Shopper } from './row'

/** A member of staff who fills a cart of their own for an organisation. */
export const toStaffShopper = (
  organisation: number,
  { id: staff }: StaffMember,
  locale: Shopper['locale'],
): Shopper => ({ scope: getStaffScope(organisation), owner: { organisation, staff }, locale })

/** The members for whom staff can order: those who may order for every unit. */
export async function listOrderingMembers(organisation: number): Promise<Recipient[]> {
  const members = await listRecipients(organisation, rolesByPermission['order.create'])
  return members.filter(({ units }) => units === null)
}

type CustomerOrder = {
  staff: StaffMember
  /** The member for whom the order is, who is notified of it. */
  member: string
  version: number
  expectedTotal: number
  key: string
  settings: PaymentSettings
  now: Date
}

/**
 * Places the cart of a member of staff as an order of a member, who gets the same emails as for an order of their own.
 * Throws like `placeCart`, and 409 `order-member` if the member may not order.
 */
export async function placeCartForCustomer(
  shopper: Shopper,
  { member, ...request }: CustomerOrder,
): Promise<OrderRow> {
  const members = await listOrderingMembers(shopper.owner.organisation)
  const account = members.some(({ documentId }) => documentId === member)
    ? await findAccountByDocumentId(member)
    : null
  if (!account) throw new HttpError(409, 'The member may not order', { code: 'order-member' })
  return await placeCart(shopper, { ...request, account })
}
