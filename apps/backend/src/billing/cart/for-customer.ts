import { type OrderReferences, type RequestApproval, rolesByPermission } from '@bgm/validation'
import { requestApproval } from '#src/billing/approval/request'
import type { OrderRow } from '#src/billing/order/row'
import type { PaymentSettings } from '#src/billing/order/settings'
import type { StaffMember } from '#src/billing/payment/refunds'
import { createQuotation } from '#src/billing/quotation/create'
import { getStaffScope, listRecipients, type Recipient } from '#src/customers'
import { findAccountByDocumentId } from '#src/identity'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
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

/** Throws 409 `order-member` if the member may not order. */
async function getOrderingMember({ owner }: Shopper, member: string): Promise<Account> {
  const members = await listOrderingMembers(owner.organisation)
  const account = members.some(({ documentId }) => documentId === member)
    ? await findAccountByDocumentId(member)
    : null
  if (!account) throw new HttpError(409, 'The member may not order', { code: 'order-member' })
  return account
}

type CustomerOrder = {
  staff: StaffMember
  /** The member for whom the order is, who is notified of it. */
  member: string
  version: number
  expectedTotal: number
  references?: OrderReferences | undefined
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
  return await placeCart(shopper, { ...request, account: await getOrderingMember(shopper, member) })
}

type CustomerRequest = Pick<CustomerOrder, 'staff' | 'member' | 'settings' | 'now'> & {
  body: RequestApproval
}

/** Asks for the approval of the cart of a member of staff, in the name of a member. Throws like `requestApproval`. */
export const requestApprovalForCustomer = async (
  shopper: Shopper,
  { member, ...ask }: CustomerRequest,
): Promise<string> => requestApproval(shopper, { ...ask, account: await getOrderingMember(shopper, member) })

type CustomerQuotation = Omit<CustomerOrder, 'key' | 'references'>

/** Makes a quotation of the cart of a member of staff for a member, who is notified by email. Throws like `createQuotation`. */
export const createQuotationForCustomer = async (
  shopper: Shopper,
  { member, ...request }: CustomerQuotation,
): Promise<string> =>
  createQuotation(shopper, { ...request, account: await getOrderingMember(shopper, member) })
