import type { OrderState } from '@bgm/contract'

const next: Record<OrderState, readonly OrderState[]> = {
  draft: ['awaiting-payment', 'cancelled'],
  'awaiting-payment': ['paid', 'cancelled'],
  paid: [],
  cancelled: [],
}

/** Whether an order may change from one state to another. The states `paid` and `cancelled` are final. */
export const canTransition = (from: OrderState, to: OrderState): boolean => next[from].includes(to)

/** The number of days after which an unpaid order is cancelled. */
export const paymentTermDays = 7
