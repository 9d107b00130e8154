import * as z from 'zod/mini'
import type { LoggedPlay } from '../device/logged-play'
import type { DeviceKeyState } from './chains'

const timeZoneChange = z.object({ time_zone: z.string(), until: z.number() })
const registerSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('venue'),
    business_unit_id: z.int(),
    name: z.string(),
    time_zone: z.optional(z.string()),
    former_time_zones: z.optional(z.array(timeZoneChange)),
  }),
  z.object({
    type: z.literal('zone'),
    zone_id: z.int(),
    name: z.string(),
    business_unit_id: z.optional(z.int()),
  }),
  z.object({
    type: z.literal('device'),
    player_id: z.int(),
    alg: z.optional(z.string()),
    public_key: z.optional(z.string()),
  }),
  z.object({
    type: z.literal('rejection'),
    player_id: z.int(),
    chain: z.optional(z.int()),
    digest: z.optional(z.string()),
  }),
  z.object({ type: z.literal('licence'), licence_id: z.int() }),
  z.object({ type: z.literal('credits'), title: z.string() }),
])
export type RegisterEntry = z.output<typeof registerSchema>
type Venue = Extract<RegisterEntry, { type: 'venue' }>
type Zone = Extract<RegisterEntry, { type: 'zone' }>

/** Reads an entry other than a play; null if it is of another type. */
export function parseRegister(entry: string): RegisterEntry | null {
  try {
    return registerSchema.parse(JSON.parse(entry))
  } catch {
    return null
  }
}

const offsets: Record<string, number> = { 'Asia/Makassar': 8, 'Asia/Jayapura': 9 }
const jakarta = 7

/** The local month of an instant at a venue, by the time zone that held then. */
function getLocalMonth(at: number, venue: Venue | undefined): string {
  const former = venue?.former_time_zones?.find(({ until }) => at < until)
  const hours = offsets[former?.time_zone ?? venue?.time_zone ?? ''] ?? jakarta
  return new Date(at + hours * 3_600_000).toISOString().slice(0, 7)
}

/** What the entries of a file say about places, devices and works, in the last entry of each. */
export function createFacts() {
  const venues = new Map<number, { index: number; value: Venue }>()
  const zones = new Map<number, { index: number; value: Zone }>()
  const titles = new Map<number, string>()
  const keys = new Map<number, DeviceKeyState[]>()
  const counts = { venue: 0, zone: 0, device: 0, rejection: 0, licence: 0, credits: 0 }
  const keepLast = <T>(
    known: Map<number, { index: number; value: T }>,
    id: number,
    index: number,
    value: T,
  ) => {
    if ((known.get(id)?.index ?? -1) < index) known.set(id, { index, value })
  }
  const findVenue = (zone: number) => venues.get(zones.get(zone)?.value.business_unit_id ?? 0)?.value
  return {
    keys,
    counts,
    add(index: number, entry: RegisterEntry): void {
      counts[entry.type] += 1
      if (entry.type === 'venue') keepLast(venues, entry.business_unit_id, index, entry)
      if (entry.type === 'zone') keepLast(zones, entry.zone_id, index, entry)
      if (entry.type === 'credits') titles.set(index, entry.title)
      if (entry.type === 'device') {
        const { player_id, alg = '', public_key: publicKey = '' } = entry
        keys.set(player_id, [...(keys.get(player_id) ?? []), { index, alg, publicKey }])
      }
    },
    /** Call this after the last entry. */
    sortKeys(): void {
      for (const states of keys.values()) states.sort((one, other) => one.index - other.index)
    },
    getZone: (zone: number) => ({
      unit: findVenue(zone)?.name ?? null,
      zone: zones.get(zone)?.value.name ?? `#${zone}`,
    }),
    getTitle: ({ credits }: Pick<LoggedPlay, 'credits'>) =>
      credits === undefined ? null : (titles.get(credits) ?? null),
    isInMonth: (month: string, zone: number, at: number) => getLocalMonth(at, findVenue(zone)) === month,
  }
}
export type Facts = ReturnType<typeof createFacts>
