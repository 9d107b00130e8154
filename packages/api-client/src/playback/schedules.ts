import { isoDateTime, localised, playlistRef, resolution } from '@bgm/contract'
import {
  calendarDateKinds,
  calendarSettingsSchema,
  type ExceptionBody,
  exceptionKinds,
  type ScheduleScope,
  type Season,
  scheduleScopes,
  seasons,
  silenceReasons,
  type UnitCalendarBody,
} from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'

/** `title` is null if the playlist has been deleted, in which case the entry has no effect. */
const plannedPlaylist = z.object({ id: z.string(), title: localised.nullable() })

const slot = z.object({
  season: z.enum(seasons),
  weekday: z.number(),
  from_minute: z.number(),
  until_minute: z.number(),
  playlist: plannedPlaylist,
})

/** A half-open range of minutes in the local week; `weekday` 1 is Monday. */
export interface NewSlot {
  season: Season
  weekday: number
  from_minute: number
  until_minute: number
  playlist: string
}

const exception = z.object({
  id: z.string(),
  version: z.string(),
  scope: z.enum(scheduleScopes),
  kind: z.enum(exceptionKinds),
  mandatory: z.boolean(),
  from_date: z.string(),
  until_date: z.string(),
  from_minute: z.number().nullable(),
  until_minute: z.number().nullable(),
  playlist: plannedPlaylist.nullable(),
  label: z.string().nullable(),
})
export type ScheduleException = z.output<typeof exception>

const schedule = z.object({
  /** The version of the slots, to be passed to `setSlots`. */
  version: z.string(),
  /** The name of the zone, unit or organisation. */
  name: z.string(),
  slots: z.array(slot),
  /** Slots of wider scopes, which apply where this schedule has none. */
  inherited: z.array(slot.extend({ scope: z.enum(scheduleScopes) })),
  /** Dated exceptions that have not ended, own and inherited. */
  exceptions: z.array(exception),
  default_playlist: playlistRef.nullable(),
})
export type Schedule = z.output<typeof schedule>

const minutes = { from_minute: z.number(), until_minute: z.number() }

const day = z.object({
  date: z.string(),
  weekday: z.number(),
  /** The name of the public holiday, if any. Holidays use Sunday's slots. */
  pattern: localised.nullable(),
  season: localised.nullable(),
  /** What plays, ignoring overrides and mandatory silence. */
  segments: z.array(resolution.omit({ until: true }).extend(minutes)),
  silences: z.array(z.object({ ...minutes, reason: z.enum(silenceReasons), label: localised.nullable() })),
})
export type ScheduleDay = z.output<typeof day>

const week = z.object({
  time_zone: z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']),
  days: z.array(day),
})
export type ScheduleWeek = z.output<typeof week>

const calendar = z.object({
  version: z.number(),
  province: z.string(),
  time_zone: z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']).nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  calendar: calendarSettingsSchema,
  /** Today's prayer times; null without coordinates. */
  today: z
    .object({
      imsak: isoDateTime,
      fajr: isoDateTime,
      sunrise: isoDateTime,
      dhuhr: isoDateTime,
      asr: isoDateTime,
      maghrib: isoDateTime,
      isha: isoDateTime,
    })
    .nullable(),
  /** The calendar dates in the coming year, which staff maintain. */
  dates: z.array(
    z.object({
      kind: z.enum(calendarDateKinds),
      name: localised,
      from_date: z.string(),
      until_date: z.string(),
      provisional: z.boolean(),
    }),
  ),
})
export type UnitCalendar = z.output<typeof calendar>

/** The owner of a schedule; `organisation` is the active one. */
export type ScheduleOwner =
  | { scope: Exclude<ScheduleScope, 'organisation'>; id: string }
  | { scope: 'organisation' }

function ownerPath(owner: ScheduleOwner): string {
  if (owner.scope === 'organisation') return 'organisation'
  return `${owner.scope === 'zone' ? 'zones' : 'business-units'}/${pathSegment(owner.id)}`
}

/** Weekly slots, dated exceptions, and the calendar, for zones, units and the active organisation. */
export const createSchedulesApi = (http: HttpClient) => ({
  get: (owner: ScheduleOwner) => http.call('get', `${ownerPath(owner)}/schedule`, { schema: schedule }),
  /**
   * Replaces the owner's own slots. Throws 400 with the field `slots.<index>.from_minute` if slots overlap,
   * and 409 `changed-meanwhile` if `version` is outdated.
   */
  setSlots: (owner: ScheduleOwner, json: { version: string; slots: NewSlot[] }) =>
    http.call('put', `${ownerPath(owner)}/schedule`, { json, schema: schedule }),
  /** Returns seven days, starting on `from` (`YYYY-MM-DD`). */
  getWeek: (owner: ScheduleOwner, from: string) =>
    http.call('get', `${ownerPath(owner)}/week`, { query: { from }, schema: week }),
  /** Returns what plays at an instant, and why. */
  preview: (owner: ScheduleOwner, instant: string) =>
    http.call('get', `${ownerPath(owner)}/preview`, { query: { at: instant }, schema: resolution }),
  addException: (owner: ScheduleOwner, json: ExceptionBody) =>
    http.call('post', `${ownerPath(owner)}/exceptions`, { json, schema: schedule }),
  /** Throws 409 `changed-meanwhile` if `version` is outdated. */
  updateException: (owner: ScheduleOwner, id: string, json: ExceptionBody) =>
    http.call('put', `${ownerPath(owner)}/exceptions/${pathSegment(id)}`, { json, schema: schedule }),
  removeException: (owner: ScheduleOwner, { id, version }: { id: string; version: string }) =>
    http.call('delete', `${ownerPath(owner)}/exceptions/${pathSegment(id)}`, {
      query: { version },
      schema: schedule,
    }),
  getCalendar: (unit: string) =>
    http.call('get', `business-units/${pathSegment(unit)}/calendar`, { schema: calendar }),
  setCalendar: (unit: string, json: UnitCalendarBody) =>
    http.call('put', `business-units/${pathSegment(unit)}/calendar`, { json, schema: calendar }),
})
