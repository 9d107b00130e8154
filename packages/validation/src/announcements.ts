import * as z from 'zod/mini'
import { normaliseTime } from './clock'
import {
  announcementScheduleKinds,
  maxAnnouncementGap,
  maxAnnouncementInterval,
  maxAnnouncementsPerHour,
  maxAnnouncementTargets,
  maxAnnouncementTimes,
  minAnnouncementInterval,
} from './constants'
import {
  abortUnless,
  bodyObject,
  choice,
  formObject,
  integer,
  optionalCheckbox,
  optionalField,
  optionalInteger,
  parsedText,
  properName,
  text,
} from './fields'
import type { ValidationKey } from './message-keys'
import { recordIdField, weekdaysField } from './playback'
import { normaliseDate } from './schedule'

const key = (message: ValidationKey) => message
const wrong = key('validation.invalid')

const date = parsedText(10, 'validation.date', normaliseDate)
const time = parsedText(16, 'validation.time', normaliseTime)

/**
 * Converts a time such as 17.30 to the minute of the day; 24.00 becomes 0. Null if the text is not a time.
 */
export function toMinuteOfDay(value: string): number | null {
  const normal = normaliseTime(value)
  if (normal === null) return null
  const [hours, minutes] = normal.split(':').map(Number)
  return ((hours ?? 0) * 60 + (minutes ?? 0)) % (24 * 60)
}

/**
 * Parses a list of times such as `10.00, 14:30`. Returns the minutes of the day, sorted and without
 * duplicates; null if the list is empty or too long, or if a time is invalid.
 */
export function parseTimes(value: string): number[] | null {
  if (value.length > 400) return null
  const minutes = value
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(toMinuteOfDay)
  const found = [...new Set(minutes)].flatMap(minute => minute ?? [])
  const isValid = !minutes.includes(null) && found.length > 0 && found.length <= maxAnnouncementTimes
  return isValid ? found.sort((one, other) => one - other) : null
}

const targetPattern = /^(unit|zone):[a-z0-9]{20,32}$/

/**
 * Parses values such as `unit:…` and `zone:…`, from several checkboxes or a comma-separated string. Anything
 * else is ignored.
 */
function parseTargets(value: unknown): string[] {
  const texts = [value].flat(1).slice(0, maxAnnouncementTargets + 1)
  const parts = texts.flatMap(one =>
    typeof one === 'string' && one.length <= 60_000
      ? one.split(',').slice(0, maxAnnouncementTargets + 1)
      : [],
  )
  return [...new Set(parts.filter(part => part.length <= 40 && targetPattern.test(part)))]
}

const targets = z.pipe(
  z.pipe(
    z.optional(z.custom<string | string[]>()),
    z.transform<string | string[] | undefined, string[]>(parseTargets),
  ),
  z.array(z.string()).check(z.maxLength(maxAnnouncementTargets, key('validation.announcement_targets'))),
)

const datesInOrder = ({ from_date, until_date }: { from_date?: string | null; until_date?: string | null }) =>
  !from_date || !until_date || from_date <= until_date

const gapMinutes = integer(0, maxAnnouncementGap, 'validation.announcement_gap')
const perHour = integer(1, maxAnnouncementsPerHour, 'validation.announcement_per_hour')

type Requirement<T> = [path: string, isMissing: (form: T) => boolean, error: ValidationKey]

type FormFields = {
  everywhere: boolean
  targets: string[]
  announcement_schedule: (typeof announcementScheduleKinds)[number]
  days: number[]
  times?: string | undefined
  every_minutes?: number | undefined
  from_time?: string | undefined
  until_time?: string | undefined
  from_date?: string | undefined
  until_date?: string | undefined
}

const requirements: Requirement<FormFields>[] = [
  ['targets', form => !form.everywhere && form.targets.length === 0, 'validation.announcement_targets'],
  ['days', form => form.announcement_schedule !== 'manual' && form.days.length === 0, 'validation.slot_days'],
  [
    'times',
    form => form.announcement_schedule === 'times' && parseTimes(form.times ?? '') === null,
    'validation.announcement_times',
  ],
  [
    'every_minutes',
    form => form.announcement_schedule === 'interval' && form.every_minutes === undefined,
    'validation.announcement_interval',
  ],
  ['from_time', form => form.announcement_schedule === 'interval' && !form.from_time, 'validation.required'],
  [
    'until_time',
    form => form.announcement_schedule === 'interval' && !form.until_time,
    'validation.required',
  ],
  [
    'until_date',
    form => form.announcement_schedule !== 'manual' && !datesInOrder(form),
    'validation.exception_dates',
  ],
]

/** An announcement as entered by members; the audio is a separate file. */
export const announcementFormSchema = formObject({
  announcement_name: properName(60),
  everywhere: optionalCheckbox,
  targets,
  announcement_schedule: choice(announcementScheduleKinds),
  days: weekdaysField,
  times: optionalField(text(400)),
  every_minutes: optionalInteger(
    minAnnouncementInterval,
    maxAnnouncementInterval,
    'validation.announcement_interval',
  ),
  from_time: optionalField(time),
  until_time: optionalField(time),
  from_date: optionalField(date),
  until_date: optionalField(date),
  gap_minutes: gapMinutes,
  per_hour: perHour,
}).check(
  ...requirements.map(([path, isMissing, error]) =>
    z.refine<FormFields>(fields => !isMissing(fields), { path: [path], error }),
  ),
)
export type AnnouncementForm = z.output<typeof announcementFormSchema>

const minuteOfDay = z
  .int(key('validation.time'))
  .check(z.gte(0, key('validation.time')), z.lt(24 * 60, key('validation.time')))
const interval = z
  .int(key('validation.announcement_interval'))
  .check(
    z.gte(minAnnouncementInterval, key('validation.announcement_interval')),
    z.lte(maxAnnouncementInterval, key('validation.announcement_interval')),
  )

// Checks the length first, because validating many values is slow.
const shortList = <T extends z.core.SomeType>(item: T, max: number, error: ValidationKey) =>
  z.pipe(
    z
      .custom<z.input<T>[]>(Array.isArray, wrong)
      .check(abortUnless<z.input<T>[]>(({ length }) => length <= max, error)),
    z.array(item),
  )

const ids = shortList(recordIdField, maxAnnouncementTargets, 'validation.announcement_targets')

/** An announcement as accepted by the API. */
export const announcementBodySchema = bodyObject({
  name: properName(60),
  /** Whether the announcement plays in the whole organisation, or only in `units` and `zones`. */
  everywhere: z.boolean(wrong),
  units: ids,
  zones: ids,
  schedule: z.strictObject(
    {
      from_date: z.nullable(date),
      until_date: z.nullable(date),
      weekdays: shortList(z.int(wrong).check(z.gte(1, wrong), z.lte(7, wrong)), 7, 'validation.slot_days'),
      times: shortList(minuteOfDay, maxAnnouncementTimes, 'validation.announcement_times'),
      every: z.nullable(
        z.strictObject({ minutes: interval, from_minute: minuteOfDay, until_minute: minuteOfDay }, wrong),
      ),
    },
    wrong,
  ),
  gap_minutes: gapMinutes,
  per_hour: perHour,
  /** The version on which the edit is based; absent for a new announcement. */
  version: z.optional(z.int(wrong).check(z.gte(1, wrong))),
}).check(
  z.refine(({ everywhere, units, zones }) => everywhere || units.length + zones.length > 0, {
    path: ['targets'],
    error: key('validation.announcement_targets'),
  }),
  z.refine(
    ({ schedule: { weekdays: days, times, every } }) =>
      days.length > 0 || (times.length === 0 && every === null),
    { path: ['days'], error: key('validation.slot_days') },
  ),
  z.refine(({ schedule }) => datesInOrder(schedule), {
    path: ['until_date'],
    error: key('validation.exception_dates'),
  }),
)
export type AnnouncementBody = z.output<typeof announcementBodySchema>

/** A recording that plays once in a zone: at a time of day, or as soon as the device has it. */
export const quickAnnouncementFormSchema = formObject({ zone: recordIdField, play_at: optionalField(time) })

/** Selects the zone in which an announcement is played immediately. */
export const announceFormSchema = formObject({ zone: recordIdField })
