import { accountRemovalBodySchema } from '@bgm/validation'
import { isPassword } from '#src/api/account/services/account'
import { fieldError } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { type Call, getAccount } from '#src/http/request-context'
import { exportOf } from '../services/export'
import { organisationsLeftAlone } from '../services/owners'
import { removePerson } from '../services/remove'

export default {
  async export(ctx: Call) {
    const account = getAccount(ctx)
    await consume('export-account', account.documentId)
    ctx.set('cache-control', 'private, no-store')
    ctx.body = await exportOf(account)
  },

  async obstacles(ctx: Call) {
    const account = getAccount(ctx)
    const organisations = await organisationsLeftAlone(account)
    ctx.body = {
      has_password: Boolean(account.password),
      organisations: organisations.map(({ documentId, name }) => ({ documentId, name })),
    }
  },

  async remove(ctx: Call) {
    const account = getAccount(ctx)
    const { password } = parseBody(ctx, accountRemovalBodySchema)
    await consume('password-account', account.documentId)
    if (!(await isPassword(account, password))) {
      throw fieldError('password', 'validation.password_wrong', 'credentials')
    }
    await removePerson(account)
    ctx.status = 204
  },
}
