import { registrationTaxFiles } from '@bgm/contract'
import { readTaxFile, readUploadedTaxFile, removeTaxFile, storeTaxFile, type TaxFile } from '#src/customers'
import {
  alreadyConfirmedError,
  getOrCreateRegistrationDraft,
  getRegistrationDraft,
  getRegistrationView,
  type RegistrationDraft,
} from '#src/onboarding'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { type Account, getAccount } from '#src/platform/http/request-context'

async function replaceFile(account: Account, draft: RegistrationDraft, file: TaxFile | null): Promise<void> {
  const replaced = await strapi.db.transaction(async () => {
    const registrations = strapi.db.query('api::registration.registration')
    const { count } = await registrations.updateMany({
      where: { id: draft.id, confirmed_at: null },
      data: { updatedAt: new Date() },
    })
    if (count !== 1) throw alreadyConfirmedError()
    // The row is locked, so the second of two concurrent uploads deletes the file of the first.
    const { tax_file: before } = await getRegistrationDraft(account)
    await registrations.update({ where: { id: draft.id }, data: { tax_file: file?.id ?? null } })
    return before
  })
  if (replaced) await removeTaxFile(replaced)
}

export default implement(registrationTaxFiles, {
  async upload({ ctx }) {
    const account = getAccount(ctx)
    const draft = await getOrCreateRegistrationDraft(account)
    if (draft.confirmed_at) throw alreadyConfirmedError()
    const file = await storeTaxFile(await readUploadedTaxFile(ctx))
    await replaceFile(account, draft, file).catch(async (error: unknown) => {
      await removeTaxFile(file)
      throw error
    })
    return getRegistrationView(await getOrCreateRegistrationDraft(account), account)
  },

  async download({ ctx }) {
    const { tax_file: file, confirmed_at } = await getOrCreateRegistrationDraft(getAccount(ctx))
    // After confirmation, the file belongs to the business unit, whose permissions apply.
    if (!file || confirmed_at) throw notFound()
    return readTaxFile(file)
  },

  async remove({ ctx }) {
    const account = getAccount(ctx)
    await replaceFile(account, await getOrCreateRegistrationDraft(account), null)
    return getRegistrationView(await getOrCreateRegistrationDraft(account), account)
  },
})
