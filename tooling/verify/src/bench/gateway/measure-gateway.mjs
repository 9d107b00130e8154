import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePorts } from '@bgm/cli/ports'
import { createTemporaryFolder, removeFolder } from '@bgm/cli/seeded-data'
import { startStack } from '@bgm/cli/start-stack'
import { percentiles } from '#src/bench/generate-load.mjs'
import { getProcessUsage } from './process-usage.mjs'
import { createPlayers, startPlayers } from './simulated-players.mjs'

const observedMs = 60_000
const rounds = 5
const singleCommands = 100

async function startBackend(players) {
  const child = fork(new URL('./simulated-backend.mjs', import.meta.url))
  const [{ port }] = await once(child, 'message')
  const tell = async message => {
    child.send(message)
    const [{ counts }] = await once(child, 'message')
    return { ...counts }
  }
  await tell({ players: players.map(({ tokenHash, player, zone }) => ({ tokenHash, player, zone })) })
  return { apiUrl: `http://127.0.0.1:${port}/api`, tell, stop: () => child.disconnect() }
}

async function until(isTrue, timeoutMs) {
  const began = performance.now()
  while (!isTrue()) {
    if (performance.now() - began > timeoutMs) return null
    await pause(10)
  }
  return (performance.now() - began) / 1000
}

/** Delays of events by their time of origin, in ms. */
function createDelays() {
  const state = { expected: '', delays: [] }
  return {
    state,
    begin(expected) {
      Object.assign(state, { expected, delays: [] })
    },
    onEvent(name, data) {
      if (name !== state.expected) return
      state.delays.push(name === 'command' ? Date.now() - Number(data.id.split('-')[0]) : Date.now())
    },
  }
}

async function commandEveryPlayer({ delays, backend, players }) {
  const found = []
  for (let round = 0; round < rounds; round += 1) {
    delays.begin('command')
    await backend.tell({ commands: players.map(({ zone }) => zone) })
    await until(() => delays.state.delays.length >= players.length, 20_000)
    found.push({ ...percentiles(delays.state.delays), reached: delays.state.delays.length })
    await pause(1_000)
  }
  return found
}

async function commandSinglePlayers({ delays, backend, players }) {
  delays.begin('command')
  for (let index = 0; index < singleCommands; index += 1) {
    await backend.tell({ commands: [players[(index * 7919) % players.length].zone] })
    await until(() => delays.state.delays.length > index, 5_000)
  }
  return { ...percentiles(delays.state.delays), reached: delays.state.delays.length }
}

async function replaceBundles({ delays, backend, players }) {
  delays.begin('changed')
  await backend.tell({ newBundles: 2 })
  return until(() => delays.state.delays.length >= players.length, 120_000)
}

/**
 * Measures the built gateway with simulated players. The backend is simulated as well, in a separate process, so that
 * the figures are those of the gateway alone.
 */
export async function measureGateway(count) {
  const players = createPlayers(count)
  const backend = await startBackend(players)
  const dataDir = createTemporaryFolder('bench-gateway')
  const ports = await findFreePorts()
  const env = { API_URL: backend.apiUrl, LOG_LEVEL: 'info' }
  const start = () => startStack({ ports, dataDir, env, only: ['player'] })
  let stack = await start()
  const delays = createDelays()
  const devices = startPlayers({ url: stack.urls.player, players, onEvent: delays.onEvent })
  const world = { delays, backend, players }
  try {
    const idle = getProcessUsage(stack.pids.player)
    devices.openAll()
    const connected = await until(() => devices.openStreams() === count, 120_000)
    devices.beatAll(30_000)
    await pause(40_000)
    const before = {
      ...getProcessUsage(stack.pids.player),
      at: performance.now(),
      ...(await backend.tell({})),
    }
    devices.beats.ms = []
    await pause(observedMs)
    const after = {
      ...getProcessUsage(stack.pids.player),
      at: performance.now(),
      ...(await backend.tell({})),
    }
    const heartbeat = percentiles(devices.beats.ms)
    const every = await commandEveryPlayer(world)
    const single = await commandSinglePlayers(world)
    const replaced = await replaceBundles(world)
    const end = getProcessUsage(stack.pids.player)
    const failedBeats = devices.beats.failed

    process.kill(stack.pids.player, 'SIGKILL')
    const ended = await until(() => devices.openStreams() === 0, 20_000)
    const killedAt = performance.now()
    stack = await start()
    await until(() => devices.openStreams() === count, 120_000)
    return {
      count,
      idle: idle.resident,
      connected,
      resident: after.resident,
      highest: end.highest,
      share: ((after.seconds - before.seconds) * 1000) / (after.at - before.at),
      heartbeat,
      failedBeats,
      written: after.presence - before.presence,
      calls: after['look-ups'] + after.bundles - before['look-ups'] - before.bundles,
      every,
      single,
      replaced,
      ended,
      reconnected: devices.openStreams() === count ? (performance.now() - killedAt) / 1000 : null,
    }
  } finally {
    devices.stop()
    await stack.stop()
    backend.stop()
    removeFolder(dataDir)
  }
}
