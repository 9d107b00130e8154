import { OutcomeError } from './errors.mjs'
import { paymentMethods } from './methods.mjs'
import { addRefund, chooseMethod } from './transactions.mjs'

const hour = 3_600_000

const isCard = ({ method }) => paymentMethods[method].group === 'card'

/** Records received money. Cards are captured first, and the bank settles them on a later day. */
function receive(context, transaction, { amount = transaction.amount, at = context.clock() } = {}) {
  const status = isCard(transaction) ? 'capture' : 'settlement'
  const settledAt = status === 'settlement' ? at : undefined
  return context.change(
    transaction,
    { status, fraud: 'accept', received: amount, settledAt },
    { notify: true },
  )
}

const withMethod = (context, transaction) =>
  transaction.status
    ? transaction
    : chooseMethod(context, transaction.orderId, transaction.methods[0], { announce: false })

/** Returns the other open attempts to pay for the same order, which are those that share an item. */
const listRelatedAttempts = ({ store }, transaction) =>
  store
    .list('transactions')
    .filter(other => other.id !== transaction.id && [null, 'pending'].includes(other.status))
    .filter(other => other.items.some(item => item !== '' && transaction.items.includes(item)))

function payTwice(context, transaction) {
  const [other] = listRelatedAttempts(context, transaction)
  if (transaction.status === 'pending') receive(context, transaction)
  return receive(context, withMethod(context, other))
}

function payOther(context, transaction, { amount }) {
  if (!Number.isInteger(amount) || amount < 1 || amount > 2_000_000_000) throw new OutcomeError('amount')
  return receive(context, transaction, { amount })
}

function refund(context, transaction, { amount }) {
  const left = transaction.received - transaction.refunds.reduce((sum, entry) => sum + entry.amount, 0)
  const value = amount ?? left
  if (!Number.isInteger(value) || value < 1 || value > left) throw new OutcomeError('amount')
  const key = `dashboard-${transaction.refunds.length + 1}`
  return addRefund(context, transaction, { key, amount: value, reason: 'Simulator' })
}

const move =
  (changes, { notify = true } = {}) =>
  (context, transaction) =>
    context.change(transaction, changes, { notify })

const actions = {
  pay: (context, transaction) => receive(context, transaction),
  late: (context, transaction) => receive(context, transaction, { at: transaction.expiresAt + 2 * hour }),
  twice: payTwice,
  amount: payOther,
  challenge: move({ status: 'capture', fraud: 'challenge' }),
  accept: (context, transaction) => receive(context, transaction),
  settle: (context, transaction) =>
    context.change(transaction, { status: 'settlement', settledAt: context.clock() }, { notify: true }),
  deny: move({ status: 'deny', fraud: 'deny' }),
  expire: move({ status: 'expire' }, { notify: false }),
  cancel: move({ status: 'cancel' }),
  refund,
  chargeback: move({ status: 'chargeback' }),
}

export const outcomeNames = Object.keys(actions)

/** The methods whose settled payments can be reversed, which is rare. */
const reversible = ['permata_va', 'echannel']

/** Lists the outcomes that the state of a transaction allows. */
export function listAllowedOutcomes(context, { status, fraud, method, methods: offered, ...transaction }) {
  const open = status === null || status === 'pending'
  const chosen = method ?? offered[0]
  const settled = ['settlement', 'partial_refund'].includes(status)
  const captured = status === 'capture' && fraud === 'accept'
  const challenged = fraud === 'challenge' && status === 'capture'
  const others = listRelatedAttempts(context, transaction).length > 0
  const allowed = {
    pay: open,
    late: open || status === 'expire',
    twice: others && (open || settled || captured),
    amount: open,
    challenge: open && paymentMethods[chosen].group === 'card',
    accept: challenged,
    settle: captured,
    deny: open || challenged || (status === 'settlement' && reversible.includes(method)),
    expire: open,
    cancel: open || captured || challenged,
    refund: settled,
    chargeback: settled || captured,
  }
  return outcomeNames.filter(name => allowed[name])
}

/**
 * Applies an outcome to a transaction. If the buyer has not chosen a method yet, the first method is chosen.
 */
export function applyOutcome(context, orderId, action, options = {}) {
  const transaction = context.store.find('transactions', orderId)
  if (!transaction || !listAllowedOutcomes(context, transaction).includes(action))
    throw new OutcomeError('not-allowed')
  return actions[action](context, withMethod(context, transaction), options)
}
