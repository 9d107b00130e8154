import { invitationBodySchema, invitationTokenBodySchema, joinByInvitationBodySchema } from '@bgm/validation'
import { findAccountByDocumentId, findAccountByEmail } from '#src/api/account/services/account'
import { getProfile } from '#src/api/account/services/profile'
import { memberActor } from '#src/api/audit-entry/services/audit'
import { rememberDevice } from '#src/api/device/services/device'
import { normaliseAccess, resolveUnitIds } from '#src/api/membership/services/manage'
import { fullName } from '#src/api/membership/services/row'
import { getScope, requirePermission, type Scope } from '#src/api/membership/services/scope'
import { getOrganisation } from '#src/api/organisation/services/row'
import { openSession, setActiveOrganisation } from '#src/api/session/services/session'
import { rejectBreachedPassword } from '#src/auth/breached-passwords'
import { HttpError, notFound } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { describeDevice, findKnownDeviceToken, getClientAddress } from '#src/http/request-client'
import { getAccount, getSession, type RequestContext } from '#src/http/request-context'
import { acceptInvitation, getInvitationByToken, registerByInvitation } from '../services/accept'
import { canManageInvitation, findInvitation, listInvitations, toInvitationView } from '../services/row'
import { createInvitation, resendInvitation } from '../services/send'
import { deleteInvitation } from '../services/withdraw'

async function getManagedInvitation(ctx: RequestContext, scope: Scope) {
  const found = await findInvitation(scope, ctx.params.id)
  if (!found) throw notFound()
  requirePermission(scope, 'invitation.create')
  return found
}

export default {
  async list(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'invitation.read')
    ctx.body = { data: (await listInvitations(scope)).map(row => toInvitationView(row)) }
  },

  async create(ctx: RequestContext) {
    const account = getAccount(ctx)
    const scope = getScope(ctx)
    requirePermission(scope, 'invitation.create')
    const { email, locale, ...access } = parseBody(ctx, invitationBodySchema)
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
    const created = await findInvitation(scope, id)
    ctx.body = created && toInvitationView(created)
  },

  async resend(ctx: RequestContext) {
    const account = getAccount(ctx)
    const scope = getScope(ctx)
    const row = await getManagedInvitation(ctx, scope)
    await consume('invitation-pause', row.documentId)
    await consume('invitation-account', account.documentId)
    await resendInvitation(row, account)
    const sent = await findInvitation(scope, row.documentId)
    ctx.body = sent && toInvitationView(sent)
  },

  async revoke(ctx: RequestContext) {
    const scope = getScope(ctx)
    const row = await getManagedInvitation(ctx, scope)
    await strapi.db.transaction(() => deleteInvitation(row, memberActor(getAccount(ctx))))
    ctx.status = 204
  },

  async lookUp(ctx: RequestContext) {
    const { token } = parseBody(ctx, invitationTokenBodySchema)
    await consume('token-address', getClientAddress(ctx))
    const { email, role, organisation, invited_by, expires_at } = await getInvitationByToken(token)
    ctx.body = {
      email,
      role,
      organisation: { documentId: organisation.documentId, name: organisation.name },
      invited_by: invited_by && fullName(invited_by),
      expires_at,
      has_account: (await findAccountByEmail(email)) !== null,
    }
  },

  async accept(ctx: RequestContext) {
    const account = getAccount(ctx)
    const { token } = parseBody(ctx, invitationTokenBodySchema)
    await consume('token-address', getClientAddress(ctx))
    const { organisation } = await acceptInvitation(account, token, getSession(ctx).documentId)
    await setActiveOrganisation(getSession(ctx).documentId, organisation.documentId)
    const joined = (await findAccountByDocumentId(account.documentId)) ?? account
    ctx.body = await getProfile(joined, organisation.documentId)
  },

  async join(ctx: RequestContext) {
    const body = parseBody(ctx, rejectBreachedPassword(joinByInvitationBodySchema))
    await consume('token-address', getClientAddress(ctx))
    const { account, row } = await registerByInvitation(body)
    await rememberDevice(account.documentId, findKnownDeviceToken(ctx))
    const { documentId } = row.organisation
    ctx.body = {
      jwt: await openSession(account, describeDevice(ctx), documentId),
      user: await getProfile(account, documentId),
    }
  },
}
