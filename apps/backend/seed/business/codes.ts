import type { Core } from '@strapi/strapi'

const vouchers = [
  { code: 'HEMAT100', value: 100_000, remaining: 500, uses: 0, note: 'Contoh' },
  { code: 'HABIS50', value: 50_000, remaining: 0, uses: 20, note: 'Contoh: sudah habis' },
]

const referralCodes = [{ code: 'MITRA2026', partner_name: 'Mitra Contoh', active: true }]

/** Adds missing vouchers and referral codes. Existing codes keep the changes that staff made. */
export async function seedCodes(strapi: Core.Strapi) {
  for (const data of vouchers) {
    const query = strapi.db.query('api::voucher.voucher')
    if ((await query.count({ where: { code: data.code } })) === 0) await query.create({ data })
  }
  for (const data of referralCodes) {
    const query = strapi.db.query('api::referral-code.referral-code')
    if ((await query.count({ where: { code: data.code } })) === 0) await query.create({ data })
  }
}
