import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '@bgm/raw-requests/seeded-random'
import { makeMembers } from '#src/product/registered-members.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { createFindings } from './findings.mjs'
import { startOrdering, untilWorking } from './ordering-members.mjs'
import { verifyOrders } from './verify-orders.mjs'

async function rounds({ place, members, kills, figures }) {
  const chance = seededRandom(20261122)
  const restarts = []
  const { ledger, end } = startOrdering({ api: place.urls.api, members, figures })
  for (let kill = 0; kill < kills; kill += 1) {
    await untilWorking(ledger, chance.between(1, 12))
    await pause(chance.upTo(200))
    await place.kill()
    const since = performance.now()
    await place.start()
    restarts.push(performance.now() - since)
    if (restarts.length % 10 === 0) figures.tell(`  ${restarts.length} kills, ${ledger.placed.size} orders`)
  }
  await end()
  restarts.sort((a, b) => a - b)
  const seconds = share => (restarts[Math.floor((restarts.length - 1) * share)] / 1000).toFixed(1)
  figures.tell(`  ${kills} kills; back after ${seconds(0)} to ${seconds(1)} s, median ${seconds(0.5)} s`)
  return ledger
}

/**
 * Kills the backend again and again while members register, order and cancel, and counts afterwards, on SQLite and on
 * PostgreSQL: every acknowledged order is there once and whole.
 */
export async function checkKill(told = () => {}, { count: kills = 50, clients = 8 } = {}) {
  const figures = createFindings(told)
  for (const database of ['sqlite', 'postgres']) {
    const place = await startTestBackend({ name: `kill-${database}`, database })
    try {
      figures.tell(`\n  kill -9 of the backend, ${clients} clients, ${database}`)
      const members = await makeMembers(place, clients)
      const ledger = await rounds({ place, members, kills, figures })
      await verifyOrders({ place, ledger, figures })
    } finally {
      await place.stop()
    }
  }
  return figures.result()
}
