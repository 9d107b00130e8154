import { billingPeriods, hasPermission, maxOrderLines, orderKinds } from '@bgm/validation'
import { z } from 'zod'
import { endRequestsOfCarts } from '#src/billing/approval/end'
import type { EndedMembership, Scope } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { insertRows } from '#src/platform/database/insert-rows'
import { select, selectOne } from '#src/platform/database/select'
import { type Sql, sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { newRecordId } from '#src/platform/runtime/cryptography'

/** A cart is deleted this many milliseconds after its last change. */
const lifetime = 90 * 24 * 60 * 60_000

/** A member has one cart per organisation, and so has every member of staff who orders for it. */
export type CartOwner = { organisation: number } & ({ user: number } | { staff: number })

/** Whoever fills a cart, with the units that can be in it and the language of its texts. */
export type Shopper = { scope: Scope; owner: CartOwner; locale: Account['locale'] }

export const toShopper = (scope: Scope, { id: user, locale }: Account): Shopper => ({
  scope,
  owner: { organisation: scope.organisation, user },
  locale,
})

const toOwnerColumns = (owner: CartOwner) =>
  'user' in owner ? { user_id: owner.user } : { staff_id: owner.staff }

const cartRow = z.object({
  id: integerColumn,
  version: integerColumn,
  voucher_code: z.string().nullable(),
})
export type Cart = z.output<typeof cartRow>

const isOwnedBy = (owner: CartOwner): Sql =>
  'user' in owner ? sql`user_id = ${owner.user}` : sql`staff_id = ${owner.staff}`

export const findCart = (owner: CartOwner, now: Date): Promise<Cart | null> =>
  selectOne(
    sql`select id, version, voucher_code from carts
      where ${isOwnedBy(owner)} and organisation_id = ${owner.organisation} and expires_at > ${now.getTime()}`,
    cartRow,
  )

const lineRow = z.object({
  id: integerColumn,
  document_id: z.string(),
  business_unit_id: integerColumn,
  unit_name: z.string(),
  outlet_code: z.string().nullable(),
  kind: z.enum(orderKinds),
  package_key: z.string().nullable(),
  billing_period: z.enum(billingPeriods).nullable(),
  zone_count: integerColumn,
  unit_price: integerColumn.nullable(),
})
/** What is to be ordered for one unit, with the unit's name when it was added. */
export type CartLine = z.output<typeof lineRow>
/** `unit_price` is the price per zone that the member saw, or null if there was none. */
export type CartChoice = Pick<
  CartLine,
  'kind' | 'package_key' | 'billing_period' | 'zone_count' | 'unit_price'
>

const lineColumns = sql`id, document_id, business_unit_id, unit_name, outlet_code, kind, package_key, billing_period,
  zone_count, unit_price`

/** The lines of a cart, sorted by the name of the unit. */
export const listCartLines = ({ id }: Cart): Promise<CartLine[]> =>
  select(
    sql`select ${lineColumns} from cart_lines where cart_id = ${id} order by lower(unit_name), id`,
    lineRow,
  )

export const findCartLine = ({ id }: Cart, documentId: string): Promise<CartLine | null> =>
  selectOne(
    sql`select ${lineColumns} from cart_lines where cart_id = ${id} and document_id = ${documentId}`,
    lineRow,
  )

const idRows = z.array(z.object({ id: z.number() }))

/**
 * Changes a cart, which is created if it is missing, in a transaction that locks it until it ends. Changes at the same
 * time wait for each other. A change ends the request to approve it.
 */
export async function changeCart<T>(
  owner: CartOwner,
  now: Date,
  change: (trx: Transaction, cart: number) => Promise<T>,
): Promise<T> {
  return await strapi.db.transaction(async ({ trx }) => {
    const expires_at = now.getTime() + lifetime
    const columns = { ...toOwnerColumns(owner), organisation_id: owner.organisation }
    const [cart] = idRows.parse(
      await trx('carts')
        .insert({ ...columns, version: 1, expires_at })
        .onConflict(Object.keys(columns))
        .merge({ version: strapi.db.connection.raw('carts.version + 1'), expires_at })
        .returning('id'),
    )
    if (!cart) throw new Error('The cart cannot be stored')
    await endRequestsOfCarts(trx, [cart.id])
    return await change(trx, cart.id)
  })
}

export type NewCartLine = CartChoice & Pick<CartLine, 'business_unit_id' | 'unit_name' | 'outlet_code'>

const choiceColumns = ['kind', 'package_key', 'billing_period', 'zone_count', 'unit_price']

/**
 * Adds the lines of units that are not in the cart yet, or also replaces what is chosen for those that are. Returns the
 * number of lines that were written. Throws 409 `cart-full`.
 */
export async function insertCartLines(
  trx: Transaction,
  cart: number,
  lines: readonly NewCartLine[],
  present: 'kept' | 'replaced' = 'kept',
): Promise<number> {
  const rows = lines.map(line => ({ ...line, cart_id: cart, document_id: newRecordId() }))
  const replacement = `update set ${choiceColumns.map(name => `${name} = excluded.${name}`).join(', ')}`
  const clause = `on conflict (cart_id, business_unit_id) do ${present === 'kept' ? 'nothing' : replacement} returning id`
  const { length: added } = await insertRows(trx, 'cart_lines', rows, clause)
  const [counted] = z
    .array(z.object({ lines: z.coerce.number() }))
    .parse(await trx('cart_lines').where({ cart_id: cart }).count({ lines: '*' }))
  if ((counted?.lines ?? 0) > maxOrderLines) throw cartFull()
  return added
}

export const cartFull = () => new HttpError(409, 'The cart has too many lines', { code: 'cart-full' })

/** Deletes carts that have not been changed for three months. */
export async function deleteExpiredCarts(now = Date.now()): Promise<void> {
  await strapi.db.transaction(({ trx }) => deleteCarts(trx, trx('carts').where('expires_at', '<=', now)))
}

/** Deletes the cart of a member who may not order any more. */
export async function deleteCartOfFormerHolder({
  trx,
  user,
  organisation,
  scope,
}: EndedMembership): Promise<void> {
  if (hasPermission(scope.role, 'order.create')) return
  await deleteCarts(trx, trx('carts').where({ user_id: user.id, organisation_id: organisation.id }))
}

async function deleteCarts(trx: Transaction, carts: ReturnType<Transaction>): Promise<void> {
  const ids = idRows.parse(await carts.forUpdate().select('id')).map(({ id }) => id)
  await endRequestsOfCarts(trx, ids)
  await trx('cart_lines').whereIn('cart_id', ids).delete()
  await trx('carts').whereIn('id', ids).delete()
}

/** The units that are in a cart. */
export async function listCartUnits(trx: Transaction, cart: number): Promise<Set<number>> {
  const rows = z
    .array(z.object({ business_unit_id: z.number() }))
    .parse(await trx('cart_lines').where({ cart_id: cart }).select('business_unit_id'))
  return new Set(rows.map(({ business_unit_id }) => business_unit_id))
}
