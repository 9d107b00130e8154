import { accountOf, type Call } from '../../../call'
import { spend } from '../../../rate-limit'
import { notFound } from '../../../refusal'
import { removeTaxFile, sendTaxFile, storeTaxFile, type TaxFile } from '../../tax-file/services/store'
import { uploadedTaxFile } from '../../tax-file/services/uploaded'
import { alreadyConfirmed, type Draft, draftOf } from '../services/draft'
import { registrationView } from '../services/view'

async function replaceFile(draft: Draft, file: TaxFile | null): Promise<void> {
  await strapi.db.transaction(async () => {
    const registrations = strapi.db.query('api::registration.registration')
    const { count } = await registrations.updateMany({
      where: { id: draft.id, confirmed_at: null },
      data: { updatedAt: new Date() },
    })
    if (count !== 1) throw alreadyConfirmed()
    await registrations.update({ where: { id: draft.id }, data: { tax_file: file?.id ?? null } })
  })
  if (draft.tax_file) await removeTaxFile(draft.tax_file)
}

export default {
  async upload(ctx: Call) {
    const account = accountOf(ctx)
    await spend('tax-file-account', account.documentId)
    const draft = await draftOf(account)
    if (draft.confirmed_at) throw alreadyConfirmed()
    const file = await storeTaxFile(await uploadedTaxFile(ctx))
    await replaceFile(draft, file).catch(async (error: unknown) => {
      await removeTaxFile(file)
      throw error
    })
    ctx.body = await registrationView(await draftOf(account), account)
  },

  async download(ctx: Call) {
    const { tax_file: file } = await draftOf(accountOf(ctx))
    if (!file) throw notFound()
    await sendTaxFile(ctx, file)
  },

  async remove(ctx: Call) {
    const account = accountOf(ctx)
    const draft = await draftOf(account)
    await replaceFile(draft, null)
    ctx.body = await registrationView(await draftOf(account), account)
  },
}
