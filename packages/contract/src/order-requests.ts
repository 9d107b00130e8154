import {
  approvalRuleBodySchema,
  approvalRules,
  confirmOrderBodySchema,
  declineRequestBodySchema,
  memberApprovalBodySchema,
  memberApprovals,
  orderKinds,
  requestApprovalBodySchema,
  requestEnds,
  requestStates,
} from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post, put } from './endpoint'
import { lineRefusals } from './orders'
import { optional, pageQuery } from './query'
import { includedTax } from './quote'
import { dataOf, pageOf } from './response'
import { billingPeriod, isoDateTime, money } from './values'

const kind = z.enum(orderKinds)
const approves = z.enum(['yes', 'no'])
const limit = money.nullable()

const settings = z.object({
  approval_rule: z.enum(approvalRules),
  approval_above: money.nullable(),
  manager_approves: approves,
  /** The highest total that the role may approve; null without one. */
  manager_limit: limit,
  finance_approves: approves,
  finance_limit: limit,
})
export type ApprovalSettings = z.output<typeof settings>

const memberApproval = z.object({ member_approves: z.enum(memberApprovals), member_limit: limit })

const request = z.object({
  id: z.string(),
  state: z.enum(requestStates),
  /** Why it is `void`. */
  end: z.enum(requestEnds).nullable(),
  requester: z.string(),
  /** Whether the caller has asked for it. */
  own: z.boolean(),
  requested_at: isoDateTime,
  purpose: z.string(),
  purchase_order: z.string().nullable(),
  cost_centre: z.string().nullable(),
  units: z.number(),
  /** When it was requested. */
  total: money,
  decided_by: z.string().nullable(),
  decided_at: isoDateTime.nullable(),
  decline_reason: z.string().nullable(),
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
})
export type OrderRequest = z.output<typeof request>

const line = z.object({
  position: z.number(),
  kind,
  unit_name: z.string(),
  outlet_code: z.string().nullable(),
  package: z.string().nullable(),
  billing_period: billingPeriod.nullable(),
  zone_count: z.number(),
  price: money.nullable(),
  /** Why it can no longer be ordered. */
  refusal: z.enum([...lineRefusals, 'unit-missing']).nullable(),
})
export type OrderRequestLine = z.output<typeof line>

/** While it is open, the amounts are those of now; afterwards, those of the request. */
const detail = {
  request: request.extend({
    groups: z.array(z.object({ kind, units: z.number(), zones: z.number(), price: money })),
    price: money,
    discount: money,
    tax: includedTax.nullable(),
    voucher_code: z.string().nullable(),
    current_total: money,
    /** Lines that can no longer be ordered. */
    refused: z.number(),
    /** Why the caller cannot decide; null if they can. */
    obstacle: z.enum(['settled', 'own', 'role', 'limit', 'lines']).nullable(),
    /** The other members who can decide. */
    deciders: z.array(z.string()),
  }),
}
export type OrderRequestDetail = z.output<(typeof detail)['request']>

const caller = 'member'

/** Requests to approve orders whose units are all in the caller's scope, newest first. */
export const orderRequests = endpoints({
  list: get('/order-requests', {
    caller,
    permission: 'order.read',
    query: z.strictObject({ state: optional(z.enum(requestStates)), ...pageQuery }),
    response: pageOf(request),
  }),
  /** How many requests wait for the caller. */
  count: get('/order-requests/count', {
    caller,
    permission: 'order.approve',
    response: dataOf(z.object({ waiting: z.number() })),
  }),
  /** With a page of its lines. */
  get: get('/order-requests/:id', {
    caller,
    query: z.strictObject(pageQuery),
    response: pageOf(line, detail),
  }),
  /** Asks for the approval of the cart. Changing the cart later ends the request. */
  create: post('/order-requests', {
    caller,
    permission: 'order.create',
    body: requestApprovalBodySchema,
    response: dataOf(z.object({ id: z.string() })),
    status: 201,
    errors: ['cart-changed', 'cart-refused', 'price-changed', 'approval-needless', 'approval-nobody'],
    limits: ['order-request-account'],
  }),
  withdraw: post('/order-requests/:id/withdraw', { caller, errors: ['order-request-settled'] }),
  /**
   * Approves a request and places its order at the total that was shown, once. `request-void` if it can no longer be
   * ordered, which ends the request.
   */
  approve: post('/order-requests/:id/approve', {
    caller,
    body: confirmOrderBodySchema,
    response: dataOf(z.object({ id: z.string(), number: z.string() })),
    errors: ['order-request-settled', 'request-own', 'request-void', 'approval-limit', 'price-changed'],
  }),
  decline: post('/order-requests/:id/decline', {
    caller,
    body: declineRequestBodySchema,
    errors: ['order-request-settled', 'request-own'],
  }),
})

/** Which orders of the organisation need an approval, and who may give it. */
export const orderApproval = endpoints({
  get: get('/organisation/order-approval', {
    caller,
    permission: 'organisation.read',
    response: dataOf(settings),
  }),
  /** `approval-nobody` if nobody but the caller could approve every order. */
  set: put('/organisation/order-approval', {
    caller,
    permission: 'organisation.update',
    body: approvalRuleBodySchema,
    response: dataOf(settings),
    errors: ['approval-nobody'],
  }),
  getMember: get('/members/:id/order-approval', { caller, response: dataOf(memberApproval) }),
  setMember: put('/members/:id/order-approval', {
    caller,
    body: memberApprovalBodySchema,
    response: dataOf(memberApproval),
  }),
})
