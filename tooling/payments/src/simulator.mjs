import { randomUUID } from 'node:crypto'
import { handleApi } from './api.mjs'
import { applyOutcome, listAllowedOutcomes } from './outcomes.mjs'
import { renderSettlement } from './settlement.mjs'
import { computeSignatureKey, renderStatus } from './status.mjs'
import { createStore } from './store.mjs'
import { chooseMethod } from './transactions.mjs'

export const deliveryModes = ['once', 'twice', 'reversed', 'delayed', 'never']
const delay = 30_000

function addNotices(context, transaction) {
  const { store, plan, signatureKey, clock } = context
  const content = renderStatus(transaction, { signatureKey, message: 'midtrans payment notification' })
  if (plan.wrongSignature) content.signature_key = computeSignatureKey(content, `not-${signatureKey}`)
  const now = clock()
  const add = (body, after) =>
    store.save('notices', {
      id: randomUUID(),
      orderId: transaction.orderId,
      event: body.transaction_status,
      body: JSON.stringify(body),
      at: now,
      dueAt: now + after,
      state: 'waiting',
      attempts: [],
    })
  if (plan.delivery === 'never') return
  add(content, plan.delivery === 'delayed' ? delay : 0)
  if (plan.delivery === 'twice') add(content, 0)
  if (plan.delivery === 'reversed') add({ ...content, ...earlier(content, signatureKey) }, 1000)
}

/** Returns a notice of the previous state, to be sent after the new one. */
function earlier(content, signatureKey) {
  const changed = { ...content, status_code: '201', transaction_status: 'pending' }
  return { ...changed, signature_key: computeSignatureKey(changed, signatureKey) }
}

function createContext({ serverKey, signatureKey, baseUrl, clock, random, store, changed }) {
  const context = {
    serverKey,
    signatureKey,
    baseUrl,
    clock,
    random,
    store,
    plan: { delivery: 'once', wrongSignature: false },
    change(transaction, changes, { notify = false } = {}) {
      const next = { ...transaction, ...changes }
      store.save('transactions', next)
      if (notify) addNotices(context, next)
      changed()
      return next
    },
    render(transaction, { message, isStatusCall, code }) {
      const { signature_key, ...body } = renderStatus(transaction, { signatureKey, message, isStatusCall })
      // Responses to cancel, expire and refund have their own code and no signature.
      return code ? { ...body, status_code: code } : { ...body, signature_key }
    },
  }
  return context
}

/**
 * Simulates the provider without network or timers. Nothing is sent and no time passes by itself, so a test
 * controls what happens and when.
 * @param {object} options
 * @param {string} options.serverKey expected as the user name of basic authentication
 * @param {string} [options.signatureKey] signs notices; the server key by default
 * @param {string} [options.baseUrl] origin of the hosted pages
 * @param {() => number} [options.clock] milliseconds
 * @param {() => number} [options.random] like Math.random
 * @param {string} [options.file] where the state is stored
 * @param {() => void} [options.changed] called after every change
 */
export function createSimulator({
  serverKey,
  signatureKey = serverKey,
  baseUrl = 'http://127.0.0.1:1090',
  clock = Date.now,
  random = Math.random,
  file,
  changed = () => {},
}) {
  const store = createStore({ file })
  const context = createContext({ serverKey, signatureKey, baseUrl, clock, random, store, changed })

  return {
    store,
    clock,
    /**
     * The HTTP API, which maps `{method, path, headers, body}` to `{status, body}`, where `body` is JSON
     * text.
     */
    request: request => handleApi(context, request),
    choose: (orderId, method) => chooseMethod(context, orderId, method),
    /** Lists the names of the outcomes that are now possible. */
    allowed: transaction => listAllowedOutcomes(context, transaction),
    /**
     * Applies an outcome to a transaction. `delivery` and `wrongSignature` apply to the notices that it
     * triggers.
     */
    applyOutcome(orderId, action, { amount, delivery = 'once', wrongSignature = false } = {}) {
      context.plan = { delivery, wrongSignature }
      try {
        return applyOutcome(context, orderId, action, { amount })
      } finally {
        context.plan = { delivery: 'once', wrongSignature: false }
      }
    },
    /**
     * Expires overdue transactions, with one notice each. Pages on which no method was chosen expire without
     * a notice.
     */
    sweep() {
      const due = store
        .list('transactions')
        .filter(({ status, expiresAt }) => status === 'pending' && expiresAt <= clock())
      for (const transaction of due) context.change(transaction, { status: 'expire' }, { notify: true })
      return due.length
    },
    /** Returns the settlement file of all transactions so far, as CSV. */
    settlement: () => renderSettlement(store.list('transactions')),
    /** Returns the pending notices that are due and marks them as taken. */
    takeNotices() {
      const due = store.list('notices').filter(({ state, dueAt }) => state === 'waiting' && dueAt <= clock())
      for (const notice of due) store.save('notices', { ...notice, state: 'taken' })
      return due
    },
  }
}
