import type { ServerResponse } from 'node:http'

export const pingSeconds = 20

export type EventStream = {
  player: string
  zone: string
  outgoing: ServerResponse
  /** The second of the cycle in which the stream's pings are sent, so that pings are spread out. */
  second: number
  /** Whether earlier events were still buffered at the stream's last ping. */
  isStalled: boolean
}

/** Indexes the open streams by player, by zone and by the second of their pings. */
export function createStreamIndex() {
  const players = new Map<string, EventStream>()
  const zones = new Map<string, Set<EventStream>>()
  const cycle = Array.from({ length: pingSeconds }, () => new Set<EventStream>())

  /** Removes a stream; returns false if the player has a newer one. */
  function remove(stream: EventStream): boolean {
    cycle[stream.second]?.delete(stream)
    const others = zones.get(stream.zone)
    others?.delete(stream)
    if (others?.size === 0) zones.delete(stream.zone)
    if (players.get(stream.player) !== stream) return false
    players.delete(stream.player)
    return true
  }

  return {
    /** Adds a stream; returns the stream of the same player that it replaces, if any. */
    add(stream: EventStream): EventStream | undefined {
      const { player, zone, second } = stream
      const replaced = players.get(player)
      players.set(player, stream)
      zones.set(zone, (zones.get(zone) ?? new Set()).add(stream))
      cycle[second]?.add(stream)
      if (replaced) remove(replaced)
      return replaced
    },
    remove,
    ofPlayer: (player: string) => players.get(player),
    ofZone: (zone: string): Iterable<EventStream> => zones.get(zone) ?? [],
    ofSecond: (second: number): Iterable<EventStream> => cycle[second] ?? [],
    all: () => players.values(),
    size: () => players.size,
    zones: () => [...zones.keys()],
    hasZone: (zone: string) => zones.has(zone),
  }
}
