import { z } from 'zod'
import type { VoucherTerms } from './rules/applicability'

const uid = 'api::voucher.voucher'

const nullableDate = z.coerce.date().nullable()
const voucherRow = z.object({
  value: z.coerce.number().int(),
  remaining: z.number().int(),
  starts_at: nullableDate,
  ends_at: nullableDate,
  minimum_price: z.preprocess(value => (value === null ? null : Number(value)), z.number().int().nullable()),
  package_key: z
    .string()
    .nullable()
    .transform(key => key || null),
})

export async function findVoucher(code: string): Promise<VoucherTerms | null> {
  const row: unknown = await strapi.db.query(uid).findOne({ where: { code } })
  return row ? voucherRow.parse(row) : null
}

/** Atomically redeems one use. Returns false if none are left. */
export async function redeemVoucher(code: string): Promise<boolean> {
  const changed = await strapi.db
    .queryBuilder(uid)
    .where({ code, remaining: { $gt: 0 } })
    .decrement('remaining')
    .increment('uses')
    .execute()
  return Number(changed) === 1
}

/** Restores one use, for example when the order expires. */
export async function releaseVoucher(code: string): Promise<void> {
  await strapi.db.queryBuilder(uid).where({ code }).increment('remaining').decrement('uses').execute()
}
