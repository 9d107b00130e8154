import type { Command } from '@bgm/validation'

/** A zone with more commands would indicate a bug, because a command expires after ten seconds. */
const maxPerZone = 50

export type CommandQueue = ReturnType<typeof createCommandQueue>

/** The unacknowledged commands of each zone. */
export function createCommandQueue(now: () => number = Date.now) {
  const zones = new Map<string, Command[]>()

  function pending(zone: string): Command[] {
    const all = zones.get(zone)
    if (!all) return []
    const valid = all.filter(({ expires_at }) => expires_at > now())
    if (valid.length > 0) zones.set(zone, valid)
    else zones.delete(zone)
    return valid
  }

  return {
    pending,
    /** Adds a command; returns false if it has expired or is already known. */
    add(zone: string, command: Command): boolean {
      const known = pending(zone)
      if (command.expires_at <= now() || known.some(({ id }) => id === command.id)) return false
      zones.set(zone, [...known, command].slice(-maxPerZone))
      return true
    },
    remove(zone: string, id: string): void {
      const all = zones.get(zone)?.filter(command => command.id !== id)
      if (all) zones.set(zone, all)
    },
    /** Drops expired commands. */
    prune(): void {
      for (const zone of zones.keys()) pending(zone)
    },
  }
}
