import { invitations } from '@bgm/contract'
import {
  acceptInvitation,
  canManageInvitation,
  createInvitation,
  deleteInvitation,
  findInvitation,
  fullName,
  getInvitationByToken,
  getOrganisation,
  getScope,
  listInvitations,
  memberActor,
  normaliseAccess,
  registerByInvitation,
  requirePermission,
  resendInvitation,
  resolveUnitIds,
  type Scope,
  toInvitationView,
} from '#src/customers'
import {
  findAccountByDocumentId,
  findAccountByEmail,
  getProfile,
  openSession,
  rejectBreachedPassword,
  rememberBrowser,
  setActiveOrganisation,
} from '#src/identity'
import { HttpError, notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { describeDevice, findKnownDeviceToken } from '#src/platform/http/request-client'
import { getAccount, getSession } from '#src/platform/http/request-context'

async function getManagedInvitation(scope: Scope, id: string) {
  const invitation = await findInvitation(scope, id)
  if (!invitation) throw notFound()
  requirePermission(scope, 'invitation.create')
  return invitation
}

async function getInvitationView(scope: Scope, id: string) {
  const invitation = await findInvitation(scope, id)
  if (!invitation) throw notFound()
  return toInvitationView(invitation)
}

export default implement(invitations, {
  list: async ({ ctx }) => (await listInvitations(getScope(ctx))).map(row => toInvitationView(row)),

  async create({ body: { email, locale, ...access }, ctx }) {
    const account = getAccount(ctx)
    const scope = getScope(ctx)
    const { role } = access
    const units = await resolveUnitIds(scope, normaliseAccess(access))
    const requested = {
      role,
      all_units: units === null,
      units: (units ?? []).map(id => ({ id, documentId: '', name: '' })),
    }
    if (!canManageInvitation(scope, requested))
      throw new HttpError(403, 'Managers can only invite staff for their own units', { code: 'forbidden' })
    await consume('invitation-account', account.documentId)
    const organisation = await getOrganisation(scope)
    const id = await createInvitation({ inviter: account, organisation, email, role, units, locale })
    return getInvitationView(scope, id)
  },

  async resend({ params, ctx }) {
    const account = getAccount(ctx)
    const scope = getScope(ctx)
    const row = await getManagedInvitation(scope, params.id)
    await consume('invitation-pause', row.documentId)
    await consume('invitation-account', account.documentId)
    await resendInvitation(row, account)
    return getInvitationView(scope, row.documentId)
  },

  async revoke({ params, ctx }) {
    const row = await getManagedInvitation(getScope(ctx), params.id)
    await strapi.db.transaction(() => deleteInvitation(row, memberActor(getAccount(ctx))))
  },

  async lookUp({ body: { token } }) {
    const { email, role, organisation, invited_by, expires_at } = await getInvitationByToken(token)
    return {
      email,
      role,
      organisation: { id: organisation.documentId, name: organisation.name },
      invited_by: invited_by && fullName(invited_by),
      expires_at,
      has_account: (await findAccountByEmail(email)) !== null,
    }
  },

  async accept({ body: { token }, ctx }) {
    const account = getAccount(ctx)
    const { organisation } = await acceptInvitation(account, token, getSession(ctx).documentId)
    await setActiveOrganisation(getSession(ctx).documentId, organisation.documentId)
    const joined = (await findAccountByDocumentId(account.documentId)) ?? account
    return getProfile(joined, organisation.documentId)
  },

  async join({ body, ctx }) {
    rejectBreachedPassword(body.password)
    const { account, row } = await registerByInvitation(body)
    await rememberBrowser(account.documentId, findKnownDeviceToken(ctx))
    const { documentId } = row.organisation
    return {
      jwt: await openSession(account, describeDevice(ctx), documentId),
      user: await getProfile(account, documentId),
    }
  },
})
