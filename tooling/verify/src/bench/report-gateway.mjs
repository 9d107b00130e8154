import { loadavg } from 'node:os'
import { findConnectionLimitError } from './gateway/fleet.mjs'
import { measureGateway } from './gateway/measure-gateway.mjs'

/** Budgets for 5,000 players in one process; they apply to fewer players as well. */
const budget = {
  memory: 256 * 1024 * 1024,
  share: 0.15,
  everyMs: 400,
  singleMs: 1_000,
  reconnectSeconds: 60,
}

const MB = bytes => `${(bytes / 1024 / 1024).toFixed(0)} MB`
const ms = value => `${value.toFixed(0)} ms`
const seconds = value => (value === null ? 'not all' : `${value.toFixed(1)} s`)

function getRows(found) {
  const { count, every, single, heartbeat } = found
  const worst = every.reduce((a, b) => (a.p95 > b.p95 ? a : b))
  const isComplete = every.every(({ reached }) => reached === count)
  return [
    [
      'memory',
      MB(found.resident),
      found.resident > budget.memory,
      `idle ${MB(found.idle)}, highest ${MB(found.highest)}`,
    ],
    [
      'share of a core',
      `${(found.share * 100).toFixed(1)} %`,
      found.share > budget.share,
      'heartbeats every 30 s, for a minute',
    ],
    [
      'heartbeat, p95',
      ms(heartbeat.p95),
      found.failedBeats > 0,
      `median ${ms(heartbeat.median)}, ${found.failedBeats} failed`,
    ],
    [
      'calls to the backend',
      found.calls === null ? '' : `${found.calls}`,
      found.calls > 0 || found.written < count,
      `for heartbeats; ${found.written} states written in that minute`,
    ],
    [
      'a command to every player, p95',
      ms(worst.p95),
      worst.p95 > budget.everyMs || !isComplete,
      `worst of ${every.length}, p99 ${ms(worst.p99)}`,
    ],
    [
      'a command to one player, p95',
      ms(single.p95),
      single.p95 > budget.singleMs || single.reached < 100,
      `of ${single.reached}, median ${ms(single.median)}`,
    ],
    [
      'a new bundle for every player',
      seconds(found.replaced),
      found.replaced === null,
      'fetched, compressed and announced',
    ],
    ['all connected', seconds(found.connected), found.connected === null, 'at once, after the start'],
    [
      'all reconnected',
      seconds(found.reconnected),
      found.reconnected === null || found.reconnected > budget.reconnectSeconds,
      'after the process was killed and started again',
    ],
    ...(found.restarted
      ? [
          [
            'longest without a gateway',
            seconds(found.restarted.longestGap),
            found.restarted.longestGap === null || found.restarted.longestGap > budget.reconnectSeconds,
            'while the gateways were restarted in turn; music plays from the cache',
          ],
        ]
      : []),
  ]
}

/** Measures gateways with each number of players. Returns the number of figures that miss their budget. */
export async function reportGateway({ players, gateways, backend }) {
  let missed = 0
  for (const count of players) {
    const title = `${count.toLocaleString('en')} players${gateways > 1 ? `, ${gateways} gateways` : ''}${backend === 'real' ? ', real backend' : ''}`
    const obstacle = findConnectionLimitError(Math.ceil(count / gateways))
    if (obstacle) {
      console.warn(`\n  ${title}   SKIPPED: ${obstacle}`)
      continue
    }
    const found = await measureGateway(count, gateways, backend)
    console.info(
      `\n  ${title}   load ${loadavg()
        .map(load => load.toFixed(1))
        .join(' ')}`,
    )
    for (const [name, value, isMissed, note] of getRows(found)) {
      if (isMissed) missed += 1
      console.info(
        `  ${name.padEnd(32)}${value.padStart(10)}   ${note}${isMissed ? ', misses the budget' : ''}`,
      )
    }
  }
  return missed
}
