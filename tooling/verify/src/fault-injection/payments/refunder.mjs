import { randomUUID } from 'node:crypto'
import { sendRequest } from '#src/product/http-call.mjs'
import { signInToPanel } from '#src/product/panel-sign-in.mjs'
import { retryUntilAccepted } from '#src/product/retry.mjs'

const office = '/content-manager/payment-office/payments'
/** The amounts of a partial refund of a payment and of a full refund of an order. */
const amounts = [60_000, 200_000]
/** The error codes for a payment that cannot be refunded in this way. */
const expectedErrors = ['refund-manual', 'refund-amount', 'not-paid']

/**
 * Requests refunds in the admin panel, as staff do. Each request is repeated with the same key until there
 * is a response.
 */
export function createRefunder({ urls, admin }) {
  let token = null
  const send = (path, options) => sendRequest(urls.backend + path, { method: 'POST', ...options })

  async function signIn() {
    token = await signInToPanel(urls.backend, admin)
  }

  return async function requestRefund(ledger, { documentId }) {
    if (!token) await signIn()
    const headers = { 'idempotency-key': randomUUID() }
    const amount = amounts[ledger.refunds.size % amounts.length]
    const body = { amount, mode: 'provider', reason: 'Uji' }
    const request = () => send(`${office}/${documentId}/refunds`, { token, headers, body })
    let response = await retryUntilAccepted(request)
    if (response.status === 401) {
      await signIn()
      response = await retryUntilAccepted(request)
    }
    if (response.status === 201) ledger.refunds.set(response.body.data.id, documentId)
    else if (!expectedErrors.includes(response.body?.error?.details?.code))
      ledger.unexpected.push(`refund answered ${response.status}: ${response.text.slice(0, 200)}`)
  }
}
