import { organisationBodySchema, switchBodySchema } from '@bgm/validation'
import { bodyOf } from '../../../body'
import { accountOf, type Call, sessionOf } from '../../../call'
import { notFound } from '../../../refusal'
import { profileOf } from '../../account/services/profile'
import { memberOf, recordAct } from '../../audit-entry/services/audit'
import { requirePermission, scopeOf } from '../../membership/services/scope'
import { setActiveOrganisation } from '../../session/services/session'
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
    const body = bodyOf(ctx, organisationBodySchema)
    await strapi.db.transaction(async () => {
      const changed = await setOrganisation(before, body)
      if (changed.length === 0) return
      await recordAct({
        action: 'organisation.updated',
        actor: memberOf(accountOf(ctx)),
        subject: 'organisation',
        subjectId: before.documentId,
        organisation: before.id,
        details: { name: body.name, fields: changed.join(', ') },
      })
    })
    ctx.body = organisationView(await getOrganisation(scope))
  },

  async switch(ctx: Call) {
    const account = accountOf(ctx)
    const { organisation } = bodyOf(ctx, switchBodySchema)
    const profile = await profileOf(account, organisation)
    // Somebody else's organisation is none.
    if (profile.active_organisation !== organisation) throw notFound()
    await setActiveOrganisation(sessionOf(ctx).documentId, organisation)
    ctx.body = profile
  },
}
