import { usageDisputeReasons, usageDisputeStates } from '@bgm/validation'
import { z } from 'zod'
import type { Scope } from '#src/customers'
import type { Page } from '#src/platform/database/paginate-rows'
import type { Account } from '#src/platform/http/request-context'

export const usageDisputeUid = 'api::usage-dispute.usage-dispute'

const date = z.coerce.date().nullable()

const disputeRow = z.object({
  documentId: z.string(),
  state: z.enum(usageDisputeStates),
  reply: z.string().nullable(),
  venue: z.string().nullable(),
  month: z.string(),
  day: z.string().nullable(),
  work: z.string().nullable(),
  play: z.string().nullable(),
  reason: z.enum(usageDisputeReasons),
  explanation: z.string(),
  received_at: z.coerce.date(),
  replied_at: date,
  resolved_at: date,
  organisation_id: z.number(),
  member: z.string(),
})
export type DisputeRow = z.output<typeof disputeRow>

/**
 * Matches the organisation's disputes; members with access to only some units see disputes about these units
 * and disputes that they created.
 */
const inScope = ({ organisation, units }: Scope, { documentId }: Account) => ({
  organisation_id: organisation,
  ...(units && { $or: [{ business_unit_id: { $in: units } }, { member: documentId }] }),
})

/** One page of the disputes in scope, newest first. */
export async function listDisputes(scope: Scope, account: Account, { page, pageSize }: Page) {
  const where = inScope(scope, account)
  const query = strapi.db.query(usageDisputeUid)
  const [found, total] = await Promise.all([
    query.findMany({
      where,
      orderBy: [{ received_at: 'desc' }, { id: 'desc' }],
      offset: (page - 1) * pageSize,
      limit: pageSize,
    }),
    query.count({ where }),
  ])
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
  return { rows: z.array(disputeRow).parse(found), pagination }
}

export async function findDisputeInScope(scope: Scope, account: Account, documentId = '') {
  const where = { ...inScope(scope, account), documentId }
  const row: unknown = await strapi.db.query(usageDisputeUid).findOne({ where })
  return row ? disputeRow.parse(row) : null
}

export async function findDispute(where: { documentId: string } | { submission: { $in: string[] } }) {
  const row: unknown = await strapi.db.query(usageDisputeUid).findOne({ where })
  return row ? disputeRow.parse(row) : null
}

/** A dispute as described by the contract. */
export const toDisputeView = ({ documentId: id, member, ...row }: DisputeRow, account: Account) => ({
  ...row,
  id,
  self: member === account.documentId,
})
