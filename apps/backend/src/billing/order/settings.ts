import { z } from 'zod'
import { selectOne } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'

const settingsRow = z.object({
  bank_name: z.string().nullable(),
  account_number: z.string().nullable(),
  account_holder: z.string().nullable(),
  tax_registered: z.boolean().nullable(),
})

export type PaymentAccount = { bank_name: string; account_number: string; account_holder: string }

/** The bank account for transfers, and whether the seller is registered for PPN. */
export type PaymentSettings = { payment: PaymentAccount | null; taxRegistered: boolean }

export async function getPaymentSettings(): Promise<PaymentSettings> {
  const row = await selectOne(
    sql`select p.bank_name, p.account_number, p.account_holder, v.tax_registered from site_settings w
    left join site_settings_cmps pl on pl.entity_id = w.id and pl.field = 'payment'
    left join components_parts_payment p on p.id = pl.cmp_id
    left join site_settings_cmps vl on vl.entity_id = w.id and vl.field = 'seller'
    left join components_parts_seller v on v.id = vl.cmp_id
    where w.locale = 'id' order by w.id limit 1`,
    settingsRow,
  )
  if (!row) return { payment: null, taxRegistered: false }
  const { bank_name, account_number, account_holder, tax_registered } = row
  const payment =
    bank_name === null || account_number === null || account_holder === null
      ? null
      : { bank_name, account_number, account_holder }
  return { payment, taxRegistered: tax_registered ?? false }
}
