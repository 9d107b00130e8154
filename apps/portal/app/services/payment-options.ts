import type { OfferedPaymentMethod, PaymentAttempt } from '@bgm/api-client'
import type { PaymentMethodGroup } from '@bgm/validation'

/** Whether the payment is still open: nothing has been paid, but it can still be made. */
export const isOpenPayment = ({ state }: Pick<PaymentAttempt, 'state'>): boolean =>
  state === 'created' || state === 'pending'

/** Methods of one type, shown as a single choice on the payment page. */
export type PaymentOption = {
  group: PaymentMethodGroup
  methods: OfferedPaymentMethod[]
  available: boolean
}

const order: readonly PaymentMethodGroup[] = ['virtual-account', 'qris', 'e-wallet', 'card']

/**
 * Checks the methods' limits against the total of several orders, because the backend checked only one
 * order.
 */
export const applyPaymentLimits = (methods: OfferedPaymentMethod[], total: number): OfferedPaymentMethod[] =>
  methods.map(method => {
    if (method.reason === 'down') return method
    const { min, max } = method
    const reason =
      min !== null && total < min ? 'too-small' : max !== null && total > max ? 'too-large' : null
    return { ...method, reason, available: reason === null }
  })

const availableFirst = (a: { available: boolean }, b: { available: boolean }) =>
  Number(b.available) - Number(a.available)

/**
 * Groups the methods by type. Unavailable methods come last in their group, and unavailable groups come
 * last.
 */
export const groupPaymentOptions = (methods: OfferedPaymentMethod[]): PaymentOption[] =>
  order
    .map(group => {
      const members = methods.filter(method => method.group === group).sort(availableFirst)
      return { group, methods: members, available: members.some(({ available }) => available) }
    })
    .filter(({ methods: members }) => members.length > 0)
    .sort(availableFirst)
