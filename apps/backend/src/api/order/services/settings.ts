import { z } from 'zod'

const settingsRow = z.object({
  payment: z
    .object({ bank_name: z.string(), account_number: z.string(), account_holder: z.string() })
    .nullable(),
  seller: z.object({ tax_registered: z.boolean() }).nullable(),
})

export type PaymentAccount = NonNullable<z.output<typeof settingsRow>['payment']>

/** The bank account for payments, and whether the seller is registered for PPN. */
export async function getPaymentSettings(): Promise<{
  payment: PaymentAccount | null
  taxRegistered: boolean
}> {
  const row: unknown = await strapi.db.query('api::site-setting.site-setting').findOne({
    where: { locale: 'id' },
    populate: { payment: true, seller: true },
  })
  const { payment, seller } = row ? settingsRow.parse(row) : { payment: null, seller: null }
  return { payment, taxRegistered: seller?.tax_registered ?? false }
}
