import type { ServerResponse } from 'node:http'
import type { deviceEventSchemas, PlayerIdentity } from '@bgm/validation'
import type * as z from 'zod/mini'

type Events = { [Name in keyof typeof deviceEventSchemas]: z.output<(typeof deviceEventSchemas)[Name]> }

const pingSeconds = 20
/** Bytes that may be buffered for a client that does not read, beyond the kernel's buffers. */
const maxWaitingBytes = 64 * 1024

interface Stream {
  player: string
  zone: string
  outgoing: ServerResponse
  /** The second of the cycle in which its pings are sent, so that they are spread out. */
  second: number
  /** Whether earlier events were still buffered at its last ping. */
  isStalled: boolean
}

interface StreamOptions {
  onOpen: (player: string) => void
  /** Called once the last stream of a player has ended. */
  onClose: (player: string) => void
  now?: () => number
}

const format = <Name extends keyof Events>(name: Name, data: Events[Name]) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** The event streams of the devices, one per player. */
export function createEventStreams({ onOpen, onClose, now = Date.now }: StreamOptions) {
  const players = new Map<string, Stream>()
  const zones = new Map<string, Set<Stream>>()
  const cycle = Array.from({ length: pingSeconds }, () => new Set<Stream>())
  let second = 0

  function remove(stream: Stream): boolean {
    cycle[stream.second]?.delete(stream)
    const others = zones.get(stream.zone)
    others?.delete(stream)
    if (others?.size === 0) zones.delete(stream.zone)
    if (players.get(stream.player) !== stream) return false
    players.delete(stream.player)
    return true
  }

  function write(stream: Stream, text: string) {
    // Drops the client to bound memory. It opens a new stream and compares versions.
    if (stream.outgoing.writableLength > maxWaitingBytes) stream.outgoing.destroy()
    else stream.outgoing.write(text)
  }

  function ping(stream: Stream, text: string) {
    const isWaiting = stream.outgoing.writableLength > 0
    if (isWaiting && stream.isStalled) return void stream.outgoing.destroy()
    stream.isStalled = isWaiting
    write(stream, text)
  }

  return {
    /** Opens a stream, which replaces an earlier one of the same player. */
    open({ player, zone }: Pick<PlayerIdentity, 'player' | 'zone'>, outgoing: ServerResponse): void {
      const replaced = players.get(player)
      const stream = { player, zone, outgoing, second, isStalled: false }
      players.set(player, stream)
      zones.set(zone, (zones.get(zone) ?? new Set()).add(stream))
      cycle[second]?.add(stream)
      if (replaced) {
        remove(replaced)
        replaced.outgoing.end()
      }
      outgoing.once('close', () => {
        if (remove(stream)) onClose(player)
      })
      // The stream ends with its connection, so no chunked encoding is needed.
      outgoing.useChunkedEncodingByDefault = false
      outgoing.writeHead(200, {
        Connection: 'close',
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      })
      outgoing.write(format('ping', { now: now() }))
      onOpen(player)
    },

    send<Name extends keyof Events>(player: string, name: Name, data: Events[Name]): void {
      const stream = players.get(player)
      if (stream) write(stream, format(name, data))
    },

    sendToZone<Name extends keyof Events>(zone: string, name: Name, data: Events[Name]): void {
      for (const stream of zones.get(zone) ?? []) write(stream, format(name, data))
    },

    /** Ends a player's stream and sends the reason. */
    revoke(player: string, reason: Events['revoked']['reason']): void {
      players.get(player)?.outgoing.end(format('revoked', { reason }))
    },

    /** Sends the pings that are due; called every second. */
    tick(): void {
      second = (second + 1) % pingSeconds
      const text = format('ping', { now: now() })
      for (const stream of cycle[second] ?? []) ping(stream, text)
    },

    /** Ends every stream without calling `onClose`, because the devices reconnect to another process. */
    endAll(): void {
      for (const stream of players.values()) {
        remove(stream)
        stream.outgoing.end()
      }
    },

    connectedPlayers: () => players.size,
    /** The zones with a connected device. */
    connectedZones: () => [...zones.keys()],
    hasZone: (zone: string) => zones.has(zone),
  }
}
