import * as z from 'zod/mini'
import { normaliseTime } from './clock'
import { type ExceptionRepeats, exceptionKinds, exceptionRepeats, prayerNames } from './constants'
import {
  bodyObject,
  choice,
  formObject,
  integer,
  maxInputLength,
  optionalCheckbox,
  optionalField,
  optionalInteger,
  parsedText,
  properName,
} from './fields'
import type { ValidationKey } from './message-keys'
import { recordIdField } from './playback'

const key = (message: ValidationKey) => message
const wrong = key('validation.invalid')
const dayMs = 24 * 60 * 60_000

/** The maximum length of a dated exception that does not repeat, in days. */
export const maxExceptionDays = 366
/** The maximum length of a series of repeating exceptions, in days: ten years. */
const maxSeriesDays = 3660
/** The maximum length of one repetition, in days, so that those of every second week do not touch. */
const maxRepeatDays = 13

/** Parses a calendar date as `YYYY-MM-DD`; null for anything else. */
export function normaliseDate(text: string): string | null {
  if (text.length > 32) return null
  const value = text.trim()
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(value)) return null
  const at = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value) ? value : null
}

const date = parsedText(10, 'validation.date', normaliseDate)
const time = parsedText(16, 'validation.time', normaliseTime)

type Dates = { from_date: string; until_date: string }
type Series = Dates & { repeats: ExceptionRepeats }
const daysBetween = ({ from_date, until_date }: Dates) =>
  (Date.parse(until_date) - Date.parse(from_date)) / dayMs

/** Whether both dates are valid. The checks of a period skip invalid dates, which have their own errors. */
const hasDates = ({ from_date, until_date }: Dates) =>
  normaliseDate(from_date) !== null && normaliseDate(until_date) !== null
const endsAfterStart = (dates: Dates) => !hasDates(dates) || daysBetween(dates) >= 0
const isShortEnough = (dates: Series) =>
  !hasDates(dates) || daysBetween(dates) <= (dates.repeats === 'never' ? maxExceptionDays : maxSeriesDays)

/** A dated exception as entered by members. Without times, it covers whole days. */
export const exceptionFormSchema = formObject({
  label: properName(80),
  from_date: date,
  until_date: date,
  from_time: optionalField(time),
  until_time: optionalField(time),
  exception_kind: choice(exceptionKinds),
  playlist: optionalField(recordIdField),
  mandatory: optionalCheckbox,
  repeats: choice(exceptionRepeats),
  repeat_days: optionalInteger(1, maxRepeatDays, 'validation.repeat_days'),
}).check(
  z.refine(endsAfterStart, { path: ['until_date'], error: key('validation.exception_dates') }),
  z.refine(isShortEnough, { path: ['until_date'], error: key('validation.exception_length') }),
  z.refine(({ from_time, until_time }) => !from_time === !until_time, {
    path: ['until_time'],
    error: key('validation.exception_times'),
  }),
  z.refine(({ from_time, until_time }) => !from_time || from_time !== until_time, {
    path: ['until_time'],
    error: key('validation.slot_empty'),
  }),
  z.refine(({ exception_kind, from_time }) => exception_kind !== 'sunday' || !from_time, {
    path: ['from_time'],
    error: key('validation.exception_whole_days'),
  }),
  z.refine(({ exception_kind, playlist }) => exception_kind !== 'play' || Boolean(playlist), {
    path: ['playlist'],
    error: key('validation.required'),
  }),
)
export type ExceptionForm = z.output<typeof exceptionFormSchema>

const minute = z.nullable(
  z.int(key('validation.time')).check(z.gte(0, key('validation.time')), z.lte(1440, key('validation.time'))),
)

/** A dated exception as accepted by the API. */
export const exceptionBodySchema = bodyObject({
  label: properName(80),
  from_date: date,
  until_date: date,
  from_minute: minute,
  until_minute: minute,
  kind: choice(exceptionKinds),
  playlist: z.nullable(recordIdField),
  mandatory: z.boolean(wrong),
  repeats: z._default(choice(exceptionRepeats), 'never'),
  /** The days of each repetition; null unless it repeats. */
  repeat_days: z._default(
    z.nullable(
      z
        .int(key('validation.repeat_days'))
        .check(z.gte(1, key('validation.repeat_days')), z.lte(maxRepeatDays, key('validation.repeat_days'))),
    ),
    null,
  ),
  /** The version on which the edit is based; absent for a new exception. */
  version: z.optional(z.string(wrong).check(maxInputLength(16, 'validation.invalid'))),
}).check(
  z.refine(endsAfterStart, { path: ['until_date'], error: key('validation.exception_dates') }),
  z.refine(isShortEnough, { path: ['until_date'], error: key('validation.exception_length') }),
  z.refine(({ from_minute, until_minute }) => (from_minute === null) === (until_minute === null), {
    path: ['until_minute'],
    error: key('validation.exception_times'),
  }),
  z.refine(({ from_minute, until_minute }) => from_minute === null || from_minute !== until_minute, {
    path: ['until_minute'],
    error: key('validation.slot_empty'),
  }),
  z.refine(({ kind, from_minute }) => kind !== 'sunday' || from_minute === null, {
    path: ['from_minute'],
    error: key('validation.exception_whole_days'),
  }),
  z.refine(({ kind, playlist }) => (kind === 'play') === (playlist !== null), {
    path: ['playlist'],
    error: key('validation.required'),
  }),
  z.refine(({ repeats, repeat_days }) => (repeats === 'never') === (repeat_days === null), {
    path: ['repeat_days'],
    error: key('validation.repeat_days'),
  }),
  z.refine(({ kind, mandatory }) => !mandatory || kind === 'silence', {
    path: ['mandatory'],
    error: key('validation.invalid'),
  }),
)
export type ExceptionBody = z.output<typeof exceptionBodySchema>

/** The bounds of Indonesia in degrees, rounded outwards. */
export const coordinateBounds = { latitude: [-11.1, 6.2], longitude: [94.9, 141.1] } as const

/** Parses a coordinate in degrees with a decimal point or comma; null outside Indonesia. */
function normaliseCoordinate(text: string, [min, max]: readonly [number, number]): string | null {
  const value = text.trim().replace(',', '.')
  if (!/^-?\d{1,3}(\.\d{1,12})?$/.test(value)) return null
  const degrees = Number(value)
  return degrees >= min && degrees <= max ? String(degrees) : null
}

const latitude = parsedText(20, 'validation.latitude', text =>
  normaliseCoordinate(text, coordinateBounds.latitude),
)
const longitude = parsedText(20, 'validation.longitude', text =>
  normaliseCoordinate(text, coordinateBounds.longitude),
)

const beforeMinutes = integer(0, 60, 'validation.prayer_minutes')
const afterMinutes = integer(0, 120, 'validation.prayer_minutes')

/**
 * The form for the parts of the Indonesian calendar that a unit observes. Prayer pauses and imsak need
 * coordinates.
 */
export const unitCalendarFormSchema = formObject({
  latitude: optionalField(latitude),
  longitude: optionalField(longitude),
  prayers: optionalCheckbox,
  before_minutes: beforeMinutes,
  after_minutes: afterMinutes,
  friday_minutes: afterMinutes,
  pause_fajr: optionalCheckbox,
  pause_dhuhr: optionalCheckbox,
  pause_asr: optionalCheckbox,
  pause_maghrib: optionalCheckbox,
  pause_isha: optionalCheckbox,
  ramadan: optionalCheckbox,
  imsak: optionalCheckbox,
  nyepi: optionalCheckbox,
  holidays: optionalCheckbox,
  version: integer(1, 1_000_000_000, 'validation.invalid'),
}).check(
  z.refine(
    ({ latitude, longitude, prayers, imsak }) => (!prayers && !imsak) || Boolean(latitude && longitude),
    { path: ['latitude'], error: key('validation.coordinates') },
  ),
)
export type UnitCalendarForm = z.output<typeof unitCalendarFormSchema>

const degrees = (name: 'latitude' | 'longitude') =>
  z.nullable(
    z
      .number(key(`validation.${name}`))
      .check(
        z.gte(coordinateBounds[name][0], key(`validation.${name}`)),
        z.lte(coordinateBounds[name][1], key(`validation.${name}`)),
      ),
  )

const minutes = (max: number) =>
  z
    .int(key('validation.prayer_minutes'))
    .check(z.gte(0, key('validation.prayer_minutes')), z.lte(max, key('validation.prayer_minutes')))

/** The parts of the Indonesian calendar that a unit observes, as stored and as used in the API. */
export const calendarSettingsSchema = z.object(
  {
    prayers: z.nullable(
      z.object(
        {
          names: z.array(z.enum(prayerNames, wrong), wrong),
          before_minutes: minutes(60),
          after_minutes: minutes(120),
          friday_minutes: minutes(120),
        },
        wrong,
      ),
    ),
    /** Whether the Ramadan slots replace the others during Ramadan. */
    ramadan: z.boolean(wrong),
    /** Whether there is silence from imsak to sunrise in Ramadan. */
    imsak: z.boolean(wrong),
    nyepi: z.boolean(wrong),
    /** Whether public holidays use Sunday's slots. */
    holidays: z.boolean(wrong),
  },
  wrong,
)
export type CalendarSettings = z.output<typeof calendarSettingsSchema>

export const emptyCalendarSettings: CalendarSettings = {
  prayers: null,
  ramadan: false,
  imsak: false,
  nyepi: false,
  holidays: false,
}

export const unitCalendarBodySchema = bodyObject({
  version: z.int(wrong).check(z.gte(1, wrong)),
  latitude: degrees('latitude'),
  longitude: degrees('longitude'),
  calendar: calendarSettingsSchema,
}).check(
  z.refine(
    ({ latitude, longitude, calendar }) =>
      (calendar.prayers === null && !calendar.imsak) || (latitude !== null && longitude !== null),
    { path: ['latitude'], error: key('validation.coordinates') },
  ),
)
export type UnitCalendarBody = z.output<typeof unitCalendarBodySchema>
