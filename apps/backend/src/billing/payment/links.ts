import type { PaymentLinkState } from '@bgm/validation'
import { z } from 'zod'
import { findOrder, type OrderRow } from '#src/billing/order/row'
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
  order_id: z.number(),
  created_by: z.string(),
  created_at: millis,
  expires_at: millis,
  revoked_at: millis.nullable(),
})
export type PaymentLink = z.output<typeof linkRow>

const links = () => strapi.db.connection('pay_links')

/** An order's newest link that can still be used. */
export async function findOpenPaymentLink(order: number, now = Date.now()): Promise<PaymentLink | null> {
  const row: unknown = await links()
    .where({ order_id: order, revoked_at: null })
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

const revokeAll = (trx: Transaction, order: OrderRow, now: number): Promise<number> =>
  trx('pay_links').where({ order_id: order.id, revoked_at: null }).update({ revoked_at: now })

/**
 * Creates a link that is valid until the order's deadline and revokes earlier ones. Only its hash is stored.
 * Throws 409 `order-settled` if the order no longer awaits payment.
 */
export async function createPaymentLink(
  order: OrderRow,
  account: Account,
  now = Date.now(),
): Promise<{ token: string; expiresAt: number }> {
  const token = newToken()
  return await strapi.db.transaction(async ({ trx }) => {
    await trx('orders').where({ id: order.id }).forUpdate().select('id')
    const current = await findOrder({ id: order.id })
    const expiresAt = current?.pay_before?.getTime() ?? 0
    if (current?.state !== 'awaiting-payment' || expiresAt <= now) throw settled()
    await revokeAll(trx, order, now)
    await trx('pay_links').insert({
      order_id: order.id,
      token_hash: sha256(token),
      created_by: account.documentId,
      locale: account.locale,
      created_at: now,
      expires_at: expiresAt,
    })
    await auditLink('pay-link.created', order, memberActor(account))
    return { token, expiresAt }
  })
}

export async function revokePaymentLinks(order: OrderRow, account: Account, now = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    if ((await revokeAll(trx, order, now)) > 0)
      await auditLink('pay-link.revoked', order, memberActor(account))
  })
}

export type FoundPaymentLink = {
  link: PaymentLink
  order: OrderRow
  state: PaymentLinkState
  requestedBy: string | null
}

function getState(link: PaymentLink, order: OrderRow, now: number): PaymentLinkState {
  if (order.state === 'paid') return 'used'
  if (link.revoked_at !== null) return 'revoked'
  return link.expires_at <= now || order.state === 'cancelled' ? 'expired' : 'open'
}

/**
 * The link with this token, its order, and the first name of the member who created it. Null if the token is
 * unknown.
 */
export async function findPaymentLink(token: string, now = Date.now()): Promise<FoundPaymentLink | null> {
  const row: unknown = await links()
    .where({ token_hash: sha256(token) })
    .first()
  if (!row) return null
  const link = linkRow.parse(row)
  const [order, creator] = await Promise.all([
    findOrder({ id: link.order_id }),
    findAccountByDocumentId(link.created_by),
  ])
  if (!order) return null
  return { link, order, state: getState(link, order, now), requestedBy: creator?.first_name ?? null }
}

/** Revokes the links that a member created for orders that they may no longer pay. */
export async function revokeLinksOfFormerHolder(ended: EndedMembership): Promise<void> {
  const units = selectLostUnits(ended, 'order.pay')
  if (units === null) return
  const { trx, user, now } = ended
  await trx('pay_links')
    .where({ created_by: user.documentId, revoked_at: null })
    .whereIn('order_id', trx('orders').whereIn('business_unit_id', units).select('id'))
    .update({ revoked_at: now })
}
