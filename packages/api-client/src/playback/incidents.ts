import { isoDateTime, namedRecord, pagination } from '@bgm/contract'
import { incidentKinds, type OpeningHoursBody, openingHoursSchema } from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'

const zoneRef = z.object({ id: z.string(), name: z.string() })
const timeZone = z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'])

/** `cleared_at` is when the fault ended; the incident is closed some time later unless the fault returns. */
export const openIncident = z.object({
  kind: z.enum(incidentKinds),
  cause: z.string().nullable(),
  started_at: isoDateTime,
  cleared_at: isoDateTime.nullable(),
})
export type OpenIncident = z.output<typeof openIncident>

const incident = openIncident.extend({
  id: z.string(),
  opened_at: isoDateTime,
  closed_at: isoDateTime.nullable(),
  zone: zoneRef,
  business_unit: namedRecord,
  time_zone: timeZone,
})
export type Incident = z.output<typeof incident>

const incidents = z
  .object({ data: z.array(incident), meta: z.object({ pagination }) })
  .transform(({ data, meta }) => ({ data, ...meta }))

const zoneUptime = z.object({
  zone: zoneRef,
  business_unit: namedRecord,
  opening_seconds: z.number(),
  down_seconds: z.number(),
  /** The uptime from 0 to 1; null if the unit was not open or the zone was not paired. */
  uptime: z.number().nullable(),
  incidents: z.number(),
})
export type ZoneUptime = z.output<typeof zoneUptime>

const uptime = z
  .object({ data: z.array(zoneUptime), meta: z.object({ pagination }) })
  .transform(({ data, meta }) => ({ data, ...meta }))

const openingHours = z.object({
  version: z.number(),
  time_zone: timeZone.nullable(),
  /** Null for the default hours. */
  hours: z.nullable(openingHoursSchema),
})
export type UnitOpeningHours = z.output<typeof openingHours>

type Page = { page?: number; page_size?: number }
export type IncidentFilter = Partial<Record<'state' | 'kind' | 'zone' | 'unit', string>>
export type UptimeFilter = { month: string } & Partial<Record<'zone' | 'unit', string>>

const hoursPath = (unit: string) => `business-units/${pathSegment(unit)}/opening-hours`

/** The incidents and uptime of zones, and the opening hours on which both depend. */
export const createIncidentsApi = (http: HttpClient) => ({
  list: (query: IncidentFilter & Page = {}) => http.call('get', 'incidents', { query, schema: incidents }),
  uptime: (query: UptimeFilter & Page) => http.call('get', 'uptime', { query, schema: uptime }),
  exportUptime: async (query: UptimeFilter): Promise<ZoneUptime[]> => {
    const schema = z.object({ data: z.array(zoneUptime) })
    return (await http.call('get', 'uptime/export', { query, schema })).data
  },
  getOpeningHours: (unit: string) => http.call('get', hoursPath(unit), { schema: openingHours }),
  setOpeningHours: (unit: string, json: OpeningHoursBody) =>
    http.call('put', hoursPath(unit), { json, schema: openingHours }),
})
