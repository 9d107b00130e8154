import type { Api, NewSlot, Schedule, ScheduleOwner, UnitCalendar } from '@bgm/api-client'
import type { ExceptionBody, UnitCalendarBody } from '@bgm/validation'

export const getSchedule = (api: Api, owner: ScheduleOwner): Promise<Schedule> => api.schedules.get(owner)

/** Replaces the slots of a schedule, unless its version is outdated. */
export const setSlots = (api: Api, owner: ScheduleOwner, version: string, slots: NewSlot[]) =>
  api.schedules.setSlots(owner, { version, slots })

export const getScheduleWeek = (api: Api, owner: ScheduleOwner, from: string) =>
  api.schedules.getWeek(owner, from)

export const previewSchedule = (api: Api, owner: ScheduleOwner, instant: Date) =>
  api.schedules.preview(owner, instant.toISOString())

/** Adds an exception, or changes the one with the given id. */
export const saveException = (api: Api, owner: ScheduleOwner, id: string | null, body: ExceptionBody) =>
  id === null ? api.schedules.addException(owner, body) : api.schedules.updateException(owner, id, body)

export const removeException = (api: Api, owner: ScheduleOwner, exception: { id: string; version: string }) =>
  api.schedules.removeException(owner, exception)

export const getUnitCalendar = (api: Api, unit: string): Promise<UnitCalendar> =>
  api.schedules.getCalendar(unit)

export const setUnitCalendar = (api: Api, unit: string, calendar: UnitCalendarBody) =>
  api.schedules.setCalendar(unit, calendar)

const maxSources = 100

/** Lists the other zones and units whose slots can be copied. */
export async function listScheduleCopySources(api: Api, owner: ScheduleOwner) {
  const [zones, units] = await Promise.all([
    api.zones.list({ page_size: maxSources }),
    api.businessUnits.list({ page_size: maxSources }),
  ])
  const own = owner.scope === 'organisation' ? '' : `${owner.scope}:${owner.id}`
  const organisation =
    owner.scope === 'organisation' ? [] : [{ value: 'organisation', unit: null, name: null }]
  return [
    ...organisation,
    ...units.data.map(({ id, name }) => ({ value: `unit:${id}`, unit: null, name })),
    ...zones.data.map(({ id, name, business_unit }) => ({
      value: `zone:${id}`,
      unit: business_unit.name,
      name,
    })),
  ].filter(({ value }) => value !== own)
}
