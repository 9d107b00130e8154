import type { ServerResponse } from 'node:http'
import type { deviceEventSchemas, PlayerIdentity } from '@bgm/validation'
import type * as z from 'zod/mini'
import { createStreamIndex, type EventStream, pingSeconds } from './stream-index'

type Events = { [Name in keyof typeof deviceEventSchemas]: z.output<(typeof deviceEventSchemas)[Name]> }

/** The number of bytes, beyond the kernel's buffers, that may be buffered for a client that does not read. */
const maxWaitingBytes = 64 * 1024

/** How long a client may take to read the last event of a stream and to close its side of the connection. */
const closingMs = 5_000

type StreamOptions = {
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
    /**
     * Opens a stream and replaces an earlier stream of the same player. Does nothing if the client has
     * disconnected, because its response would never emit `close` again.
     */
    open({ player, zone }: Pick<PlayerIdentity, 'player' | 'zone'>, outgoing: ServerResponse): void {
      if (outgoing.destroyed) return
      const stream = { player, zone, outgoing, second, isStalled: false }
      const replaced = streams.add(stream)
      if (replaced) end(replaced.outgoing)
      outgoing.on('error', () => outgoing.destroy())
      outgoing.once('close', () => {
        if (streams.remove(stream)) onClose(player)
      })
      writeHead(outgoing)
      write(stream, format('ping', { now: now() }))
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
      const stream = streams.ofPlayer(player)
      // Removed first, because a device that does not read keeps its stream open after the end.
      if (!stream || !streams.remove(stream)) return
      end(stream.outgoing, format('revoked', { reason }))
      onClose(player)
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
        end(stream.outgoing)
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

/** The only function that writes events. Drops clients that do not read, to bound memory. */
function write({ outgoing }: EventStream, text: string) {
  if (outgoing.writableEnded || outgoing.destroyed) return
  // The client will open a new stream and compare versions.
  if (outgoing.writableLength > maxWaitingBytes) outgoing.destroy()
  else outgoing.write(text)
}

/** Ends a response that is no longer indexed, and closes the connection if the client does not. */
function end(outgoing: ServerResponse, text?: string) {
  if (outgoing.writableEnded || outgoing.destroyed) return
  const timer = setTimeout(() => outgoing.destroy(), closingMs).unref()
  outgoing.once('close', () => clearTimeout(timer))
  outgoing.end(text)
}

function ping(stream: EventStream, text: string) {
  const isWaiting = stream.outgoing.writableLength > 0
  if (isWaiting && stream.isStalled) return void stream.outgoing.destroy()
  stream.isStalled = isWaiting
  write(stream, text)
}
