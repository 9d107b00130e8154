import { useIntl } from 'react-intl'
import type { z } from 'zod'
import { orderForCustomersAction } from '#src/billing/cart/rules/staff-action'
import { usePanelAction, usePanelResource } from '../panel-requests'

export const customerOrderPermissions = [{ action: orderForCustomersAction, subject: null }]

const base = '/content-manager/staff-orders'
export const staffOrderBase = base
export const staffOrderFailures = {
  prefix: 'panel.customer-orders.error',
  codes: [
    'approval-required',
    'approval-nobody',
    'cart-refused',
    'cart-changed',
    'cart-full',
    'licences-revoked',
    'order-kind',
    'order-member',
    'order-open',
    'order-settled',
    'price-changed',
    'unit-incomplete',
    'voucher-unknown',
    'voucher-used-up',
    'voucher-expired',
    'voucher-not-applicable',
  ],
}

export const useStaffOrderResource = <T>(path: string, schema: z.ZodType<T>) =>
  usePanelResource(`${base}${path}`, schema)

export const useStaffOrderAction = () => usePanelAction(base, staffOrderFailures)

const rupiah = (amount: number) => `Rp${amount.toLocaleString('id-ID')}`

/** Texts and formats of orders for customers. Days are those of Jakarta. */
export function useOrderTexts() {
  const { formatMessage, formatDate } = useIntl()
  return {
    say: (key: string, values: Record<string, string | number> = {}) =>
      formatMessage({ id: `panel.customer-orders.${key}` }, values),
    money: (amount: number | null) => (amount === null ? '–' : rupiah(amount)),
    day: (at: string) => formatDate(at, { dateStyle: 'medium', timeZone: 'Asia/Jakarta' }),
    /** The last day of a period that ends at this moment. */
    lastDay: (at: string) =>
      formatDate(new Date(at).getTime() - 1, { dateStyle: 'medium', timeZone: 'Asia/Jakarta' }),
  }
}
