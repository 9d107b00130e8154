import { members } from '@bgm/contract'
import { type AuditAction, hasPermission } from '@bgm/validation'
import type { z } from 'zod'
import {
  accessEndedEmail,
  findMember,
  fullName,
  getManagedMember,
  getScope,
  listMembers,
  type MemberRow,
  memberActor,
  normaliseAccess,
  notifyOwnersOfNewOwner,
  ownershipTransferredEmail,
  recordAuditEntry,
  reloadScope,
  removeMember,
  requireAnotherActiveOwner,
  requirePermission,
  resolveUnitIds,
  roleChangedEmail,
  type Scope,
  setMemberAccess,
  setMemberActive,
  toMemberView,
  withdrawGrants,
  withMembershipLock,
} from '#src/customers'
import { isCorrectPassword, notify } from '#src/identity'
import { fieldError, HttpError, notFound } from '#src/platform/http/errors'
import { implement, toPage } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import { sendEmail } from '#src/platform/mail/send'

function toWhere({ q, role, active }: z.output<typeof members.list.query>) {
  const contains = { $containsi: q }
  return [
    ...(q ? [{ $or: [{ user: { first_name: contains } }, { user: { last_name: contains } }] }] : []),
    ...(role ? [{ role }] : []),
    ...(active ? [{ deactivated_at: active === 'true' ? { $null: true } : { $notNull: true } }] : []),
  ]
}

const view = (member: MemberRow, scope: Scope) =>
  toMemberView(member, scope, hasPermission(scope.role, 'invitation.read'))

async function getUpdated(ctx: RequestContext, id: string) {
  const scope = await reloadScope(ctx)
  const member = await findMember(scope, id)
  if (!member) throw notFound()
  return view(member, scope)
}

const recordMemberAction = (ctx: RequestContext, action: AuditAction, member: MemberRow, details = {}) =>
  recordAuditEntry({
    action,
    actor: memberActor(getAccount(ctx)),
    subject: 'membership',
    subjectId: member.documentId,
    organisation: member.organisation.id,
    details: { person: member.user.documentId, ...details },
  })

const sendAccessEndedEmail = ({ user, organisation }: MemberRow, how: 'deactivated' | 'removed') =>
  sendEmail(user.email, user.locale, accessEndedEmail(user, organisation.name, how))

const withdraw = (ctx: RequestContext, member: MemberRow) =>
  withdrawGrants(member, memberActor(getAccount(ctx)))

const notifyOwners = ({ user, organisation }: MemberRow, informed = [user.email]) =>
  notifyOwnersOfNewOwner(organisation, fullName(user), informed)

export default implement(members, {
  async list({ query, ctx }) {
    const scope = getScope(ctx)
    const { rows, pagination } = await listMembers(scope, toWhere(query), query.page, query.page_size)
    return toPage(
      rows.map(row => view(row, scope)),
      pagination,
    )
  },

  async get({ params, ctx }) {
    const scope = getScope(ctx)
    const member = await findMember(scope, params.id)
    if (!member) throw notFound()
    return view(member, scope)
  },

  async setAccess({ params, body, ctx }) {
    const id = await withMembershipLock(ctx, async scope => {
      const member = await getManagedMember(scope, params.id)
      const access = normaliseAccess(body)
      if (access.role !== 'owner') await requireAnotherActiveOwner(member)
      await setMemberAccess(member, access.role, await resolveUnitIds(scope, access))
      const { role, all_units } = access
      const units = all_units ? null : access.units.length
      await recordMemberAction(ctx, 'membership.updated', member, { role, was: member.role, units })
      const { user, organisation } = member
      if (role !== member.role) await notify(user, 'members', roleChangedEmail(user, organisation.name, role))
      if (role === 'owner' && member.role !== 'owner') await notifyOwners(member)
      await withdraw(ctx, member)
      return member.documentId
    })
    return getUpdated(ctx, id)
  },

  async deactivate({ params, ctx }) {
    const id = await withMembershipLock(ctx, async scope => {
      const member = await getManagedMember(scope, params.id)
      await requireAnotherActiveOwner(member)
      if (member.deactivated_at !== null) return member.documentId
      await setMemberActive(member, false)
      await recordMemberAction(ctx, 'membership.deactivated', member)
      await withdraw(ctx, member)
      await sendAccessEndedEmail(member, 'deactivated')
      return member.documentId
    })
    return getUpdated(ctx, id)
  },

  async reactivate({ params, ctx }) {
    const id = await withMembershipLock(ctx, async scope => {
      const member = await getManagedMember(scope, params.id)
      if (member.deactivated_at !== null) {
        await setMemberActive(member, true)
        await recordMemberAction(ctx, 'membership.reactivated', member)
      }
      return member.documentId
    })
    return getUpdated(ctx, id)
  },

  async remove({ params, ctx }) {
    await withMembershipLock(ctx, async scope => {
      const member = await getManagedMember(scope, params.id)
      await requireAnotherActiveOwner(member)
      await removeMember(member)
      await recordMemberAction(ctx, 'membership.removed', member, { role: member.role })
      await withdraw(ctx, member)
      await sendAccessEndedEmail(member, 'removed')
    })
  },

  async transfer({ body: { member: id, password }, ctx }) {
    const account = getAccount(ctx)
    if (!(await isCorrectPassword(account, password)))
      throw fieldError('password', 'validation.password_wrong', 'credentials')
    const newOwner = await withMembershipLock(ctx, async scope => {
      const member = await findMember(scope, id)
      if (!member) throw notFound()
      requirePermission(scope, 'organisation.transfer')
      if (member.id === scope.membership || member.deactivated_at !== null || member.user.blocked)
        throw new HttpError(409, 'Only another active member can become the owner', { code: 'transfer' })
      const own = await findMember(scope, await findDocumentId(scope))
      if (!own) throw notFound()
      await setMemberAccess(member, 'owner', null)
      await setMemberAccess(own, 'manager', null)
      await withdraw(ctx, own)
      await recordAuditEntry({
        action: 'organisation.transferred',
        actor: memberActor(account),
        subject: 'organisation',
        subjectId: member.organisation.documentId,
        organisation: scope.organisation,
        details: { person: member.user.documentId, name: member.organisation.name },
      })
      for (const { user } of [member, own])
        await sendEmail(
          user.email,
          user.locale,
          ownershipTransferredEmail(user, member.organisation.name, user.id === member.user.id),
        )
      await notifyOwners(member, [member.user.email, own.user.email])
      return member.documentId
    })
    return getUpdated(ctx, newOwner)
  },
})

async function findDocumentId({ membership: id }: Scope): Promise<string | undefined> {
  const row: { documentId: string } | null = await strapi.db
    .query('api::membership.membership')
    .findOne({ where: { id } })
  return row?.documentId
}
