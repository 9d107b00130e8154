import { installationCodes } from '@bgm/contract'
import { getScope, requirePermission } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount } from '#src/platform/http/request-context'
import { createInstallationCodes, listInstallationCodes, revokeInstallationCodes } from '#src/playback'

export default implement(installationCodes, {
  list: ({ query: { page, page_size: pageSize }, ctx }) =>
    listInstallationCodes(getScope(ctx), { page, pageSize }),

  async create({ body: { units }, ctx }) {
    return { created: await createInstallationCodes(getScope(ctx), getAccount(ctx), { units }) }
  },

  async revoke({ params, ctx }) {
    const scope = getScope(ctx)
    requirePermission(scope, 'player.manage')
    if ((await revokeInstallationCodes(scope, getAccount(ctx), params.id)) === 0) throw notFound()
  },

  async revokeAll({ ctx }) {
    await revokeInstallationCodes(getScope(ctx), getAccount(ctx))
  },
})
