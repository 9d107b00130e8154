import { orderStates } from '@bgm/contract'
import { z } from 'zod'
import { canPayAlone } from '#src/billing/transfer/record'
import { staffActor } from '#src/customers'
import { HttpError, notFound } from '#src/platform/http/errors'
import { codeField } from '#src/platform/http/text-fields'
import { staffError } from '#src/platform/panel/staff-language'
import { cancelOrder } from './cancel'
import { notifyOrderState } from './notify-state'
import { payOrder } from './pay'
import { findOrder, type OrderRow } from './row'
import { canTransition } from './rules/state'

const uid = 'api::order.order'

// Columns that Strapi itself writes.
const strapiColumns = ['createdAt', 'createdBy', 'updatedAt', 'publishedAt', 'locale', 'localizations']

/** The only fields that staff may change. */
const change = z.object({
  state: z.enum(orderStates).optional(),
  payment_reference: codeField(120).nullish(),
  staff_note: z.string().nullish(),
  updatedBy: z.unknown(),
})

type Data = Record<string, unknown>

const isEmptyRelation = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(list => Array.isArray(list) && list.length === 0)

const isSame = (a: unknown, b: unknown): boolean => {
  if (a instanceof Date || b instanceof Date)
    return new Date(String(a)).getTime() === new Date(String(b)).getTime()
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null) || String(a ?? '') === String(b ?? '')
}

// The panel submits the whole form, so unchanged values are ignored and changes to other fields are
// rejected.
async function rejectOtherChanges(documentId: string, data: Data): Promise<void> {
  const stored: Data | null = await strapi.db.query(uid).findOne({ where: { documentId } })
  const attributes = Object.keys(strapi.contentType(uid).attributes).filter(
    name => !strapiColumns.includes(name),
  )
  const changed = Object.entries(data).find(
    ([name, value]) =>
      attributes.includes(name) &&
      !(name in change.shape) &&
      value !== undefined &&
      !isEmptyRelation(value) &&
      !isSame(value, stored?.[name]),
  )
  if (changed)
    throw staffError(
      `The ${changed[0]} of an order cannot be changed, only its state, payment reference and note`,
      `${changed[0]} pesanan tetap; hanya status, referensi pembayaran, dan catatan yang berubah`,
    )
}

async function applyChange(order: OrderRow, requested: z.output<typeof change>, now: Date): Promise<void> {
  const { state = order.state, payment_reference: reference = order.payment_reference } = requested
  if (state === order.state) {
    if (order.state === 'paid' && !reference)
      throw staffError(
        'A paid order must have a payment reference',
        'Pesanan yang lunas tetap memiliki referensi pembayaran',
      )
    return
  }
  if (!canTransition(order.state, state))
    throw staffError(
      `An order that is ${order.state} cannot become ${state}`,
      'Pesanan tidak dapat beralih dari status yang tersimpan ke status ini',
    )
  if (state === 'cancelled') await cancelOrder(order, { action: 'order.cancelled', actor: staffActor(), now })
  if (state !== 'paid') return
  if (!reference)
    throw staffError(
      'Enter the payment reference of the transfer to mark the order as paid',
      'Isi referensi pembayaran transfernya untuk menandai pesanan lunas',
    )
  if (!(await canPayAlone(order)))
    throw staffError(
      'A transfer of this amount is confirmed by two people: record it under Payments, on the page of the order',
      'Transfer sebesar ini dikonfirmasi dua orang: catat di Pembayaran, pada halaman pesanannya',
    )
  await payOrder(order, { reference, paidAt: now, actor: staffActor() })
}

type Update = { documentId: string; data?: Data }

/**
 * Applies an update by staff, who may only change the state, reference and note. All other fields are
 * removed from `params.data`. A new state takes effect in the same transaction as `write`, which stores the
 * update.
 */
async function updateOrderByStaff<T>(params: Update, write: () => T | Promise<T>): Promise<T> {
  const order = await findOrder({ documentId: params.documentId })
  if (!order) throw notFound()
  await rejectOtherChanges(params.documentId, params.data ?? {})
  const requested = change.safeParse(params.data ?? {})
  if (!requested.success)
    throw staffError(
      'The state or the payment reference is not valid',
      'Status atau referensi pembayarannya tidak sah',
    )
  params.data = requested.data
  return await strapi.db.transaction(async () => {
    await applyChange(order, requested.data, new Date())
    const written = await write()
    await notifyOrderState(order)
    return written
  })
}

const readActions = ['findMany', 'findOne', 'findFirst', 'count']

/** Lets staff change orders only by the rules, and neither create nor delete them. */
export function guardOrders(): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::order.order' || readActions.includes(context.action)) return next()
    if (context.action !== 'update') {
      throw new HttpError(400, 'Orders are placed by members; they cannot be created or deleted here')
    }
    return updateOrderByStaff<Awaited<ReturnType<typeof next>>>(context.params, next)
  })
}
