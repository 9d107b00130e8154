import { accountRemovalBodySchema } from '@bgm/validation'
import { isPassword } from '#src/api/account/services/account'
import { fieldRefused } from '#src/http/errors'
import { bodyOf } from '#src/http/parse-body'
import { spend } from '#src/http/rate-limit'
import { accountOf, type Call } from '#src/http/request-context'
import { exportOf } from '../services/export'
import { organisationsLeftAlone } from '../services/owners'
import { removePerson } from '../services/remove'

export default {
  async export(ctx: Call) {
    const account = accountOf(ctx)
    await spend('export-account', account.documentId)
    ctx.set('cache-control', 'private, no-store')
    ctx.body = await exportOf(account)
  },

  async obstacles(ctx: Call) {
    const account = accountOf(ctx)
    const organisations = await organisationsLeftAlone(account)
    ctx.body = {
      has_password: Boolean(account.password),
      organisations: organisations.map(({ documentId, name }) => ({ documentId, name })),
    }
  },

  async remove(ctx: Call) {
    const account = accountOf(ctx)
    const { password } = bodyOf(ctx, accountRemovalBodySchema)
    await spend('password-account', account.documentId)
    if (!(await isPassword(account, password))) {
      throw fieldRefused('password', 'validation.password_wrong', 'credentials')
    }
    await removePerson(account)
    ctx.status = 204
  },
}
