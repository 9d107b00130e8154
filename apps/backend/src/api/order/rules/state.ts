export const orderStates = ['draft', 'awaiting-payment', 'paid', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

const next: Record<OrderState, readonly OrderState[]> = {
  draft: ['awaiting-payment', 'cancelled'],
  'awaiting-payment': ['paid', 'cancelled'],
  paid: [],
  cancelled: [],
}

/** An order goes forward only; what is paid or cancelled stays so. */
export const canBecome = (from: OrderState, to: OrderState): boolean => next[from].includes(to)

/** How long a confirmed order waits for its payment. */
export const paymentDays = 7
