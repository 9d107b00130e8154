import { removeTaxFile, sendTaxFile, storeTaxFile, type TaxFile } from '#src/api/tax-file/services/store'
import { readUploadedTaxFile } from '#src/api/tax-file/services/upload'
import { notFound } from '#src/http/errors'
import { consume } from '#src/http/rate-limit'
import { type Account, getAccount, type RequestContext } from '#src/http/request-context'
import { alreadyConfirmedError, type Draft, getDraft, getOrCreateDraft } from '../services/draft'
import { getRegistrationView } from '../services/view'

async function replaceFile(account: Account, draft: Draft, file: TaxFile | null): Promise<void> {
  const replaced = await strapi.db.transaction(async () => {
    const registrations = strapi.db.query('api::registration.registration')
    const { count } = await registrations.updateMany({
      where: { id: draft.id, confirmed_at: null },
      data: { updatedAt: new Date() },
    })
    if (count !== 1) throw alreadyConfirmedError()
    // The row is locked, so the second of two concurrent uploads deletes the file of the first.
    const { tax_file: before } = await getDraft(account)
    await registrations.update({ where: { id: draft.id }, data: { tax_file: file?.id ?? null } })
    return before
  })
  if (replaced) await removeTaxFile(replaced)
}

export default {
  async upload(ctx: RequestContext) {
    const account = getAccount(ctx)
    await consume('tax-file-account', account.documentId)
    const draft = await getOrCreateDraft(account)
    if (draft.confirmed_at) throw alreadyConfirmedError()
    const file = await storeTaxFile(await readUploadedTaxFile(ctx))
    await replaceFile(account, draft, file).catch(async (error: unknown) => {
      await removeTaxFile(file)
      throw error
    })
    ctx.body = await getRegistrationView(await getOrCreateDraft(account), account)
  },

  async download(ctx: RequestContext) {
    const { tax_file: file, confirmed_at } = await getOrCreateDraft(getAccount(ctx))
    // After confirmation, the file belongs to the business unit, whose permissions apply.
    if (!file || confirmed_at) throw notFound()
    await sendTaxFile(ctx, file)
  },

  async remove(ctx: RequestContext) {
    const account = getAccount(ctx)
    const draft = await getOrCreateDraft(account)
    await replaceFile(account, draft, null)
    ctx.body = await getRegistrationView(await getOrCreateDraft(account), account)
  },
}
