import {
  calendarDateKinds,
  calendarSettingsSchema,
  exceptionBodySchema,
  exceptionKinds,
  exceptionRepeats,
  normaliseDate,
  type Permission,
  scheduleScopes,
  seasons,
  silenceReasons,
  unitCalendarBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, type Path, post, put } from './endpoint'
import { localised, playlistRef, resolution } from './playback-values'
import { instant, isoDateTime, timeZone } from './values'

/** `title` is null if the playlist has been deleted, in which case the entry has no effect. */
const plannedPlaylist = z.object({ id: z.string(), title: localised.nullable() })

const slot = z.object({
  season: z.enum(seasons),
  weekday: z.number(),
  from_minute: z.number(),
  until_minute: z.number(),
  playlist: plannedPlaylist,
})

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
  repeats: z.enum(exceptionRepeats),
  /** The days of each repetition; null unless it repeats. `until_date` is the last day of all. */
  repeat_days: z.number().nullable(),
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
  time_zone: timeZone,
  days: z.array(day),
})
export type ScheduleWeek = z.output<typeof week>

const unitCalendar = z.object({
  version: z.number(),
  province: z.string(),
  time_zone: timeZone.nullable(),
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
export type UnitCalendar = z.output<typeof unitCalendar>

const minute = z.int('validation.invalid').min(0, 'validation.invalid').max(1440, 'validation.invalid')
const version = z.string('validation.required').max(64, 'validation.invalid')

/** A half-open range of minutes in the local week; `weekday` 1 is Monday. */
const newSlot = z
  .strictObject({
    season: z.enum(seasons, 'validation.invalid').default('regular'),
    weekday: z.int('validation.invalid').min(1, 'validation.invalid').max(7, 'validation.invalid'),
    from_minute: minute,
    until_minute: minute,
    playlist: z.string('validation.required').min(1, 'validation.required').max(64, 'validation.invalid'),
  })
  .refine(({ from_minute, until_minute }) => from_minute < until_minute, {
    path: ['until_minute'],
    message: 'validation.slot_empty',
  })
export type NewSlot = z.output<typeof newSlot>

const slotsBody = z.strictObject({ version, slots: z.array(newSlot).max(400, 'validation.too_long') })
export type NewSlots = z.output<typeof slotsBody>

/** The first of the seven days. */
const weekQuery = z.strictObject({
  from: z
    .string('validation.required')
    .max(10, 'validation.date')
    .refine(text => normaliseDate(text) !== null, 'validation.date'),
})

const caller = 'member'
const change = {
  caller,
  response: schedule,
  errors: ['changed-meanwhile', 'locked'],
  limits: ['schedule-account'],
} as const

/** Weekly slots and dated exceptions of a zone, a unit or the active organisation. */
const describeSchedules = <const P extends Path>(owner: P, access: { permission?: Permission } = {}) =>
  endpoints({
    get: get(`${owner}/schedule` as `${P}/schedule` & Path, { caller, response: schedule }),
    /** Replaces the owner's own slots. Overlapping slots are errors of `slots.<index>.from_minute`. */
    setSlots: put(`${owner}/schedule` as `${P}/schedule` & Path, {
      ...change,
      ...access,
      body: slotsBody,
    }),
    getWeek: get(`${owner}/week` as `${P}/week` & Path, { caller, query: weekQuery, response: week }),
    /** What plays at an instant, and why. */
    preview: get(`${owner}/preview` as `${P}/preview` & Path, {
      caller,
      query: z.strictObject({ at: instant }),
      response: resolution,
    }),
    addException: post(`${owner}/exceptions` as `${P}/exceptions` & Path, {
      ...change,
      ...access,
      body: exceptionBodySchema,
    }),
    updateException: put(`${owner}/exceptions/:exception` as `${P}/exceptions/:exception` & Path, {
      ...change,
      ...access,
      body: exceptionBodySchema,
    }),
    removeException: del(`${owner}/exceptions/:exception` as `${P}/exceptions/:exception` & Path, {
      ...change,
      ...access,
      query: z.strictObject({ version }),
    }),
  })

export const zoneSchedules = describeSchedules('/zones/:id')
export const unitSchedules = describeSchedules('/business-units/:id')
export const organisationSchedule = describeSchedules('/organisation', { permission: 'schedule.update' })

export const unitCalendars = endpoints({
  get: get('/business-units/:id/calendar', { caller, response: unitCalendar }),
  set: put('/business-units/:id/calendar', {
    caller,
    body: unitCalendarBodySchema,
    response: unitCalendar,
    errors: ['changed-meanwhile', 'locked'],
  }),
})
