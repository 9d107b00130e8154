import { organisationBodySchema, switchOrganisationBodySchema } from '@bgm/validation'
import { getProfile } from '#src/api/account/services/profile'
import { memberActor, recordAuditEntry } from '#src/api/audit-entry/services/audit'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { setActiveOrganisation } from '#src/api/session/services/session'
import { recordOrganisationChanges } from '#src/api/zone/services/unit-changes'
import { notFound } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { getAccount, getSession, type RequestContext } from '#src/http/request-context'
import { getOrganisation, toOrganisationView, updateOrganisation } from '../services/row'

export default {
  async get(ctx: RequestContext) {
    const scope = getScope(ctx)
    const row = await getOrganisation(scope)
    requirePermission(scope, 'organisation.read')
    ctx.body = toOrganisationView(row)
  },

  async update(ctx: RequestContext) {
    const scope = getScope(ctx)
    const before = await getOrganisation(scope)
    requirePermission(scope, 'organisation.update')
    const body = parseBody(ctx, organisationBodySchema)
    await strapi.db.transaction(async () => {
      const changed = await updateOrganisation(before, body)
      if (changed.length === 0) return
      await recordAuditEntry({
        action: 'organisation.updated',
        actor: memberActor(getAccount(ctx)),
        subject: 'organisation',
        subjectId: before.documentId,
        organisation: before.id,
        details: { name: body.name, fields: changed.join(', ') },
      })
      if (changed.includes('explicit_policy')) await recordOrganisationChanges(before.id)
    })
    ctx.body = toOrganisationView(await getOrganisation(scope))
  },

  async switch(ctx: RequestContext) {
    const account = getAccount(ctx)
    const { organisation } = parseBody(ctx, switchOrganisationBodySchema)
    const profile = await getProfile(account, organisation)
    // Throws 404 unless the account is a member of the organisation.
    if (profile.active_organisation !== organisation) throw notFound()
    await setActiveOrganisation(getSession(ctx).documentId, organisation)
    ctx.body = profile
  },
}
