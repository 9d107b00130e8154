import type { OrderKind } from '@bgm/validation'
import { HttpError } from '#src/platform/http/errors'
import { needsApproval } from './rules/required'
import { getApprovalRule } from './settings'

type Order = { total: number; kinds: readonly OrderKind[] }

export const isApprovalRequired = async (organisation: number, order: Order): Promise<boolean> =>
  needsApproval(await getApprovalRule(organisation), order)

/** Throws 409 `approval-required` if somebody else has to approve the order first. */
export async function requireNoApproval(organisation: number, order: Order): Promise<void> {
  if (await isApprovalRequired(organisation, order))
    throw new HttpError(409, 'The organisation requires an approval', { code: 'approval-required' })
}
