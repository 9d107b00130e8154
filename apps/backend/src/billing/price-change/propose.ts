import { type BillingPeriod, billingPeriods } from '@bgm/validation'
import { z } from 'zod'
import { listPackageTerms, type PackageTerms } from '#src/billing/package-term/terms'
import type { StaffMember } from '#src/billing/payment/refunds'
import { recordAuditEntry } from '#src/customers'
import { insertRows } from '#src/platform/database/insert-rows'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError } from '#src/platform/http/errors'
import { textField } from '#src/platform/http/text-fields'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { notifyDeciders } from './notifications'
import { findPriceChange, type PriceChange } from './row'

const day = 24 * 60 * 60_000
/** How far ahead a change can be planned, in milliseconds. */
const furthestStart = 400 * day
const maxPrice = 1_000_000_000

export const newPriceChangeBody = z.strictObject({
  starts_at: z.iso.datetime({ offset: true }).transform(text => new Date(text)),
  reason: textField(500).min(10),
  prices: z
    .array(
      z.strictObject({
        package: z.string().max(64),
        billing_period: z.enum(billingPeriods),
        /** Null: the package is no longer sold in this period. */
        price: z.number().int().min(1).max(maxPrice).nullable(),
      }),
    )
    .min(1)
    .max(100),
})
type NewPriceChange = z.output<typeof newPriceChangeBody>

const toName = ({ package_key, billing_period }: { package_key: string; billing_period: BillingPeriod }) =>
  `${package_key} ${billing_period}`

const invalid = (field: string, code: string) =>
  new HttpError(400, 'The form is invalid', {
    code,
    fields: [{ path: [field], message: 'validation.invalid' }],
  })

const getPrice = (terms: PackageTerms, period: BillingPeriod): number | null =>
  period === 'monthly' ? terms.price_monthly : terms.price_yearly

function toChangedPrices({ prices }: NewPriceChange, terms: readonly PackageTerms[]) {
  return prices.map(({ package: package_key, billing_period, price }) => {
    const sold = terms.find(({ key }) => key === package_key)
    if (!sold) throw invalid('prices', 'price-package')
    const old_price = getPrice(sold, billing_period)
    if (old_price === price) throw invalid('prices', 'price-same')
    return { package_key, billing_period, old_price, new_price: price }
  })
}

/** Throws 409 `price-change-open`. Prices are reserved in the same order everywhere, so that proposals cannot deadlock. */
async function reservePrices(
  trx: Transaction,
  { prices }: NewPriceChange,
  price_change_id: number,
): Promise<void> {
  const rows = prices
    .map(({ package: package_key, billing_period }) => ({ package_key, billing_period, price_change_id }))
    .toSorted((one, other) => toName(one).localeCompare(toName(other)))
  const clause = 'on conflict do nothing returning package_key'
  const { length: reserved } = await insertRows(trx, 'open_price_changes', rows, clause)
  if (reserved < rows.length)
    throw new HttpError(409, 'One of the prices is already being changed', { code: 'price-change-open' })
}

/**
 * Proposes new prices from a time in the future. Throws 400, or 409 `price-change-open` if one of the prices is already
 * part of a change that has not ended.
 */
export async function proposePriceChange(
  proposal: NewPriceChange,
  staff: StaffMember,
  now = Date.now(),
): Promise<PriceChange> {
  const starts_at = proposal.starts_at.getTime()
  if (starts_at <= now || starts_at > now + furthestStart) throw invalid('starts_at', 'price-start')
  const names = proposal.prices.map(({ package: key, billing_period }) => `${key} ${billing_period}`)
  if (new Set(names).size < names.length) throw invalid('prices', 'price-same')
  const document_id = newRecordId()
  return await strapi.db.transaction(async ({ trx }) => {
    const [row]: { id: number }[] = await trx('price_changes')
      .insert({
        document_id,
        starts_at,
        reason: proposal.reason,
        proposed_by: staff.id,
        proposed_by_name: staff.actor.name,
        proposed_at: now,
      })
      .returning('id')
    const price_change_id = row?.id ?? 0
    await reservePrices(trx, proposal, price_change_id)
    // Read after the prices are reserved: no other change can alter them any more.
    const prices = toChangedPrices(proposal, await listPackageTerms())
    await trx('price_change_prices').insert(prices.map(price => ({ ...price, price_change_id })))
    await recordAuditEntry({
      action: 'price-change.proposed',
      actor: staff.actor,
      subject: 'price-change',
      subjectId: document_id,
      organisation: null,
      details: { prices: prices.length },
    })
    const change = await findPriceChange(document_id)
    if (!change) throw new Error('The stored change cannot be found')
    await notifyDeciders(change)
    return change
  })
}
