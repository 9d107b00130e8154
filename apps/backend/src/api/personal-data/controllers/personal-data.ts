import { accountRemovalBodySchema, subscriptionEndBodySchema } from '@bgm/validation'
import { isCorrectPassword } from '#src/api/account/services/account'
import { fieldError } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { type Account, getAccount, type RequestContext } from '#src/http/request-context'
import { endOwnSubscriptions } from '../services/end'
import { exportPersonalData } from '../services/export'
import { listOrphanedOrganisations, listPaidOrganisations, type PaidOrganisation } from '../services/owners'
import { removeAccount } from '../services/remove'

const toPaidView = ({ documentId, name, total, subscriptions }: PaidOrganisation) => ({
  documentId,
  name,
  total,
  subscriptions: subscriptions.map(({ documentId: id, business_unit, package_title, expired_date }) => ({
    documentId: id,
    business_unit: { documentId: business_unit.documentId, name: business_unit.name },
    package: package_title,
    expired_date,
  })),
})

/** Throws 400 unless the password is correct. Attempts are limited per account. */
async function requirePassword(account: Account, password: string): Promise<void> {
  await consume('password-account', account.documentId)
  if (!(await isCorrectPassword(account, password)))
    throw fieldError('password', 'validation.password_wrong', 'credentials')
}

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
    const paid = await listPaidOrganisations(account, new Date())
    ctx.body = {
      has_password: Boolean(account.password),
      organisations: organisations.map(({ documentId, name }) => ({ documentId, name })),
      paid: paid.map(toPaidView),
    }
  },

  async remove(ctx: RequestContext) {
    const account = getAccount(ctx)
    const { password } = parseBody(ctx, accountRemovalBodySchema)
    await requirePassword(account, password)
    await removeAccount(account)
    ctx.status = 204
  },

  async endSubscriptions(ctx: RequestContext) {
    const account = getAccount(ctx)
    const { organisation, password } = parseBody(ctx, subscriptionEndBodySchema)
    await requirePassword(account, password)
    await endOwnSubscriptions(account, organisation)
    ctx.status = 204
  },
}
