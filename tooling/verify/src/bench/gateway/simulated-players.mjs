import { createHash, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

const heartbeatMs = 30_000
/** The real player's reconnect delays, which double, with random jitter between 50% and 100%. */
const retry = { first: 1_000, longest: 60_000 }

export const createPlayers = count =>
  Array.from({ length: count }, (_, index) => {
    const token = `token-of-simulated-player-${String(index).padStart(6, '0')}`
    return {
      token,
      tokenHash: createHash('sha256').update(token).digest('hex'),
      player: `player${String(index).padStart(18, '0')}`,
      zone: `zone${String(index).padStart(20, '0')}`,
    }
  })

/** Returns a function that sends a player's heartbeat and records how long the response takes. */
function createHeartbeats({ agent, getGateway, beats }) {
  return player => {
    const body = JSON.stringify({
      epoch: 1,
      boot: player.boot,
      app_version: '1.0.0',
      state: 'playing',
      track: { id: 'track0000000000000000000', playlist: null },
      position: Math.floor(Math.random() * 180),
      cached_hours: 24,
      clock_offset: 12,
      errors: [],
    })
    const began = performance.now()
    const headers = {
      authorization: `Bearer ${player.token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    }
    beats.sent += 1
    const { hostname, port } = getGateway(player)
    request({ hostname, port, path: '/device/heartbeat', method: 'POST', headers, agent }, response => {
      if (response.statusCode === 200) beats.ms.push(performance.now() - began)
      else beats.failed += 1
      response.resume()
    })
      .on('error', () => {
        beats.failed += 1
      })
      .end(body)
  }
}

/**
 * Starts devices with one event stream each, which is reopened whenever it ends, and a heartbeat every 30
 * seconds. Heartbeats share connections, as they do behind the proxy. As with a load balancer, a new
 * connection goes to any gateway, and immediately to the next one if the first refuses it. `onEvent`
 * receives the name and data of each event.
 */
export function startPlayers({ urls, players, onEvent }) {
  const gateways = urls.map(url => new URL(url))
  const places = new Map(players.map(({ player }, index) => [player, index]))
  const getGateway = ({ player }) => gateways[places.get(player) % gateways.length]
  const toAnyGateway = ({ player }) => places.set(player, Math.floor(Math.random() * gateways.length))
  const toNextGateway = ({ player }) => places.set(player, places.get(player) + 1)
  const lostAt = new Map()
  let longestGap = 0
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const streams = new Map()
  const beats = { sent: 0, failed: 0, ms: [] }
  let isStopped = false

  function open(player, delay = retry.first, refusals = 0) {
    if (isStopped) return
    let wait = delay
    const { hostname, port } = getGateway(player)
    const again = () => {
      if (streams.get(player.player) !== outgoing) return
      streams.delete(player.player)
      if (!lostAt.has(player.player)) lostAt.set(player.player, performance.now())
      toAnyGateway(player)
      setTimeout(() => open(player, Math.min(wait * 2, retry.longest)), wait * (0.5 + Math.random() / 2))
    }
    const outgoing = request(
      {
        hostname,
        port,
        path: '/device/events',
        headers: { authorization: `Bearer ${player.token}` },
        agent: false,
      },
      response => {
        outgoing.isOpen = response.statusCode === 200
        if (outgoing.isOpen) {
          longestGap = Math.max(
            longestGap,
            performance.now() - (lostAt.get(player.player) ?? performance.now()),
          )
          lostAt.delete(player.player)
        }
        response.setEncoding('utf8')
        response.on('data', text => {
          wait = retry.first / 2
          for (const [, name, data] of text.matchAll(/event: (\w+)\ndata: (.*)\n/g))
            onEvent(name, JSON.parse(data), player)
        })
        response.on('close', again)
      },
    )
    streams.set(player.player, outgoing)
    outgoing.on('error', ({ code }) => {
      if (code !== 'ECONNREFUSED' || refusals === gateways.length - 1) return again()
      streams.delete(player.player)
      toNextGateway(player)
      open(player, delay, refusals + 1)
    })
    outgoing.end()
  }

  const beat = createHeartbeats({ agent, getGateway, beats })
  const timers = []
  return {
    beats,
    longestGap: () => longestGap,
    resetGaps() {
      longestGap = 0
    },
    openStreams: () => [...streams.values()].filter(({ isOpen }) => isOpen).length,
    openAll() {
      for (const player of players) open(player)
    },
    /** Sends a heartbeat for every player, spread over `spreadMs`, and again every 30 seconds. */
    sendHeartbeats(spreadMs) {
      for (const [index, player] of players.entries()) {
        player.boot = randomUUID()
        const start = () => {
          beat(player)
          timers.push(setInterval(() => beat(player), heartbeatMs))
        }
        timers.push(setTimeout(start, (index * spreadMs) / players.length))
      }
    },
    stop() {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
      for (const outgoing of streams.values()) outgoing.destroy()
      agent.destroy()
    },
  }
}
