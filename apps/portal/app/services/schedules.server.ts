import type { Api, NewSlot, Schedule, UnitCalendar } from '@bgm/api-client'
import type { ExceptionBody, ScheduleScope, UnitCalendarBody } from '@bgm/validation'

/** The owner of a schedule; `organisation` is the active one. */
export type ScheduleOwner =
  | { scope: Exclude<ScheduleScope, 'organisation'>; id: string }
  | { scope: 'organisation' }

type ScheduleCalls = Api['organisationSchedule']

function getCalls(api: Api, owner: ScheduleOwner): ScheduleCalls {
  if (owner.scope === 'organisation') return api.organisationSchedule
  const { id } = owner
  const calls = owner.scope === 'zone' ? api.zoneSchedules : api.unitSchedules
  return {
    get: () => calls.get(id),
    setSlots: body => calls.setSlots(id, body),
    getWeek: query => calls.getWeek(id, query),
    preview: query => calls.preview(id, query),
    addException: body => calls.addException(id, body),
    updateException: (exception, body) => calls.updateException(id, exception, body),
    removeException: (exception, query) => calls.removeException(id, exception, query),
  }
}

export const getSchedule = (api: Api, owner: ScheduleOwner): Promise<Schedule> => getCalls(api, owner).get()

/** Replaces the slots of a schedule, unless its version is outdated. */
export const setSlots = (api: Api, owner: ScheduleOwner, version: string, slots: NewSlot[]) =>
  getCalls(api, owner).setSlots({ version, slots })

export const getScheduleWeek = (api: Api, owner: ScheduleOwner, from: string) =>
  getCalls(api, owner).getWeek({ from })

export const previewSchedule = (api: Api, owner: ScheduleOwner, instant: Date) =>
  getCalls(api, owner).preview({ at: instant.toISOString() })

/** Adds an exception, or changes the one with the given id. */
export function saveException(api: Api, owner: ScheduleOwner, id: string | null, body: ExceptionBody) {
  const calls = getCalls(api, owner)
  return id === null ? calls.addException(body) : calls.updateException(id, body)
}

export const removeException = (
  api: Api,
  owner: ScheduleOwner,
  { id, version }: { id: string; version: string },
) => getCalls(api, owner).removeException(id, { version })

export const getUnitCalendar = (api: Api, unit: string): Promise<UnitCalendar> => api.unitCalendars.get(unit)

export const setUnitCalendar = (api: Api, unit: string, calendar: UnitCalendarBody) =>
  api.unitCalendars.set(unit, calendar)

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
