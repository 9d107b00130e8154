import {
  type ApprovalRuleBody,
  approvalRules,
  approverRoles,
  type MemberApproval,
  type Role,
} from '@bgm/validation'
import { z } from 'zod'
import { type MemberRow, memberActor, recordAuditEntry } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { select, selectOne } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { fieldError, HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { listApprovers } from './approvers'
import type { Rule } from './rules/required'

const ruleRow = z.object({ rule: z.enum(approvalRules), above: integerColumn.nullable() })

/** The rule of an organisation; `never` until an owner chooses another. */
export const getApprovalRule = async (organisation: number): Promise<Rule> =>
  (await selectOne(
    sql`select rule, above from approval_rules where organisation_id = ${organisation}`,
    ruleRow,
  )) ?? { rule: 'never', above: null }

const approverRow = z.object({
  role: z.enum(approverRoles),
  is_allowed: z.boolean(),
  max_amount: integerColumn.nullable(),
})

export async function getApprovalSettings(organisation: number) {
  const [{ rule, above }, rows] = await Promise.all([
    getApprovalRule(organisation),
    select(
      sql`select role, is_allowed, max_amount from order_approvers
        where organisation_id = ${organisation} and role is not null`,
      approverRow,
    ),
  ])
  const of = (role: Role) => rows.find(row => row.role === role)
  const approves = (role: Role) => (of(role)?.is_allowed ? ('yes' as const) : ('no' as const))
  return {
    approval_rule: rule,
    approval_above: above,
    manager_approves: approves('manager'),
    manager_limit: of('manager')?.max_amount ?? null,
    finance_approves: approves('finance'),
    finance_limit: of('finance')?.max_amount ?? null,
  }
}

export const noApproverError = () =>
  new HttpError(409, 'Nobody else can approve this', { code: 'approval-nobody' })

/** Throws 409 `approval-nobody` unless somebody else can approve every order. */
async function requireSomebodyElse(organisation: number, account: Account): Promise<void> {
  const approvers = await listApprovers(organisation)
  const canAlways = approvers.some(
    ({ person, limit }) => person.id !== account.id && limit === null && person.units === null,
  )
  if (!canAlways) throw noApproverError()
}

/** Stores the rule and who may approve. Call this under the lock of the organisation's members. */
export async function setApprovalSettings(
  organisation: { id: number; documentId: string },
  account: Account,
  body: ApprovalRuleBody,
): Promise<void> {
  const { approval_rule: rule, approval_above } = body
  if (rule === 'above' && approval_above === undefined)
    throw fieldError('approval_above', 'validation.required')
  const above = rule === 'above' ? (approval_above ?? 0) : null
  const roles = [
    { role: 'manager', is_allowed: body.manager_approves === 'yes', max_amount: body.manager_limit ?? null },
    { role: 'finance', is_allowed: body.finance_approves === 'yes', max_amount: body.finance_limit ?? null },
  ]
  await strapi.db.transaction(async ({ trx }) => {
    await trx('approval_rules')
      .insert({ organisation_id: organisation.id, rule, above })
      .onConflict('organisation_id')
      .merge()
    await trx('order_approvers')
      .insert(roles.map(row => ({ ...row, organisation_id: organisation.id })))
      .onConflict(['organisation_id', 'role'])
      .merge()
    if (rule !== 'never') await requireSomebodyElse(organisation.id, account)
    await recordAuditEntry({
      action: 'order-approval.changed',
      actor: memberActor(account),
      subject: 'organisation',
      subjectId: organisation.documentId,
      organisation: organisation.id,
      details: { rule, ...(above !== null && { amount: above }) },
    })
  })
}

export async function getMemberApproval({ id }: Pick<MemberRow, 'id'>) {
  const row = await selectOne(
    sql`select is_allowed, max_amount from order_approvers where membership_id = ${id}`,
    approverRow.omit({ role: true }),
  )
  return {
    member_approves: row ? (row.is_allowed ? ('yes' as const) : ('no' as const)) : ('role' as const),
    member_limit: row?.max_amount ?? null,
  }
}

/** Lets a member approve, or not, unlike others with the role. Call this under the lock of the organisation's members. */
export async function setMemberApproval(
  member: MemberRow,
  account: Account,
  { member_approves: approves, member_limit }: MemberApproval,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx('order_approvers').where({ membership_id: member.id }).delete()
    if (approves !== 'role')
      await trx('order_approvers').insert({
        organisation_id: member.organisation.id,
        membership_id: member.id,
        is_allowed: approves === 'yes',
        max_amount: approves === 'yes' ? (member_limit ?? null) : null,
      })
    await recordAuditEntry({
      action: 'order-approval.changed',
      actor: memberActor(account),
      subject: 'membership',
      subjectId: member.documentId,
      organisation: member.organisation.id,
      details: { person: member.user.documentId, rule: approves },
    })
  })
}
