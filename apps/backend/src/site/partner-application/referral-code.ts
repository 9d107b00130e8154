import type { PartnerApplication } from './row'

const uid = 'api::referral-code.referral-code'

/**
 * Derives a code such as `MITRA-202611200001` from the application number. It is unique, because an
 * application is approved only once.
 */
const toReferralCode = (number: string) => `MITRA-${number.replace(/\D/g, '')}`

/** Creates the referral code of a new partner. Call this in the transaction that approves the application. */
export async function createReferralCode({ number, company_name }: PartnerApplication): Promise<string> {
  const code = toReferralCode(number)
  await strapi.db.query(uid).create({ data: { code, partner_name: company_name, active: true } })
  return code
}
