import type { NewTrial } from '@bgm/validation'
import { hasPhoneHadTrial, startTrial, type Trial } from '#src/billing'
import { cidSeries, createOrganisation, createUnitForTrial, generateCid, resolveCity } from '#src/customers'
import { consumeCode, hasPendingCode, sendNumberCode } from '#src/identity'
import { fieldError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { nextSequenceNumber } from '#src/platform/sequence'
import { alreadyConfirmedError, getOrCreateRegistrationDraft, updateRegistrationDraft } from './draft'

/**
 * Whether an account can start a trial, and what is missing. Only who has proved to hold a number learns whether it was
 * used.
 */
export async function getTrialOffer({ documentId, mobile_number, proved_mobile_number: proved }: Account) {
  const number = proved ?? mobile_number
  return {
    mobile_number: number,
    verified: proved !== null,
    code_sent: number !== null && (await hasPendingCode('trial-number', documentId, number)),
    used: proved !== null && (await hasPhoneHadTrial(proved)),
  }
}

/** Sends a code that proves for a trial that the member holds the number of the account. */
export async function sendTrialCode(account: Account, address: string): Promise<void> {
  const { mobile_number: number } = account
  if (!number) throw fieldError('mobile_number', 'validation.required')
  await sendNumberCode({ account, number, address, purpose: 'trial-number' })
}

/** The verified number of an account, or the one to which the code was sent, which is used up. */
async function getProvedNumber(account: Account, code: string | undefined): Promise<string> {
  if (account.proved_mobile_number !== null) return account.proved_mobile_number
  const sent = code === undefined ? null : await consumeCode('trial-number', account.documentId, code)
  if (!sent?.target) throw fieldError('code', 'validation.code', 'code')
  return sent.target
}

type Started = { trial: Trial; organisation: string }

/**
 * Ends the registration with a trial instead of an order: creates the organisation, the owner, a unit and its zone in one
 * transaction. Of several concurrent requests of an account, one succeeds. Throws 400 on a wrong code, or 409
 * (`already-confirmed`, `trial-phone-used` or `trial-used`).
 */
export async function startRegistrationTrial(
  account: Account,
  { code, ...input }: NewTrial,
  now = new Date(),
): Promise<Started> {
  const draft = await getOrCreateRegistrationDraft(account)
  const place = { ...input, city: await resolveCity(input.city) }
  if (draft.confirmed_at) throw alreadyConfirmedError()
  const number = await getProvedNumber(account, code)
  const cid = generateCid(await nextSequenceNumber(cidSeries))
  return await strapi.db.transaction(async () => {
    await updateRegistrationDraft(draft, { confirmed_at: now })
    const organisation = await createOrganisation(account, {
      company_name: place.brand_name,
      referral_code: account.referral_code ?? undefined,
    })
    const unit = await createUnitForTrial({
      organisation: organisation.id,
      account,
      number,
      trial: place,
      cid,
    })
    const trial = await startTrial({ account, organisation, number, unit, zoneName: place.zone_name, now })
    return { trial, organisation: organisation.documentId }
  })
}
