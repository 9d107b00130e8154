import type * as z from 'zod/mini'
import { bodyObject, choice, formObject, integer, multilineText, optionalInteger } from './fields'
import { confirmOrderSchema, orderReferences } from './orders'

/** Which orders of an organisation somebody else has to approve. */
export const approvalRules = ['never', 'new-units', 'above', 'always'] as const
export type ApprovalRule = (typeof approvalRules)[number]

/** The roles that may be allowed to approve. Owners always are. */
export const approverRoles = ['manager', 'finance'] as const
export type ApproverRole = (typeof approverRoles)[number]

/** Why a request ended without a decision. */
export const requestEnds = ['changed', 'withdrawn', 'lines', 'voucher', 'quotation', 'requester'] as const
export type RequestEnd = (typeof requestEnds)[number]

export const requestStates = ['requested', 'placed', 'declined', 'void'] as const
export type RequestState = (typeof requestStates)[number]

const amount = (min: number) => optionalInteger(min, 1e12, 'validation.amount')

const ruleShape = {
  approval_rule: choice(approvalRules, 'validation.required'),
  /** In rupiah; only of `above`. */
  approval_above: amount(0),
  manager_approves: choice(['yes', 'no'], 'validation.required'),
  manager_limit: amount(1),
  finance_approves: choice(['yes', 'no'], 'validation.required'),
  finance_limit: amount(1),
}
export const approvalRuleSchema = formObject(ruleShape)
export const approvalRuleBodySchema = bodyObject(ruleShape)
export type ApprovalRuleBody = z.output<typeof approvalRuleBodySchema>

/** Whether a member may approve orders, if not as everyone with the role. */
export const memberApprovals = ['role', 'yes', 'no'] as const
const memberShape = {
  member_approves: choice(memberApprovals, 'validation.required'),
  member_limit: amount(1),
}
export const memberApprovalSchema = formObject(memberShape)
export const memberApprovalBodySchema = bodyObject(memberShape)
export type MemberApproval = z.output<typeof memberApprovalBodySchema>

const requestShape = {
  ...confirmOrderSchema.shape,
  version: integer(0, 1e9, 'validation.invalid'),
  purpose: multilineText(500),
  ...orderReferences,
}
/** Asks for the approval of what is in a cart, at the total that was shown. */
export const requestApprovalSchema = formObject(requestShape)
export const requestApprovalBodySchema = bodyObject(requestShape)
export type RequestApproval = z.output<typeof requestApprovalBodySchema>

const declineShape = { decline_reason: multilineText(500) }
export const declineRequestSchema = formObject(declineShape)
export const declineRequestBodySchema = bodyObject(declineShape)
