import { accountRemovalBodySchema } from '@bgm/validation'
import { isCorrectPassword } from '#src/api/account/services/account'
import { fieldError } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { exportPersonalData } from '../services/export'
import { listOrphanedOrganisations } from '../services/owners'
import { removeAccount } from '../services/remove'

export default {
  async export(ctx: RequestContext) {
    const account = getAccount(ctx)
    await consume('export-account', account.documentId)
    ctx.set('cache-control', 'private, no-store')
    ctx.body = await exportPersonalData(account)
  },

  async obstacles(ctx: RequestContext) {
    const account = getAccount(ctx)
    const organisations = await listOrphanedOrganisations(account)
    ctx.body = {
      has_password: Boolean(account.password),
      organisations: organisations.map(({ documentId, name }) => ({ documentId, name })),
    }
  },

  async remove(ctx: RequestContext) {
    const account = getAccount(ctx)
    const { password } = parseBody(ctx, accountRemovalBodySchema)
    await consume('password-account', account.documentId)
    if (!(await isCorrectPassword(account, password))) {
      throw fieldError('password', 'validation.password_wrong', 'credentials')
    }
    await removeAccount(account)
    ctx.status = 204
  },
}
