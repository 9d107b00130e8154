import type { Core } from '@strapi/strapi'
import {
  formatOrderNumber,
  getOrderSeries,
  getPaymentSettings,
  getQuote,
  payOrder,
  placeOrder,
  toOrderedLine,
} from '#src/billing'
import {
  addMember,
  cidSeries,
  createOrganisation,
  createUnitFromRegistration,
  generateCid,
  systemActor,
} from '#src/customers'
import { findAccountByEmail } from '#src/identity'
import type { Account } from '#src/platform/http/request-context'
import { addDays } from '#src/platform/runtime/jakarta'
import { nextSequenceNumber } from '#src/platform/sequence'
import { seedCodes } from './codes'
import { seedLicences } from './licences'
import { organisations, type SampleOrganisation, type SampleUnit } from './organisations'
import { storeSampleTaxFile } from './tax-file'

async function seedUnit(
  account: Account,
  organisation: number,
  company: string,
  sample: SampleUnit,
): Promise<number> {
  const { industry, pricing, voucher: voucherCode } = sample
  const now = addDays(new Date(), -sample.placed)
  const number = formatOrderNumber(now, await nextSequenceNumber(getOrderSeries(now)))
  const cid = generateCid(await nextSequenceNumber(cidSeries))
  const property = { ...sample.property, company_name: company }
  const settings = await getPaymentSettings()
  const { quote } = await getQuote({ pricing, voucherCode, locale: 'id', area: null, settings, now })
  if (!quote) throw new Error(`The sample package ${pricing.package} does not exist`)
  const taxFile = (await storeSampleTaxFile()).id
  const unit = await createUnitFromRegistration({ organisation, industry, property, taxFile, cid })
  const order = await placeOrder({
    number,
    account,
    organisation,
    lines: [toOrderedLine(unit, quote)],
    totals: quote,
    now,
  })
  if (sample.paid !== null) {
    const paidAt = addDays(new Date(), -sample.paid)
    await payOrder(order, { reference: `CONTOH-${number}`, paidAt, actor: systemActor })
    await seedLicences(unit.id, paidAt, sample.licences)
  }
  return unit.id
}

async function seedOrganisation(strapi: Core.Strapi, sample: SampleOrganisation) {
  const owner = await findAccountByEmail(sample.owner)
  const memberships = strapi.db.query('api::membership.membership')
  if (!owner || (await memberships.count({ where: { user: { id: owner.id } } })) > 0) return
  await strapi.db.transaction(async () => {
    const { name: company_name, referral_code } = sample
    const organisation = await createOrganisation(owner, { company_name, referral_code })
    const units: number[] = []
    for (const unit of sample.units) units.push(await seedUnit(owner, organisation.id, company_name, unit))
    for (const { email, role, units: unitNames } of sample.people) {
      const account = await findAccountByEmail(email)
      const access = { role, units: unitNames?.flatMap(name => units[name] ?? []) ?? null }
      if (account) await addMember(account, organisation, access)
    }
  })
}

/** Adds vouchers, and an organisation for each sample owner without one, through the same services that members use. */
export async function seedBusiness(strapi: Core.Strapi) {
  await seedCodes(strapi)
  for (const organisation of organisations) await seedOrganisation(strapi, organisation)
  strapi.log.info('Sample business records exist')
}
