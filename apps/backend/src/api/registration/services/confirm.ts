import { cidSeries, generateCid } from '#src/api/business-unit/rules/cid'
import { createUnitFromRegistration } from '#src/api/business-unit/services/create'
import { sendOrderNotifications } from '#src/api/order/services/notifications'
import { payFreeOrder } from '#src/api/order/services/pay'
import { placeOrder } from '#src/api/order/services/place'
import { getQuote, type Quote } from '#src/api/order/services/quote'
import { findOrder } from '#src/api/order/services/row'
import { createOrganisation } from '#src/api/organisation/services/create'
import { nextSequenceNumber } from '#src/api/sequence/services/sequence'
import { HttpError } from '#src/http/errors'
import type { Account } from '#src/http/request-context'
import { alreadyConfirmed, type Draft, getDraft, getOrCreateDraft, stepMissing, updateDraft } from './draft'

type Confirming = { expectedTotal: number; key: string; now: Date }
type Confirmed = { order: string; organisation: string | null }

function complete({ industry, property, pricing, tax_file, order_number }: Draft) {
  if (!industry || !property || !pricing || !tax_file || !order_number) throw stepMissing()
  return { industry, property, pricing, tax_file, order_number }
}

async function agreedQuote(
  draft: Draft,
  account: Account,
  { expectedTotal, now }: Confirming,
): Promise<Quote> {
  const { pricing } = complete(draft)
  const { quote, refusal } = await getQuote({
    pricing,
    voucherCode: draft.voucher_code,
    locale: account.locale,
    now,
  })
  if (!quote) throw stepMissing()
  if (refusal) throw new HttpError(422, 'The voucher does not count any more', { code: refusal })
  if (quote.total !== expectedTotal) {
    throw new HttpError(409, 'The price changed meanwhile', { code: 'price-changed' })
  }
  return quote
}

/** Organisation, owner, unit and order, or nothing: the first of several parallel calls gets through. */
async function makeAll(account: Account, confirming: Confirming, cid: string): Promise<Confirmed> {
  return await strapi.db.transaction(async () => {
    const before = await getDraft(account)
    await updateDraft(before, {
      confirmed_at: confirming.now,
      idempotency_key: `${account.documentId}:${confirming.key}`,
    })
    // From here the row is ours: what another call wrote meanwhile is seen, what it writes now is refused.
    const draft = await getDraft(account)
    const { industry, property, tax_file, order_number } = complete(draft)
    const quote = await agreedQuote(draft, account, confirming)
    const organisation = await createOrganisation(account, property)
    const unit = await createUnitFromRegistration({
      organisation: organisation.id,
      industry,
      property,
      taxFile: tax_file.id,
      cid,
    })
    const order = await placeOrder({
      number: order_number,
      account,
      organisation: organisation.id,
      unit,
      quote,
      now: confirming.now,
    })
    await strapi.db
      .query('api::registration.registration')
      .update({ where: { id: draft.id }, data: { order: order.id } })
    if (quote.total === 0) await payFreeOrder(order.id, confirming.now)
    const placed = await findOrder({ id: order.id })
    if (!placed) throw new Error('An order is gone')
    await sendOrderNotifications(placed)
    return { order: order.documentId, organisation: organisation.documentId }
  })
}

const isRefusal = (error: unknown, code: string) => error instanceof HttpError && error.details.code === code

async function forgetVoucher(account: Account): Promise<void> {
  await updateDraft(await getDraft(account), { voucher_code: null })
}

/**
 * Confirms the registration once. A second confirm, in parallel or later, answers the same order (and no organisation).
 * 409 `step-missing`, `price-changed`; 422 with the reason of a voucher, which is then taken off the draft.
 */
export async function confirmRegistration(account: Account, confirming: Confirming): Promise<Confirmed> {
  const draft = await getOrCreateDraft(account)
  if (draft.order) return { order: draft.order.documentId, organisation: null }
  complete(draft)
  const cid = generateCid(await nextSequenceNumber(cidSeries))
  try {
    return await makeAll(account, confirming, cid)
  } catch (error) {
    if (error instanceof HttpError && error.status === 422) await forgetVoucher(account)
    if (!isRefusal(error, 'already-confirmed')) throw error
    const { order } = await getDraft(account)
    if (!order) throw alreadyConfirmed()
    return { order: order.documentId, organisation: null }
  }
}
