import type { PaymentAttempt } from '@bgm/api-client'
import type { Bill } from '#app/services/bills'
import { isOpenPayment } from '#app/services/payment-options'

/** What the page of a payment shows, to members and to those who pay by a link. */
export interface PaymentView {
  attempt: PaymentAttempt
  bill: Bill
  now: number
  /** The QR code as the source of an image, and as a file. */
  code: { image: string; file: string } | null
  links: { pay: string; here: string }
  /** Whether the payment can be cancelled here. */
  cancellable: boolean
}

export type PaymentStage = 'waiting' | 'paid' | 'problem'

/** Which page a payment has: waiting, paid, or one that says where the money is. */
export function getStage(attempt: Pick<PaymentAttempt, 'state' | 'outcome'>): PaymentStage {
  if (isOpenPayment(attempt)) return 'waiting'
  return attempt.state === 'paid' && attempt.outcome === 'applied' ? 'paid' : 'problem'
}
