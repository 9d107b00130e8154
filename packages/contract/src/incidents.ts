import { incidentKinds, incidentStates, openingHoursBodySchema, openingHoursSchema } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, put } from './endpoint'
import { optional, pageQuery } from './query'
import { dataOf, pageOf } from './response'
import { isoDateTime, namedRecord, timeZone } from './values'

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
  zone: namedRecord,
  business_unit: namedRecord,
  time_zone: timeZone,
})
export type Incident = z.output<typeof incident>

const zoneUptime = z.object({
  zone: namedRecord,
  business_unit: namedRecord,
  opening_seconds: z.number(),
  down_seconds: z.number(),
  /** The uptime from 0 to 1; null if the unit was not open or the zone was not paired. */
  uptime: z.number().nullable(),
  incidents: z.number(),
})
export type ZoneUptime = z.output<typeof zoneUptime>

const unitHours = z.object({
  version: z.number(),
  time_zone: timeZone.nullable(),
  /** Null for the default hours. */
  hours: z.nullable(openingHoursSchema),
  /** Whether the music stops while the unit is closed, once it has opening hours. On for new units. */
  silent_when_closed: z.boolean(),
})
export type UnitOpeningHours = z.output<typeof unitHours>

const places = { zone: optional(z.string().max(64)), unit: optional(z.string().max(64)) }

const incidentsQuery = z.strictObject({
  state: optional(z.enum(incidentStates)),
  kind: optional(z.enum(incidentKinds)),
  ...places,
  ...pageQuery,
})
export type IncidentsQuery = z.input<typeof incidentsQuery>

const uptimeFilter = z.strictObject({ month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/), ...places })
export type UptimeFilter = z.input<typeof uptimeFilter>

const reader = { caller: 'member', permission: 'incident.read' } as const

/** Open incidents first, then newest first. */
export const incidents = endpoints({
  list: get('/incidents', { ...reader, query: incidentsQuery, response: pageOf(incident) }),
})

export const uptime = endpoints({
  list: get('/uptime', {
    ...reader,
    query: z.strictObject({ ...uptimeFilter.shape, ...pageQuery }),
    response: pageOf(zoneUptime),
  }),
  /** Up to 5,000 zones. */
  export: get('/uptime/export', {
    ...reader,
    query: uptimeFilter,
    response: dataOf(z.array(zoneUptime)),
    limits: ['uptime-export-account'],
  }),
})

/** The opening hours of a unit, on which incidents and uptime depend, and the music if the unit chooses so. */
export const openingHours = endpoints({
  get: get('/business-units/:id/opening-hours', { caller: 'member', response: unitHours }),
  /** `changed-meanwhile` if the unit has a newer version. */
  set: put('/business-units/:id/opening-hours', {
    caller: 'member',
    body: openingHoursBodySchema,
    response: unitHours,
    errors: ['changed-meanwhile', 'locked'],
  }),
})
