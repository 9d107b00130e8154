import { createHash } from 'node:crypto'
import type { Api, Download, OrderDetail, PaymentAttempt, PaymentLinkPage } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import type { PaymentMethod } from '@bgm/validation'
import { isOpenPayment } from './payment-options'

/** Returns how an order can be paid, and all payment attempts so far. */
export const getOrderPayment = (api: Api, order: string) => api.payments.ofOrder(order)

/** Downloads the credit note of a refund as a PDF in the given language. */
export const getCreditNote = (api: Api, order: string, number: string, locale: Locale): Promise<Download> =>
  api.payments.downloadCreditNote(order, number, { locale })

type NewPayment = {
  orders: string[]
  method: PaymentMethod
  locale: Locale
  /** Identifies the submission, so that submitting the form twice starts only one payment. */
  submissionKey: string
}

const getKey = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

export const startPayment = (api: Api, { submissionKey, ...payment }: NewPayment) =>
  api.payments.start(payment, getKey(submissionKey, payment))

/** Returns a payment, which is checked with the provider while its state can still change. */
export async function getCurrentPayment(api: Api, id: string): Promise<PaymentAttempt> {
  const attempt = await api.payments.get(id)
  return isOpenPayment(attempt) ? api.payments.check(id) : attempt
}

export const cancelPayment = (api: Api, id: string) => api.payments.cancel(id)

/** Lists those orders that can be paid in full: they await payment, and no part of it was received. */
export async function listPayableOrders(api: Api, ids: readonly string[]): Promise<OrderDetail[]> {
  const orders = await Promise.all(ids.map(id => api.orders.get(id)))
  return orders.filter(({ state, held }) => state === 'awaiting-payment' && held === null)
}

/** Creates a link with which anyone can pay these orders. */
export const createPaymentLink = (api: Api, orders: string[]) => api.payments.createLink({ orders })

/** Downloads the receipt of a payment as a PDF in the given language. */
export const getReceipt = (api: Api, payment: string, locale: Locale): Promise<Download> =>
  api.payments.downloadReceipt(payment, { locale })

export const revokePaymentLink = (api: Api, order: string) => api.payments.revokeLink(order)

export const getPaymentLink = (api: Api, token: string): Promise<PaymentLinkPage> =>
  api.paymentLinks.find({ token })

type LinkPayment = {
  token: string
  orders: string[]
  method: PaymentMethod
  locale: Locale
  submissionKey: string
}

export const startLinkPayment = (api: Api, { submissionKey, ...payment }: LinkPayment) =>
  api.paymentLinks.start(payment, getKey(submissionKey, payment))

export const getLinkPayment = (api: Api, token: string, id: string) =>
  api.paymentLinks.check({ token, attempt: id })

export const getLinkReceipt = (api: Api, token: string, attempt: string, locale: Locale): Promise<Download> =>
  api.paymentLinks.downloadReceipt({ token, attempt, locale })
