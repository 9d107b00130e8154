import { organisations } from '@bgm/contract'
import {
  getOrganisation,
  getScope,
  memberActor,
  recordAuditEntry,
  toOrganisationView,
  updateOrganisation,
} from '#src/customers'
import { getProfile, setActiveOrganisation } from '#src/identity'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount, getSession } from '#src/platform/http/request-context'
import { recordOrganisationChanges } from '#src/playback'

export default implement(organisations, {
  get: async ({ ctx }) => toOrganisationView(await getOrganisation(getScope(ctx))),

  async update({ body, ctx }) {
    const scope = getScope(ctx)
    const before = await getOrganisation(scope)
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
    return toOrganisationView(await getOrganisation(scope))
  },

  async switch({ body: { organisation }, ctx }) {
    const account = getAccount(ctx)
    const profile = await getProfile(account, organisation)
    // Throws 404 unless the account is a member of the organisation.
    if (profile.active_organisation !== organisation) throw notFound()
    await setActiveOrganisation(getSession(ctx).documentId, organisation)
    return profile
  },
})
