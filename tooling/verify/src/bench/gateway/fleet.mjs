import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const playersPerProcess = 5_000
/** The file descriptors that a process needs in addition to its connections. */
const ownDescriptors = 500

/** Returns how many files, and therefore connections, a process on this machine may open (Linux). */
const findLimit = () =>
  Number(/Max open files\s+\d+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])

/** Returns why a process cannot have this many connections on this machine; null if it can. */
export function findConnectionLimitError(connections) {
  const limit = findLimit()
  const needed = connections + ownDescriptors
  return needed > limit
    ? `one gateway needs ${needed.toLocaleString('en')} open files, and the limit of this machine is ${limit.toLocaleString('en')} (ulimit -Hn)`
    : null
}

export async function waitUntil(isTrue, timeoutMs) {
  const began = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - began > timeoutMs) return null
    await pause(20)
  }
  return (performance.now() - began) / 1000
}

/** Starts simulated players, up to 5,000 in each process. `urls` are the gateways' URLs. */
export async function startFleet({ urls, players }) {
  const children = []
  for (let index = 0; index < players.length; index += playersPerProcess)
    children.push({
      child: fork(new URL('./device-process.mjs', import.meta.url)),
      players: players.slice(index, index + playersPerProcess),
    })
  const ask = async ({ child }, message) => {
    child.send(message)
    return (await once(child, 'message'))[0]
  }
  const askAll = message => Promise.all(children.map(one => ask(one, message)))
  const sum = async name =>
    (await askAll({ command: 'count' })).reduce((total, counts) => total + counts[name], 0)
  await Promise.all(children.map(one => ask(one, { command: 'start', urls, players: one.players })))
  return {
    openAll: () => askAll({ command: 'open' }),
    /** Sends a heartbeat for every player, spread over `spreadMs`, and again every 30 seconds. */
    sendHeartbeats: spreadMs => askAll({ command: 'beat', spreadMs }),
    expect: event => askAll({ command: 'expect', event }),
    openStreams: () => sum('streams'),
    events: () => sum('events'),
    async results() {
      const all = await askAll({ command: 'results' })
      return {
        delays: all.flatMap(({ delays }) => delays),
        beatMs: all.flatMap(({ beats }) => beats.ms),
        failedBeats: all.reduce((total, { beats }) => total + beats.failed, 0),
        longestGap: Math.max(...all.map(({ longestGap }) => longestGap)),
      }
    },
    stop() {
      for (const { child } of children) child.disconnect()
    },
  }
}
