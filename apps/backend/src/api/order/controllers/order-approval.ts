import { orderApproval } from '@bgm/contract'
import { getApprovalSettings, getMemberApproval, setApprovalSettings, setMemberApproval } from '#src/billing'
import {
  findMember,
  getManagedMember,
  getOrganisation,
  getScope,
  requirePermission,
  withMembershipLock,
} from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount } from '#src/platform/http/request-context'

export default implement(orderApproval, {
  get: ({ ctx }) => getApprovalSettings(getScope(ctx).organisation),

  async set({ body, ctx }) {
    await withMembershipLock(ctx, async scope => {
      requirePermission(scope, 'organisation.update')
      const organisation = await getOrganisation(scope)
      await setApprovalSettings(organisation, getAccount(ctx), body)
    })
    return getApprovalSettings(getScope(ctx).organisation)
  },

  async getMember({ params, ctx }) {
    const member = await findMember(getScope(ctx), params.id)
    if (!member) throw notFound()
    return getMemberApproval(member)
  },

  async setMember({ params, body, ctx }) {
    const member = await withMembershipLock(ctx, async scope => {
      const managed = await getManagedMember(scope, params.id)
      await setMemberApproval(managed, getAccount(ctx), body)
      return managed
    })
    return getMemberApproval(member)
  },
})
