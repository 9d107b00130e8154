import type { Application } from './row'

const uid = 'api::referral-code.referral-code'

/** `MITRA-202611200001`, from the number of the application: an application is approved once. */
const codeOf = (number: string) => `MITRA-${number.replace(/\D/g, '')}`

/** Creates the code that the customers of a new partner give, in the transaction of the approval. */
export async function createReferralCode({ number, company_name }: Application): Promise<string> {
  const code = codeOf(number)
  await strapi.db.query(uid).create({ data: { code, partner_name: company_name, active: true } })
  return code
}
