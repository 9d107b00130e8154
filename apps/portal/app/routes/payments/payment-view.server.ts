import type { Api, OrderDetail, PaymentAttempt } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import { paths } from '#app/paths'
import { createBill } from '#app/services/bills'
import { listLicences } from '#app/services/licences.server'
import { getOrder } from '#app/services/orders.server'
import { getCurrentPayment } from '#app/services/payments.server'
import { renderQrDataUrl } from '#app/services/qr-code.server'
import type { PaidLicences } from './paid'
import { getPaymentStage } from './payment-view'

type Shown = {
  order: string
  attempt: string
  locale: Locale
}

/**
 * Loads the data for a payment's page. The payment is first checked with the provider, because its state may
 * change the orders.
 */
export async function loadPaymentView(api: Api, { order, attempt: id, locale }: Shown) {
  const attempt = await getCurrentPayment(api, id)
  const details = await Promise.all(attempt.orders.map(paid => getOrder(api, paid.id)))
  const [first] = details
  const several = details.length > 1
  return {
    order,
    attempt,
    bill: createBill(details, first?.terms.royalty ?? 'separate'),
    code: findPaymentQrCode(attempt, paths.paymentCode(locale, order, id)),
    links: {
      pay: several
        ? paths.payOrders(
            locale,
            details.map(detail => detail.id),
          )
        : paths.payOrder(locale, order),
      here: paths.payment(locale, order, id),
    },
    zones: getPaymentStage(attempt) === 'paid' && first && !several ? await loadZones(api, first) : null,
    now: Date.now(),
  }
}

/** Returns a payment's QR code as an image source and as a file URL. */
export const findPaymentQrCode = ({ instructions }: PaymentAttempt, file: string) =>
  instructions?.kind === 'qr' ? { image: renderQrDataUrl(instructions.payload), file } : null

async function loadZones(api: Api, order: OrderDetail): Promise<PaidLicences | null> {
  const { business_unit: unit, covers_from, covers_until } = order
  if (!unit) return null
  const { data } = await listLicences(api, { unit: unit.id }, 1)
  const licences = data
    .filter(({ state }) => state === 'active')
    .map(({ code, state, zone }) => ({ code, state, zone }))
  return { licences, unit: unit.id, covers_from, covers_until }
}
