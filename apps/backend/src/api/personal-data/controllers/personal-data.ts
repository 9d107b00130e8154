import { personalData } from '@bgm/contract'
import { isCorrectPassword } from '#src/identity'
import {
  exportPersonalData,
  findClosingEnd,
  listOrphanedOrganisations,
  listPaidOrganisations,
  type PaidOrganisation,
  planClosing,
  removeAccount,
  withdrawClosing,
} from '#src/onboarding'
import { fieldError } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { type Account, getAccount } from '#src/platform/http/request-context'

const toPaidView = async ({
  id: organisation,
  documentId,
  name,
  total,
  subscriptions,
  ...held
}: PaidOrganisation) => ({
  id: documentId,
  name,
  total,
  remaining: { ...held.remaining, devices: held.devices },
  money: held.money,
  ends_at: await findClosingEnd(organisation),
  subscriptions: subscriptions.map(({ documentId: id, business_unit, package_title, expired_date }) => ({
    id,
    business_unit: { id: business_unit.documentId, name: business_unit.name },
    package: package_title,
    expired_date,
  })),
})

/** Throws 400 unless the password is correct. */
async function requirePassword(account: Account, password: string): Promise<void> {
  if (!(await isCorrectPassword(account, password)))
    throw fieldError('password', 'validation.password_wrong', 'credentials')
}

export default implement(personalData, {
  export({ ctx }) {
    ctx.set('cache-control', 'private, no-store')
    return exportPersonalData(getAccount(ctx))
  },

  async getRemoval({ ctx }) {
    const account = getAccount(ctx)
    const organisations = await listOrphanedOrganisations(account)
    const paid = await listPaidOrganisations(account, new Date())
    return {
      has_password: Boolean(account.password),
      organisations: organisations.map(({ documentId, name }) => ({ id: documentId, name })),
      paid: await Promise.all(paid.map(toPaidView)),
    }
  },

  async removeAccount({ body: { password }, ctx }) {
    const account = getAccount(ctx)
    await requirePassword(account, password)
    await removeAccount(account)
  },

  async endSubscriptions({ body: { organisation, password }, ctx }) {
    const account = getAccount(ctx)
    await requirePassword(account, password)
    await planClosing(account, organisation)
  },

  async keepSubscriptions({ body: { organisation }, ctx }) {
    await withdrawClosing(getAccount(ctx), organisation)
  },
})
