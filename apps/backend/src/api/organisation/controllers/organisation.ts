import { organisationBodySchema, switchBodySchema } from '@bgm/validation'
import { profileOf } from '#src/api/account/services/profile'
import { memberOf, recordAct } from '#src/api/audit-entry/services/audit'
import { requirePermission, scopeOf } from '#src/api/membership/services/scope'
import { setActiveOrganisation } from '#src/api/session/services/session'
import { notFound } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { type Call, getAccount, getSession } from '#src/http/request-context'
import { getOrganisation, organisationView, setOrganisation } from '../services/own'

export default {
  async get(ctx: Call) {
    const scope = await scopeOf(ctx)
    const row = await getOrganisation(scope)
    requirePermission(scope, 'organisation.read')
    ctx.body = organisationView(row)
  },

  async update(ctx: Call) {
    const scope = await scopeOf(ctx)
    const before = await getOrganisation(scope)
    requirePermission(scope, 'organisation.update')
    const body = parseBody(ctx, organisationBodySchema)
    await strapi.db.transaction(async () => {
      const changed = await setOrganisation(before, body)
      if (changed.length === 0) return
      await recordAct({
        action: 'organisation.updated',
        actor: memberOf(getAccount(ctx)),
        subject: 'organisation',
        subjectId: before.documentId,
        organisation: before.id,
        details: { name: body.name, fields: changed.join(', ') },
      })
    })
    ctx.body = organisationView(await getOrganisation(scope))
  },

  async switch(ctx: Call) {
    const account = getAccount(ctx)
    const { organisation } = parseBody(ctx, switchBodySchema)
    const profile = await profileOf(account, organisation)
    // Somebody else's organisation is none.
    if (profile.active_organisation !== organisation) throw notFound()
    await setActiveOrganisation(getSession(ctx).documentId, organisation)
    ctx.body = profile
  },
}
