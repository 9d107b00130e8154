import type { Api, IncidentFilter, UptimeFilter } from '@bgm/api-client'
import type { OpeningHoursBody } from '@bgm/validation'

export type { Incident, UnitOpeningHours, ZoneUptime } from '@bgm/api-client'

export const listIncidents = (api: Api, filter: IncidentFilter, page: number) =>
  api.incidents.list({ ...filter, page, page_size: 25 })

export const listUptime = (api: Api, filter: UptimeFilter, page: number) =>
  api.incidents.uptime({ ...filter, page, page_size: 50 })

export const exportUptime = (api: Api, filter: UptimeFilter) => api.incidents.exportUptime(filter)

export const getOpeningHours = (api: Api, unit: string) => api.incidents.getOpeningHours(unit)

export const setOpeningHours = (api: Api, unit: string, hours: OpeningHoursBody) =>
  api.incidents.setOpeningHours(unit, hours)
