import { fullName } from '#src/customers'
import { chooseDeciders, listApprovers } from './approvers'
import { findOpenRequest } from './row'
import { needsApproval } from './rules/required'
import { getApprovalRule } from './settings'

type Order = {
  organisation: number
  /** Null for staff, for whom any member could be the one who asks. */
  requester: number | null
  units: readonly number[]
  kinds: Parameters<typeof needsApproval>[1]['kinds']
  total: number
}

/** Whether an order needs an approval, and who can give it. */
export async function getApprovalNeed({ organisation, requester, units, kinds, total }: Order) {
  const rule = await getApprovalRule(organisation)
  if (rule.rule === 'never' || !needsApproval(rule, { total, kinds })) return null
  const approvers = await listApprovers(organisation)
  const deciders = chooseDeciders(approvers, { requester: requester ?? 0, units, total })
  return {
    rule: rule.rule,
    above: rule.above,
    deciders: deciders.map(({ first_name, last_name = null }) => fullName({ first_name, last_name })),
  }
}

/** The open request for a cart, if there is one. */
export async function findCartRequest(cart: number) {
  const request = await findOpenRequest(cart)
  return request && { id: request.document_id, requested_at: new Date(request.requested_at) }
}
