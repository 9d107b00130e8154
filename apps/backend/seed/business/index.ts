import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import {
  claimReminders,
  formatOrderNumber,
  getOrderSeries,
  getPaymentSettings,
  getQuote,
  payOrder,
  placeOrder,
  storePause,
  toOrderedLine,
} from '#src/billing'
import {
  addMember,
  cidSeries,
  createOrganisation,
  createUnitFromRegistration,
  findUnit,
  generateCid,
  getStaffScope,
  systemActor,
} from '#src/customers'
import { findAccountByEmail } from '#src/identity'
import type { Account } from '#src/platform/http/request-context'
import { addDays, toJakartaDay } from '#src/platform/runtime/jakarta'
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
    if (sample.paused !== undefined)
      await seedPause(account, { organisation, unit: unit.documentId }, sample.paused)
    // The payment has signed a licence that is overdue by now.
    if (!sample.reminded) await seedLicences(unit.id, paidAt, sample.licences)
  }
  return unit.id
}

/** Plans a pause a week before it began. */
async function seedPause(account: Account, place: { organisation: number; unit: string }, days: number) {
  const unit = await findUnit(getStaffScope(place.organisation), place.unit)
  if (!unit) throw new Error('The sample unit does not exist')
  const from = toJakartaDay(addDays(new Date(), -days).getTime())
  const now = addDays(new Date(), -days - 7)
  await storePause({ change: 'pause', from, months: 3 }, { unit, account, now })
}

const periodRow = z.object({ documentId: z.string() })

/** Claims the reminders of the grace period, as if the members had got them. */
async function claimGraceReminders(
  strapi: Core.Strapi,
  units: readonly number[],
  people: readonly Account[],
) {
  for (const business_unit_id of units) {
    const period: unknown = await strapi.db
      .query('api::subscription.subscription')
      .findOne({ where: { business_unit_id } })
    const { documentId } = periodRow.parse(period)
    const keys = people.map(person => `${documentId}.0.${person.documentId}`)
    await claimReminders(keys, new Date())
  }
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
    const people = [owner]
    for (const { email, role, units: unitNames } of sample.people) {
      const account = await findAccountByEmail(email)
      const access = { role, units: unitNames?.flatMap(name => units[name] ?? []) ?? null }
      if (!account) continue
      await addMember(account, organisation, access)
      people.push(account)
    }
    const reminded = units.filter((_, index) => sample.units[index]?.reminded)
    await claimGraceReminders(strapi, reminded, people)
  })
}

/** Adds vouchers, and an organisation for each sample owner without one, through the same services that members use. */
export async function seedBusiness(strapi: Core.Strapi) {
  await seedCodes(strapi)
  for (const organisation of organisations) await seedOrganisation(strapi, organisation)
  strapi.log.info('Sample business records exist')
}
