import type { ApprovalRule, OrderKind } from '@bgm/validation'

export type Rule = { rule: ApprovalRule; above: number | null }

type Order = { total: number; kinds: readonly OrderKind[] }

/** Whether an organisation wants somebody else to approve an order. */
export function needsApproval({ rule, above }: Rule, { total, kinds }: Order): boolean {
  if (rule === 'always') return true
  if (rule === 'new-units') return kinds.includes('new')
  return rule === 'above' && total > (above ?? 0)
}
