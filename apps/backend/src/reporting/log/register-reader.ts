import { z } from 'zod'
import type { TimeZoneHistory } from '#src/customers'
import { readRegisters } from './read-entries'

const text = z.string().default('')

const venueSchema = z.object({
  business_unit_id: z.number(),
  name: text,
  province_name: text,
  city_name: text,
  industry: text,
  time_zone: z.string().default('Asia/Jakarta'),
  former_time_zones: z.array(z.object({ time_zone: z.string(), until: z.number() })).default([]),
})
type VenueEntry = z.output<typeof venueSchema>

const zoneSchema = z.object({ zone_id: z.number(), name: text })
const licenceSchema = z.object({ zone_id: z.number(), code: z.string() })

/** A venue as it was last logged, with the index of that entry. */
export type LoggedVenue = Omit<VenueEntry, 'time_zone' | 'former_time_zones'> & {
  index: number
  timeZones: TimeZoneHistory
}

export type LogRegisters = {
  /** Venues by the id of their unit. */
  venues: ReadonlyMap<number, LoggedVenue>
  /** Names by zone. */
  zones: ReadonlyMap<number, string>
  /** Codes of licences by zone. */
  licences: ReadonlyMap<number, string>
}

/** What was registered in the first `size` entries. Its memory grows with the number of zones. */
export async function loadRegisters(size: number): Promise<LogRegisters> {
  const venues = new Map<number, LoggedVenue>()
  const zones = new Map<number, string>()
  const licences = new Map<number, string>()
  for await (const entries of readRegisters(size))
    for (const entry of entries) {
      if (entry.type === 'venue') {
        const { time_zone: current, former_time_zones: former, ...venue } = venueSchema.parse(entry)
        venues.set(venue.business_unit_id, {
          ...venue,
          index: entry.index,
          timeZones: { former, current },
        })
      } else if (entry.type === 'zone') {
        const { zone_id, name } = zoneSchema.parse(entry)
        zones.set(zone_id, name)
      } else {
        const { zone_id, code } = licenceSchema.parse(entry)
        licences.set(zone_id, code)
      }
    }
  return { venues, zones, licences }
}
