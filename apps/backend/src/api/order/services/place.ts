import type { Account } from '../../../call'
import { Refusal } from '../../../refusal'
import { recordAct } from '../../audit-entry/services/audit'
import { addDays } from '../../subscription/rules/jakarta'
import { takeVoucher } from '../../voucher/services/vouchers'
import { paymentDays } from '../rules/state'
import type { Quote } from './quote'

const uid = 'api::order.order'

type Placing = {
  number: string
  account: Account
  organisation: number
  unit: { id: number; industry: string; company_name: string; brand_name: string }
  quote: Quote
  now: Date
}

/** Makes the order that awaits its payment, and uses its voucher; belongs in a transaction. */
export async function placeOrder({ number, account, organisation, unit, quote, now }: Placing) {
  if (quote.voucher_code && !(await takeVoucher(quote.voucher_code))) {
    throw new Refusal(422, 'The voucher is used up', { code: 'voucher-used-up' })
  }
  const order: { id: number; documentId: string } = await strapi.db.query(uid).create({
    data: {
      number,
      kind: 'new',
      state: 'awaiting-payment',
      organisation,
      business_unit: unit.id,
      placed_by: account.id,
      package_key: quote.package.key,
      package_title: quote.package.title,
      industry: unit.industry,
      company_name: unit.company_name,
      brand_name: unit.brand_name,
      billing_period: quote.billing_period,
      zone_count: quote.zone_count,
      unit_price: quote.unit_price,
      price: quote.price,
      discount: quote.discount,
      voucher_code: quote.voucher_code,
      tax: quote.tax,
      total: quote.total,
      placed_at: now,
      pay_before: addDays(now, paymentDays),
    },
  })
  await recordAct({
    action: 'order.placed',
    actor: { kind: 'member', name: account.documentId },
    subject: 'order',
    subjectId: order.documentId,
    organisation,
    details: { number, total: quote.total, voucher_code: quote.voucher_code },
  })
  return order
}
