import {
  findOrder,
  getQuote,
  type OrderRow,
  type PaymentSettings,
  payFreeOrder,
  placeOrder,
  type Quote,
  sendOrderNotifications,
  toOrderedLine,
} from '#src/billing'
import { cidSeries, createOrganisation, createUnitFromRegistration, generateCid } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { nextSequenceNumber } from '#src/platform/sequence'
import {
  alreadyConfirmedError,
  getOrCreateRegistrationDraft,
  getRegistrationDraft,
  missingStepError,
  type RegistrationDraft,
  updateRegistrationDraft,
} from './draft'

type ConfirmOptions = { expectedTotal: number; key: string; settings: PaymentSettings; now: Date }
type Confirmed = { order: OrderRow; organisation: string | null }

function requireComplete({ industry, property, pricing, tax_file, order_number }: RegistrationDraft) {
  if (!industry || !property || !pricing || !order_number) throw missingStepError()
  return { industry, property, pricing, tax_file, order_number }
}

async function getAgreedQuote(
  draft: RegistrationDraft,
  account: Account,
  { expectedTotal, settings, now }: ConfirmOptions,
): Promise<Quote> {
  const { pricing, industry } = requireComplete(draft)
  const { quote, voucherError } = await getQuote({
    pricing,
    voucherCode: draft.voucher_code,
    locale: account.locale,
    area: industry.area_size,
    settings,
    now,
  })
  if (!quote) throw missingStepError()
  if (voucherError) throw new HttpError(422, 'The voucher is no longer valid', { code: voucherError })
  if (quote.total !== expectedTotal) {
    throw new HttpError(409, 'The price has changed', { code: 'price-changed' })
  }
  return quote
}

/**
 * Creates the organisation, owner, unit and order in one transaction. Succeeds for only one of several
 * concurrent requests.
 */
async function createAll(account: Account, options: ConfirmOptions, cid: string): Promise<Confirmed> {
  return await strapi.db.transaction(async () => {
    const before = await getRegistrationDraft(account)
    await updateRegistrationDraft(before, {
      confirmed_at: options.now,
      idempotency_key: `${account.documentId}:${options.key}`,
    })
    // The update above locked the row, so this read includes all earlier changes, and later changes are
    // rejected.
    const draft = await getRegistrationDraft(account)
    const { industry, property, tax_file, order_number } = requireComplete(draft)
    const quote = await getAgreedQuote(draft, account, options)
    const organisation = await createOrganisation(account, property)
    const unit = await createUnitFromRegistration({
      organisation: organisation.id,
      industry,
      property,
      taxFile: tax_file?.id ?? null,
      cid,
    })
    const placed = await placeOrder({
      number: order_number,
      account,
      organisation: organisation.id,
      lines: [toOrderedLine(unit, quote)],
      totals: quote,
      now: options.now,
    })
    await strapi.db
      .query('api::registration.registration')
      .update({ where: { id: draft.id }, data: { order: placed.id } })
    const order = quote.total === 0 ? await payFreeOrder(placed, options.now) : placed
    await sendOrderNotifications(order, options.settings)
    return { order, organisation: organisation.documentId }
  })
}

const hasErrorCode = (error: unknown, code: string) =>
  error instanceof HttpError && error.details.code === code

async function removeVoucher(account: Account): Promise<void> {
  await updateRegistrationDraft(await getRegistrationDraft(account), { voucher_code: null })
}

async function getConfirmed({ documentId }: { documentId: string }): Promise<Confirmed> {
  const order = await findOrder({ documentId })
  if (!order) throw new Error('The confirmed order cannot be found')
  return { order, organisation: null }
}

/**
 * Confirms the registration once; a repeated or concurrent request returns the same order and null for the
 * organisation. Throws 409 (`step-missing` or `price-changed`), or 422 with the reason for an invalid
 * voucher, which is removed from the draft.
 */
export async function confirmRegistration(account: Account, options: ConfirmOptions): Promise<Confirmed> {
  const draft = await getOrCreateRegistrationDraft(account)
  if (draft.order) return getConfirmed(draft.order)
  requireComplete(draft)
  const cid = generateCid(await nextSequenceNumber(cidSeries))
  try {
    return await createAll(account, options, cid)
  } catch (error) {
    if (error instanceof HttpError && error.status === 422) await removeVoucher(account)
    if (!hasErrorCode(error, 'already-confirmed')) throw error
    const { order } = await getRegistrationDraft(account)
    if (!order) throw alreadyConfirmedError()
    return getConfirmed(order)
  }
}
