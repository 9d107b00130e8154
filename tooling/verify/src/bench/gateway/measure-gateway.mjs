import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePorts } from '@bgm/cli/ports'
import { createTemporaryFolder, removeFolder } from '@bgm/cli/seeded-data'
import { startStack } from '@bgm/cli/start-stack'
import { percentiles } from '#src/bench/generate-load.mjs'
import { startFleet, waitUntil } from './fleet.mjs'
import { getProcessUsage } from './process-usage.mjs'
import { startRealBackend } from './real-backend.mjs'
import { createPlayers } from './simulated-players.mjs'

const observedMs = 60_000
const rounds = 5
const singleCommands = 100

async function startSimulatedBackend(players) {
  const child = fork(new URL('./simulated-backend.mjs', import.meta.url))
  const [{ port }] = await once(child, 'message')
  const control = async message => {
    child.send(message)
    const [{ counts }] = await once(child, 'message')
    return { ...counts }
  }
  await control({ players: players.map(({ tokenHash, player, zone }) => ({ tokenHash, player, zone })) })
  return { apiUrl: `http://127.0.0.1:${port}/api`, control, stop: () => child.disconnect() }
}

/** Starts gateways, each with a separate data folder and port. */
async function startGateways(count, { apiUrl, internalKey }) {
  const gateways = []
  const start = async gateway => {
    const { ports, dataDir } = gateway
    const env = {
      API_URL: apiUrl,
      LOG_LEVEL: 'info',
      ...(internalKey && { INTERNAL_API_KEY: internalKey }),
    }
    gateway.stack = await startStack({ ports, dataDir, env, only: ['player'] })
  }
  for (let index = 0; index < count; index += 1) {
    const gateway = { ports: await findFreePorts(), dataDir: createTemporaryFolder('bench-gateway') }
    await start(gateway)
    gateways.push(gateway)
  }
  return {
    urls: gateways.map(({ stack }) => stack.urls.player),
    /** Returns the usage of the gateway that used the most. */
    usage: () => {
      const all = gateways.map(({ stack }) => getProcessUsage(stack.pids.player))
      const most = name => Math.max(...all.map(usage => usage[name]))
      return {
        resident: most('resident'),
        highest: most('highest'),
        seconds: all.map(({ seconds }) => seconds),
      }
    },
    /** Kills all gateways at once, without a graceful shutdown, and starts them again. */
    async killAll(whenEnded) {
      for (const { stack } of gateways) process.kill(stack.pids.player, 'SIGKILL')
      await whenEnded()
      for (const gateway of gateways) await start(gateway)
    },
    /** Restarts the gateways one at a time, as an update does. */
    async restartInTurn() {
      for (const gateway of gateways) {
        await gateway.stack.stop()
        await start(gateway)
      }
    },
    async stop() {
      for (const { stack, dataDir } of gateways) {
        await stack.stop()
        removeFolder(dataDir)
      }
    },
  }
}

async function commandEveryPlayer({ fleet, backend, players }) {
  const found = []
  for (let round = 0; round < rounds; round += 1) {
    await fleet.expect('command')
    await backend.control({ commands: players.map(({ zone }) => zone) })
    await waitUntil(async () => (await fleet.events()) >= players.length, 20_000)
    const { delays } = await fleet.results()
    found.push({ ...percentiles(delays), reached: delays.length })
    await pause(1_000)
  }
  return found
}

async function commandSinglePlayers({ fleet, backend, players }) {
  await fleet.expect('command')
  for (let index = 0; index < singleCommands; index += 1) {
    await backend.control({ commands: [players[(index * 7919) % players.length].zone] })
    await waitUntil(async () => (await fleet.events()) > index, 5_000)
  }
  const { delays } = await fleet.results()
  return { ...percentiles(delays), reached: delays.length }
}

async function replaceBundles({ fleet, backend, players }) {
  await fleet.expect('changed')
  await backend.control({ newBundles: 2 })
  return waitUntil(async () => (await fleet.events()) >= players.length, 120_000)
}

/** Connects all players and observes their heartbeats for a minute. */
async function observe({ fleet, backend, players, gateways }) {
  const isSimulated = !backend.internalKey
  await fleet.openAll()
  const connected = await waitUntil(async () => (await fleet.openStreams()) === players.length, 240_000)
  await fleet.sendHeartbeats(30_000)
  await pause(40_000)
  const readState = async () => ({
    ...gateways.usage(),
    at: performance.now(),
    ...(await backend.control({})),
  })
  const before = await readState()
  await fleet.expect('')
  await pause(observedMs)
  const after = await readState()
  const { beatMs, failedBeats } = await fleet.results()
  const used = after.seconds.map((seconds, index) => seconds - before.seconds[index])
  return {
    connected,
    resident: after.resident,
    share: (Math.max(...used) * 1000) / (after.at - before.at),
    heartbeat: percentiles(beatMs),
    failedBeats,
    written: isSimulated ? after.presence - before.presence : after.presence,
    calls: isSimulated ? after['look-ups'] + after.bundles - before['look-ups'] - before.bundles : null,
  }
}

/** Measures how long it takes until all players are connected again after every gateway has been killed. */
async function measureReconnection({ fleet, players, gateways }) {
  let killedAt = 0
  await gateways.killAll(async () => {
    await waitUntil(async () => (await fleet.openStreams()) === 0, 20_000)
    killedAt = performance.now()
  })
  const all = await waitUntil(async () => (await fleet.openStreams()) === players.length, 240_000)
  return all === null ? null : (performance.now() - killedAt) / 1000
}

/**
 * Measures the longest time in seconds for which a player had no stream while the gateways were restarted
 * one at a time.
 */
async function measureRestarts({ fleet, players, gateways }) {
  await fleet.expect('')
  await gateways.restartInTurn()
  const all = await waitUntil(async () => (await fleet.openStreams()) === players.length, 240_000)
  const { longestGap } = await fleet.results()
  return all === null ? null : longestGap / 1000
}

/**
 * Measures built gateways with simulated players. By default, the backend is simulated in a separate process
 * as well, so that only the gateways are measured. With `real`, it is the product's.
 */
export async function measureGateway(count, gatewayCount, kind) {
  const players = createPlayers(count)
  const startBackend = kind === 'real' ? startRealBackend : startSimulatedBackend
  const backend = await startBackend(players)
  const gateways = await startGateways(gatewayCount, backend)
  const fleet = await startFleet({ urls: gateways.urls, players })
  const world = { fleet, backend, players, gateways }
  try {
    const idle = gateways.usage()
    const observed = await observe(world)
    const every = await commandEveryPlayer(world)
    const single = await commandSinglePlayers(world)
    const replaced = await replaceBundles(world)
    const { highest } = gateways.usage()
    const restarted = gatewayCount > 1 ? { longestGap: await measureRestarts(world) } : null
    const reconnected = await measureReconnection(world)
    return {
      count,
      idle: idle.resident,
      highest,
      ...observed,
      every,
      single,
      replaced,
      restarted,
      reconnected,
    }
  } finally {
    fleet.stop()
    await gateways.stop()
    await backend.stop()
  }
}
