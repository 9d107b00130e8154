import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@bgm/raw-requests/seeded-random'
import { createMembers } from '#src/product/registered-members.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { createFindings } from './findings.mjs'
import { startOrderingMembers, waitForResponses } from './ordering-members.mjs'
import { verifyOrders } from './verify-orders.mjs'

async function rounds({ testBackend, members, kills, findings }) {
  const random = createSeededRandom(20261122)
  const restarts = []
  const { ledger, end } = startOrderingMembers({ api: testBackend.urls.api, members, findings })
  for (let kill = 0; kill < kills; kill += 1) {
    await waitForResponses(ledger, random.between(1, 12))
    await pause(random.upTo(200))
    const victim = kill % 2 === 0 ? testBackend : testBackend.database
    await victim.kill()
    const since = performance.now()
    await victim.start()
    restarts.push(performance.now() - since)
    if (restarts.length % 10 === 0) findings.print(`  ${restarts.length} kills, ${ledger.placed.size} orders`)
  }
  await end()
  restarts.sort((a, b) => a - b)
  const seconds = share => (restarts[Math.floor((restarts.length - 1) * share)] / 1000).toFixed(1)
  findings.print(`  ${kills} kills; back after ${seconds(0)} to ${seconds(1)} s, median ${seconds(0.5)} s`)
  return ledger
}

/**
 * Kills the backend and the database in turn while members register, order and cancel. Afterwards, every
 * acknowledged order must exist exactly once and be complete.
 */
export async function checkKills(print = () => {}, { count: kills = 50, clients = 8 } = {}) {
  const findings = createFindings(print)
  const testBackend = await startTestBackend({ name: 'kill' })
  try {
    findings.print(`\n  kill -9 of the backend and the database in turn, ${clients} clients`)
    const members = await createMembers(testBackend, clients)
    const ledger = await rounds({ testBackend, members, kills, findings })
    await verifyOrders({ testBackend, ledger, findings })
  } finally {
    await testBackend.stop()
  }
  return findings.result()
}
