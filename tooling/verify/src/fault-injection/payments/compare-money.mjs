import { sendRequest } from '#src/product/http-call.mjs'

const sum = values => values.reduce((total, value) => total + Number(value), 0)

/** SQL queries that must return no rows, because every row is a fault. */
const faults = {
  'paid orders without exactly one subscription': `
    select o.number from orders o left join subscriptions_order_lnk l on l.order_id = o.id
    where o.state = 'paid' and o.kind = 'new' group by o.number having count(l.subscription_id) <> 1`,
  'orders that are not paid but have a subscription': `
    select o.number from orders o join subscriptions_order_lnk l on l.order_id = o.id where o.state <> 'paid'`,
  'orders paid by two payments': `
    select order_id from payment_attempt_orders where outcome = 'applied' group by order_id having count(*) > 1`,
  'payments that were applied to an order that is not paid': `
    select o.number from payment_attempt_orders p join orders o on o.id = p.order_id
    where p.outcome = 'applied' and o.state <> 'paid'`,
  'duplicate invoice numbers': `
    select invoice_number from orders where invoice_number is not null group by invoice_number having count(*) > 1`,
  'received money that has neither paid an order nor opened a case': `
    select reference from payment_attempts
    where received is not null and case_kind is null and state <> 'refunded' and coalesce(outcome, '') <> 'applied'`,
  'refunds that are neither done nor refused': `
    select id, state, mode, amount from refunds where state not in ('done', 'failed', 'rejected')`,
  'failed jobs': "select source_name from pgboss.job where name = 'dead-jobs' and state < 'active'",
}

/** Whether a card payment was cancelled before settlement, which returns all of the money. */
const isReturned = ({ status, received = 0 }) => status === 'cancel' && received > 0

const sumReturned = transaction =>
  isReturned(transaction) ? transaction.received : sum(transaction.refunds.map(({ amount }) => amount))

/** Compares the amounts received and returned by the provider with the stored amounts. */
function compareAccounts({ transactions, attempts, refunds }) {
  const stored = new Map(attempts.map(attempt => [attempt.reference, attempt]))
  const differing = []
  for (const transaction of transactions) {
    const attempt = stored.get(transaction.orderId)
    const done = refunds.filter(({ attempt_id, state }) => attempt_id === attempt?.id && state === 'done')
    const [received, refunded] = [attempt?.received ?? 0, attempt?.refunded ?? 0].map(Number)
    // True if the payment was never checked between capture and cancellation.
    const unseen = isReturned(transaction) && received === 0
    const same =
      (unseen || (received === (transaction.received ?? 0) && refunded === sumReturned(transaction))) &&
      refunded === sum(done.map(({ amount }) => amount))
    if (!same) differing.push(transaction.orderId)
  }
  return differing
}

async function findLost({ rows }, { orders, payments, paid, cancelled, refunds }) {
  const states = new Map(
    (await rows('select document_id, state from orders')).map(row => [row.document_id, row.state]),
  )
  const attempts = new Map(
    (await rows('select document_id, reference, outcome from payment_attempts')).map(row => [
      row.document_id,
      row,
    ]),
  )
  const known = new Set((await rows('select document_id from refunds')).map(({ document_id }) => document_id))
  const lost = {
    order: [...orders.keys()].filter(id => !states.has(id)),
    payment: [...payments.keys()].filter(id => attempts.get(id)?.reference !== payments.get(id)),
    'received money': [...paid].filter(id => attempts.get(id)?.outcome !== 'applied'),
    cancellation: [...cancelled].filter(id => states.get(id) !== 'cancelled'),
    refund: [...refunds.keys()].filter(id => !known.has(id)),
  }
  return Object.entries(lost).flatMap(([what, ids]) => ids.map(id => ({ what, id, order: states.get(id) })))
}

const listTransactions = async ({ urls }) => (await sendRequest(`${urls.payments}/transactions`)).body

/** Lists the references for which the provider's account differs from the stored data. */
export async function listPaymentMismatches(testBackend) {
  const records = await testBackend.records()
  const attempts = await records.rows('select id, reference, received, refunded from payment_attempts')
  const refunds = await records.rows('select attempt_id, state, amount from refunds')
  await records.close()
  return compareAccounts({ transactions: await listTransactions(testBackend), attempts, refunds })
}

function printSummary({ findings, ledger, transactions, attempts }) {
  const received = sum(transactions.map(({ received = 0 }) => received))
  const returned = sum(transactions.map(sumReturned))
  const outcomes = new Map()
  for (const { outcome } of attempts)
    outcomes.set(outcome ?? 'no money', (outcomes.get(outcome ?? 'no money') ?? 0) + 1)
  const counts = [...outcomes].map(([outcome, count]) => `${outcome} ${count}`)
  const actions = [...ledger.outcomes].map(([action, count]) => `${action} ${count}`)
  findings.print(
    `  ${ledger.orders.size} orders, ${ledger.payments.size} payments, ${ledger.refunds.size} refunds by staff`,
  )
  findings.print(`  at the provider: ${actions.join(', ')}; received Rp${received}, returned Rp${returned}`)
  findings.print(`  outcomes: ${counts.join(', ')}`)
}

/**
 * Compares the provider, the ledger and the database: every order has at most one subscription, the received
 * amounts equal those shown, and nothing acknowledged is lost.
 */
export async function verifyPayments({ testBackend, ledger, differences, findings }) {
  const records = await testBackend.records()
  const attempts = await records.rows('select id, reference, outcome from payment_attempts')
  printSummary({ findings, ledger, transactions: await listTransactions(testBackend), attempts })
  const lost = await findLost(records, ledger)
  for (const one of lost.slice(0, 3)) findings.print(`  ${JSON.stringify(one)}`)
  findings.expect('acknowledged, but stored differently or not at all', lost.length, 0)
  findings.expect('keys that were answered with two records', ledger.differing.length, 0)
  const differing = await listPaymentMismatches(testBackend)
  findings.expect('payments whose money differs from the provider', differing.length, 0)
  for (const [what, statement] of Object.entries(faults)) {
    const found = await records.rows(statement)
    for (const row of found.slice(0, 3)) findings.print(`  ${JSON.stringify(row)}`)
    findings.expect(what, found.length, 0)
  }
  for (const difference of differences.slice(0, 3)) findings.print(`  ${JSON.stringify(difference)}`)
  findings.expect('differences of the hourly check', differences.length, 0)
  await records.close()
}
