import { useRBAC } from '@strapi/strapi/admin'
import type { z } from 'zod'
import { type PaymentAction, paymentActionId, paymentActions } from '#src/billing/payment/rules/staff-actions'
import { usePanelAction, usePanelResource } from '../panel-requests'
import { useFileDownload } from '../use-file-download'

export const officeBase = '/content-manager/payment-office'

export const useOfficeResource = <T>(path: string, schema: z.ZodType<T>) =>
  usePanelResource(`${officeBase}${path}`, schema)

const codes = [
  'case-closed',
  'not-late',
  'not-revivable',
  'not-paid',
  'order-credited',
  'order-no-email',
  'order-settled',
  'paid-online',
  'refund-amount',
  'refund-line',
  'refund-manual',
  'refund-owed',
  'refund-own',
  'refund-settled',
  'settlement-unreadable',
  'settlement-empty',
  'settlement-too-many-rows',
  'settlement-missing-column',
  'settlement-bad-line',
  'settlement-bad-row',
  'coretax-nothing',
  'coretax-answered',
  'coretax-unreadable',
  'coretax-columns',
  'transfer-amount',
  'transfer-own',
  'transfer-recorded',
  'transfer-settled',
  'slip-amount',
  'slip-decided',
  'slip-waiting',
  'withholding-closed',
  'withholding-past',
]

const failures = { prefix: 'panel.payments.error', codes }

export const useOfficeAction = () => usePanelAction(officeBase, failures)

/** Downloads a file from the payment office, with a POST if it has a body. */
export const useDownload = () => useFileDownload(officeBase, failures)

const permission = (action: PaymentAction) => ({ action: paymentActionId(action), subject: null })
// Object.keys returns string[].
const permissions = Object.keys(paymentActions).map(action => permission(action as PaymentAction))

/** The permissions of the signed-in member of staff. */
export function usePaymentPermissions() {
  const { allowedActions } = useRBAC(permissions)
  return {
    canHandle: Boolean(allowedActions.canHandle),
    canApprove: Boolean(allowedActions.canApprove),
    canAccount: Boolean(allowedActions.canAccount),
  }
}

export const paymentReadPermissions = [permission('read')]
export const accountingPermissions = [permission('account')]
