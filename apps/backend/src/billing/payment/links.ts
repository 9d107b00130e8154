import type { PaymentLinkState } from '@bgm/validation'
import { z } from 'zod'
import { getOrder, type OrderRow } from '#src/billing/order/row'
import {
  type Actor,
  type EndedMembership,
  memberActor,
  recordAuditEntry,
  selectLostUnits,
} from '#src/customers'
import { findAccountByDocumentId } from '#src/identity'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { newToken, sha256 } from '#src/platform/runtime/cryptography'

const millis = z.coerce.number()

const linkRow = z.object({
  id: z.number(),
  created_by: z.string(),
  created_at: millis,
  expires_at: millis,
  revoked_at: millis.nullable(),
})
export type PaymentLink = z.output<typeof linkRow>

const links = () => strapi.db.connection('pay_links')

/** The links that can pay one of these orders. */
const selectLinkIds = (connection: Transaction | typeof strapi.db.connection, orders: readonly number[]) =>
  connection('pay_link_orders').whereIn('order_id', orders).select('pay_link_id')

/** An order's newest link that can still be used. It may pay other orders too. */
export async function findOpenPaymentLink(order: number, now = Date.now()): Promise<PaymentLink | null> {
  const row: unknown = await links()
    .whereIn('id', selectLinkIds(strapi.db.connection, [order]))
    .where({ revoked_at: null })
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .first()
  return row ? linkRow.parse(row) : null
}

const settled = () => new HttpError(409, 'The order no longer awaits payment', { code: 'order-settled' })

const auditLink = (action: 'pay-link.created' | 'pay-link.revoked', order: OrderRow, actor: Actor) =>
  recordAuditEntry({
    action,
    actor,
    subject: 'pay-link',
    subjectId: order.documentId,
    organisation: order.organisation.id,
    details: { number: order.number },
  })

const revokeAll = (trx: Transaction, orders: readonly number[], now: number): Promise<number> =>
  trx('pay_links')
    .whereIn('id', selectLinkIds(trx, orders))
    .where({ revoked_at: null })
    .update({ revoked_at: now })

/** Who creates a link. Links of staff name nobody, and stay open when members leave. */
export type LinkCreator = { id: string; locale: Account['locale']; actor: Actor }

export const toLinkCreator = ({ documentId: id, locale }: Account): LinkCreator => ({
  id,
  locale,
  actor: memberActor({ documentId: id }),
})

/**
 * Creates a link that pays one or several orders of an organisation and is valid until the first of their deadlines, and
 * revokes earlier links to any of them. Only its hash is stored. Throws 409 `order-settled` if one of the orders no
 * longer awaits payment.
 */
export async function createPaymentLink(
  orders: readonly OrderRow[],
  creator: LinkCreator,
  now = Date.now(),
): Promise<{ token: string; expiresAt: number }> {
  const token = newToken()
  const ids = orders.map(({ id }) => id)
  return await strapi.db.transaction(async ({ trx }) => {
    await trx('orders').whereIn('id', ids).orderBy('id').forUpdate().select('id')
    const current = await Promise.all(ids.map(getOrder))
    const expiresAt = Math.min(...current.map(({ pay_before }) => pay_before?.getTime() ?? 0))
    if (current.some(({ state }) => state !== 'awaiting-payment') || expiresAt <= now) throw settled()
    await revokeAll(trx, ids, now)
    const [row]: { id: number }[] = await trx('pay_links')
      .insert({
        token_hash: sha256(token),
        created_by: creator.id,
        locale: creator.locale,
        created_at: now,
        expires_at: expiresAt,
      })
      .returning('id')
    await trx('pay_link_orders').insert(ids.map(order_id => ({ pay_link_id: row?.id, order_id })))
    for (const order of orders) await auditLink('pay-link.created', order, creator.actor)
    return { token, expiresAt }
  })
}

export async function revokePaymentLinks(order: OrderRow, account: Account, now = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    if ((await revokeAll(trx, [order.id], now)) > 0)
      await auditLink('pay-link.revoked', order, memberActor(account))
  })
}

export type FoundPaymentLink = {
  link: PaymentLink
  /** In the order in which they were selected, including those that are paid or cancelled by now. */
  orders: [OrderRow, ...OrderRow[]]
  state: PaymentLinkState
  requestedBy: string | null
}

/** A link stays open for the orders that are left when one of them is paid otherwise or cancelled. */
function getState(link: PaymentLink, orders: readonly OrderRow[], now: number): PaymentLinkState {
  const left = orders.filter(({ state }) => state !== 'cancelled')
  if (left.length > 0 && left.every(({ state }) => state === 'paid')) return 'used'
  if (link.revoked_at !== null) return 'revoked'
  return link.expires_at <= now || left.length === 0 ? 'expired' : 'open'
}

const orderRows = z.array(z.object({ order_id: z.number() }))

async function listLinkOrders(link: number): Promise<OrderRow[]> {
  const rows: unknown = await strapi.db
    .connection('pay_link_orders')
    .where({ pay_link_id: link })
    .orderBy('id')
    .select('order_id')
  return await Promise.all(orderRows.parse(rows).map(({ order_id }) => getOrder(order_id)))
}

/**
 * The link with this token, its orders, and the first name of the member who created it. Null if the token is
 * unknown.
 */
export async function findPaymentLink(token: string, now = Date.now()): Promise<FoundPaymentLink | null> {
  const row: unknown = await links()
    .where({ token_hash: sha256(token) })
    .first()
  if (!row) return null
  const link = linkRow.parse(row)
  const [[first, ...others], creator] = await Promise.all([
    listLinkOrders(link.id),
    findAccountByDocumentId(link.created_by),
  ])
  if (!first) return null
  const orders: FoundPaymentLink['orders'] = [first, ...others]
  return { link, orders, state: getState(link, orders, now), requestedBy: creator?.first_name ?? null }
}

/** Revokes the links that a member created for orders that they may no longer pay. */
export async function revokeLinksOfFormerHolder(ended: EndedMembership): Promise<void> {
  const units = selectLostUnits(ended, 'order.pay')
  if (units === null) return
  const { trx, user, now } = ended
  await trx('pay_links')
    .where({ created_by: user.documentId, revoked_at: null })
    .whereIn(
      'id',
      trx('pay_link_orders as p')
        .join('order_lines as l', 'l.order_id', 'p.order_id')
        .whereIn('l.business_unit_id', units)
        .select('p.pay_link_id'),
    )
    .update({ revoked_at: now })
}
