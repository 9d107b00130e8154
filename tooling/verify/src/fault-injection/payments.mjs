import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@bgm/raw-requests/seeded-random'
import { sendRequest } from '#src/product/http-call.mjs'
import { completeRegistration, registerMember } from '#src/product/registered-members.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { createFindings } from './findings.mjs'
import { listPaymentMismatches, verifyPayments } from './payments/compare-money.mjs'
import { startPayers, waitForPayments } from './payments/payers.mjs'
import { createRefunder } from './payments/refunder.mjs'

const hours = 3
const agedAttempts = `
  update payment_attempts set checked_at = checked_at - ${hours * 3_600_000},
    created_at = case when redirect_url is null then created_at else created_at - ${hours * 3_600_000} end,
    received_at = received_at - ${hours * 3_600_000}`
/**
 * Makes all jobs due, expires the leases of killed processes, and makes the queue add the runs of the hourly tasks that
 * were missed.
 */
const dueJobs = [
  "update pgboss.job set start_after = created_on where state < 'active' and name <> 'dead-jobs'",
  "update pgboss.job set state = 'retry', start_after = created_on where state = 'active'",
  `update pgboss.schedule set created_on = created_on - interval '${hours} hours'`,
  `update pgboss.version set cron_on = cron_on - interval '${hours} hours'`,
]

/** Simulates the passing of several hours for the payment jobs. The backend must be stopped. */
async function advanceHours(testBackend) {
  const records = await testBackend.records()
  await records.execute(agedAttempts)
  for (const statement of dueJobs) await records.execute(statement)
  await records.close()
}

async function createMembers(testBackend, count) {
  const members = []
  for (let number = 0; number < count; number += 1) {
    const member = await registerMember(testBackend, number)
    const expected_total = await completeRegistration(testBackend, member)
    const { status, text } = await sendRequest(`${testBackend.urls.api}/registration/confirm`, {
      method: 'POST',
      token: member.token,
      body: { expected_total },
      headers: { 'idempotency-key': `member-${number}` },
    })
    if (status !== 200)
      throw new Error(`POST /registration/confirm answered ${status}: ${text.slice(0, 300)}`)
    members.push(member)
  }
  return members
}

async function killUnderLoad({ testBackend, members, kills, findings }) {
  const random = createSeededRandom(20261123)
  const { urls, admin } = testBackend
  const restarts = []
  const payers = startPayers({ urls, members, findings, requestRefund: createRefunder({ urls, admin }) })
  for (let done = 1; done <= kills; done += 1) {
    await waitForPayments(payers, random.between(1, 60))
    await pause(random.upTo(200))
    await testBackend.kill()
    if (random.of(0.3)) await advanceHours(testBackend)
    const since = performance.now()
    await testBackend.start()
    restarts.push((performance.now() - since) / 1000)
    if (done % 10 === 0) findings.print(`  ${done} kills, ${payers.ledger.payments.size} payments`)
  }
  await payers.end()
  const [shortest, longest] = [Math.min(...restarts), Math.max(...restarts)].map(time => time.toFixed(1))
  findings.print(`  ${kills} kills; back after ${shortest} to ${longest} s`)
  return payers.ledger
}

async function readDifferences(testBackend) {
  const records = await testBackend.records()
  const [row] = await records.rows(
    "select value from strapi_core_store_settings where key = 'core_payments_differences'",
  )
  await records.close()
  return row ? JSON.parse(row.value) : { at: 0, found: [] }
}

/** Settles card payments, as the provider does on the day after their capture. */
async function settleCards({ urls }) {
  const { body } = await sendRequest(`${urls.payments}/transactions`)
  for (const { orderId, status, fraud } of body)
    if (status === 'capture' && fraud === 'accept')
      await sendRequest(`${urls.payments}/transactions/${orderId}/outcomes`, {
        method: 'POST',
        body: { action: 'settle' },
      })
}

const settleTime = 120_000

/**
 * Restarts the backend after some simulated hours, without killing it again. Notices, jobs and sweeps must
 * find everything that was missed. Returns what the hourly check finds after that.
 */
async function settle(testBackend) {
  for (let round = 0; round < 2; round += 1) {
    await testBackend.kill()
    await settleCards(testBackend)
    await advanceHours(testBackend)
    const since = Date.now()
    await testBackend.start()
    const isSettled = async () =>
      (await readDifferences(testBackend)).at > since &&
      (await listPaymentMismatches(testBackend)).length === 0
    while (Date.now() < since + settleTime && !(await isSettled())) await pause(1000)
    await pause(5000)
  }
  return (await readDifferences(testBackend)).found
}

/**
 * Kills the backend repeatedly while members pay and the provider sends notices. Afterwards,
 * the provider's accounts must agree with the payments, orders and subscriptions.
 */
export async function checkPayments(print = () => {}, { count: kills = 50, clients = 6 } = {}) {
  const findings = createFindings(print)
  const env = { PAYMENTS_RETRY_SCALE: '600' }
  const testBackend = await startTestBackend({ name: 'payments', env, only: ['payments'] })
  try {
    findings.print(`\n  kill -9 of the backend, ${clients} paying members, ${kills} times`)
    const members = await createMembers(testBackend, clients)
    const ledger = await killUnderLoad({ testBackend, members, kills, findings })
    const differences = await settle(testBackend)
    await verifyPayments({ testBackend, ledger, differences, findings })
  } finally {
    await testBackend.stop()
  }
  return findings.result()
}
