import { carts } from '@bgm/contract'
import { makeQuotationBodySchema, recordIdField, requestApprovalBodySchema } from '@bgm/validation'
import * as z from 'zod/mini'
import { getRecordId, getStaffCall } from '#src/api/staff-order/staff-call'
import {
  addToCart,
  clearCart,
  createQuotationForCustomer,
  getCartView,
  getPaymentSettings,
  getQuotation,
  placeCartForCustomer,
  removeCartLine,
  requestApprovalForCustomer,
  setCartPackage,
  setCartVoucher,
  updateCartLine,
} from '#src/billing'
import { limitStaffGuesses } from '#src/customers'
import { requireIdempotencyKey } from '#src/platform/http/idempotency-key'
import { parseBody, parseInput } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import type { RequestContext } from '#src/platform/http/request-context'

const noBody = z.strictObject({})
const placeBody = z.strictObject({ ...carts.place.body.shape, member: recordIdField })

const requestBody = z.strictObject({ ...requestApprovalBodySchema.shape, member: recordIdField })

const quotationBody = z.strictObject({ ...makeQuotationBodySchema.shape, member: recordIdField })

const done = (ctx: RequestContext) => {
  ctx.body = { data: { ok: true } }
}

/** The cart of a member of staff for a customer, with the prices and rules of the members' carts. */
export default {
  async show(ctx: RequestContext) {
    const { shopper } = await getStaffCall(ctx)
    const { page, page_size: pageSize } = parseInput(carts.get.query, ctx.query)
    const voucher = { settings: await getPaymentSettings(), now: new Date() }
    const { data, ...rest } = await getCartView(shopper, voucher, { page, pageSize })
    ctx.body = { data: { lines: data, ...rest } }
  },

  async add(ctx: RequestContext) {
    const { shopper } = await getStaffCall(ctx)
    const body = parseBody(ctx, carts.add.body)
    ctx.body = { data: await addToCart(shopper, { body, now: new Date() }) }
  },

  async setPackage(ctx: RequestContext) {
    const { shopper } = await getStaffCall(ctx)
    await setCartPackage(shopper, parseBody(ctx, carts.setPackage.body), new Date())
    done(ctx)
  },

  async updateLine(ctx: RequestContext) {
    const { shopper } = await getStaffCall(ctx)
    const line = getRecordId(ctx, 'line')
    await updateCartLine(shopper, line, parseBody(ctx, carts.updateLine.body), new Date())
    done(ctx)
  },

  async removeLine(ctx: RequestContext) {
    const { shopper } = await getStaffCall(ctx)
    parseBody(ctx, noBody)
    await removeCartLine(shopper, getRecordId(ctx, 'line'), new Date())
    done(ctx)
  },

  async clear(ctx: RequestContext) {
    const { shopper } = await getStaffCall(ctx)
    parseBody(ctx, noBody)
    await clearCart(shopper, new Date())
    done(ctx)
  },

  async setVoucher(ctx: RequestContext) {
    const { shopper, staff, customer } = await getStaffCall(ctx)
    const { voucher_code: code = null } = parseBody(ctx, carts.setVoucher.body)
    const settings = await getPaymentSettings()
    const store = () => setCartVoucher(shopper, { code, settings, now: new Date() })
    const guesser = { staff: staff.id, organisation: customer.id }
    await (code === null ? store() : limitStaffGuesses(guesser, 'voucher', store))
    done(ctx)
  },

  /** Orders for a member, who is notified by email. */
  async place(ctx: RequestContext) {
    const { shopper, staff } = await getStaffCall(ctx)
    const { member, version, expected_total: expectedTotal, ...references } = parseBody(ctx, placeBody)
    const key = requireIdempotencyKey(ctx)
    await consume('staff-order-placed', String(staff.id))
    const settings = await getPaymentSettings()
    const request = { staff, member, version, expectedTotal, references, key, settings, now: new Date() }
    const { documentId: id, number } = await placeCartForCustomer(shopper, request)
    ctx.status = 201
    ctx.body = { data: { id, number } }
  },

  /** Asks those who approve the customer's orders, in the name of a member. */
  async requestApproval(ctx: RequestContext) {
    const { shopper, staff } = await getStaffCall(ctx)
    const { member, ...body } = parseBody(ctx, requestBody)
    await consume('staff-order-placed', String(staff.id))
    const settings = await getPaymentSettings()
    const request = { staff, member, body, settings, now: new Date() }
    ctx.status = 201
    ctx.body = { data: { id: await requestApprovalForCustomer(shopper, request) } }
  },

  /** Makes a quotation for a member, who is notified by email. */
  async makeQuotation(ctx: RequestContext) {
    const { shopper, staff } = await getStaffCall(ctx)
    const { member, version, expected_total: expectedTotal } = parseBody(ctx, quotationBody)
    await consume('staff-order-placed', String(staff.id))
    const settings = await getPaymentSettings()
    const request = { staff, member, version, expectedTotal, settings, now: new Date() }
    const id = await createQuotationForCustomer(shopper, request)
    const { number } = await getQuotation(shopper.scope, id)
    ctx.status = 201
    ctx.body = { data: { id, number } }
  },
}
