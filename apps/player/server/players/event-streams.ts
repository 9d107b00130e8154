import type { ServerResponse } from 'node:http'
import type { deviceEventSchemas, PlayerIdentity } from '@bgm/validation'
import type * as z from 'zod/mini'
import { createStreamIndex, type EventStream, pingSeconds } from './stream-index'

type Events = { [Name in keyof typeof deviceEventSchemas]: z.output<(typeof deviceEventSchemas)[Name]> }

/** The number of bytes, beyond the kernel's buffers, that may be buffered for a client that does not read. */
const maxWaitingBytes = 64 * 1024

interface StreamOptions {
  onOpen: (player: string) => void
  /** Called once the last stream of a player has ended. */
  onClose: (player: string) => void
  now?: () => number
}

export type EventStreams = ReturnType<typeof createEventStreams>

/** The event streams of the devices, one per player. */
export function createEventStreams({ onOpen, onClose, now = Date.now }: StreamOptions) {
  const streams = createStreamIndex()
  let second = 0

  return {
    /** Opens a stream and replaces an earlier stream of the same player. */
    open({ player, zone }: Pick<PlayerIdentity, 'player' | 'zone'>, outgoing: ServerResponse): void {
      const stream = { player, zone, outgoing, second, isStalled: false }
      streams.add(stream)?.outgoing.end()
      outgoing.once('close', () => {
        if (streams.remove(stream)) onClose(player)
      })
      writeHead(outgoing)
      outgoing.write(format('ping', { now: now() }))
      onOpen(player)
    },

    send<Name extends keyof Events>(player: string, name: Name, data: Events[Name]): void {
      const stream = streams.ofPlayer(player)
      if (stream) write(stream, format(name, data))
    },

    sendToZone<Name extends keyof Events>(zone: string, name: Name, data: Events[Name]): void {
      for (const stream of streams.ofZone(zone)) write(stream, format(name, data))
    },

    /** Sends the `revoked` event with the reason and ends the player's stream. */
    revoke(player: string, reason: Events['revoked']['reason']): void {
      streams.ofPlayer(player)?.outgoing.end(format('revoked', { reason }))
    },

    /** Sends the pings that are due; called every second. */
    tick(): void {
      second = (second + 1) % pingSeconds
      const text = format('ping', { now: now() })
      for (const stream of streams.ofSecond(second)) ping(stream, text)
    },

    /** Ends every stream without calling `onClose`, because the devices reconnect to another process. */
    endAll(): void {
      for (const stream of streams.all()) {
        streams.remove(stream)
        stream.outgoing.end()
      }
    },

    connectedPlayers: streams.size,
    /** Returns the zones with a connected device. */
    connectedZones: streams.zones,
    hasZone: streams.hasZone,
  }
}

const format = <Name extends keyof Events>(name: Name, data: Events[Name]) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

function writeHead(outgoing: ServerResponse) {
  // The stream ends with its connection, so it needs no chunked encoding.
  outgoing.useChunkedEncodingByDefault = false
  outgoing.writeHead(200, {
    Connection: 'close',
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
}

function write({ outgoing }: EventStream, text: string) {
  // Drops the client to bound memory. The client will open a new stream and compare versions.
  if (outgoing.writableLength > maxWaitingBytes) outgoing.destroy()
  else outgoing.write(text)
}

function ping(stream: EventStream, text: string) {
  const isWaiting = stream.outgoing.writableLength > 0
  if (isWaiting && stream.isStalled) return void stream.outgoing.destroy()
  stream.isStalled = isWaiting
  write(stream, text)
}
