import type { Api, IncidentsQuery, UptimeFilter } from '@bgm/api-client'
import type { OpeningHoursBody } from '@bgm/validation'

export type { Incident, UnitOpeningHours, ZoneUptime } from '@bgm/api-client'

export const listIncidents = (api: Api, filter: IncidentsQuery, page: number) =>
  api.incidents.list({ ...filter, page, page_size: 25 })

export const listUptime = (api: Api, filter: UptimeFilter, page: number) =>
  api.uptime.list({ ...filter, page, page_size: 50 })

export const exportUptime = (api: Api, filter: UptimeFilter) => api.uptime.export(filter)

export const getOpeningHours = (api: Api, unit: string) => api.openingHours.get(unit)

export const setOpeningHours = (api: Api, unit: string, hours: OpeningHoursBody) =>
  api.openingHours.set(unit, hours)
