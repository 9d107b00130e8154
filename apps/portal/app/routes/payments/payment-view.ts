import type { PaymentAttempt } from '@bgm/api-client'
import type { Bill } from '#app/services/bills'
import { isOpenPayment } from '#app/services/payment-options'

/** The data on a payment's page, for members and for those who pay through a link. */
export type PaymentView = {
  attempt: PaymentAttempt
  bill: Bill
  now: number
  /** The QR code as an image source and as a file URL. */
  code: { image: string; file: string } | null
  links: { pay: string; here: string }
  /** Whether the payment can be cancelled on this page. */
  cancellable: boolean
}

export type PaymentStage = 'waiting' | 'paid' | 'problem'

/** Determines the page for a payment: waiting, paid, or one that explains where the money is. */
export function getPaymentStage(attempt: Pick<PaymentAttempt, 'state' | 'outcome'>): PaymentStage {
  if (isOpenPayment(attempt)) return 'waiting'
  return attempt.state === 'paid' && attempt.outcome === 'applied' ? 'paid' : 'problem'
}
