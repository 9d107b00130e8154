import * as z from 'zod/mini'
import { normaliseTime } from './clock'
import {
  bodyObject,
  formObject,
  hasLength,
  integer,
  optionalCheckbox,
  optionalField,
  parsedText,
} from './fields'
import type { ValidationKey } from './message-keys'

const key = (message: ValidationKey) => message
const wrong = key('validation.invalid')
const minute = (max: number) => z.int(key('validation.time')).check(z.gte(0, wrong), z.lte(max, wrong))

/** The hours in minutes of the local day. If the end is not after the start, it is on the next day. */
const dayHours = z
  .strictObject({ from_minute: minute(1439), until_minute: minute(1440) }, wrong)
  .check(
    z.refine(({ from_minute, until_minute }) => from_minute !== until_minute, key('validation.slot_empty')),
  )

/** The opening hours of a week from Monday to Sunday; null for a day on which the unit is closed. */
export const openingHoursSchema = z.array(z.nullable(dayHours), wrong).check(hasLength(7, 7, wrong))
export type OpeningHours = z.output<typeof openingHoursSchema>

/** `hours: null` means the default hours. */
export const openingHoursBodySchema = bodyObject({
  version: integer(1, 1e9, 'validation.invalid'),
  hours: z.nullable(openingHoursSchema),
  silent_when_closed: z.optional(z.boolean(wrong)),
})
export type OpeningHoursBody = z.output<typeof openingHoursBodySchema>

const time = optionalField(parsedText(16, 'validation.time', normaliseTime))

/** Checks that a day has both times or neither. Without times, the unit is closed on that day. */
const bothOrNone = <Day extends number>(day: Day) =>
  z.refine<Partial<Record<string, unknown>>>(values => !values[`opens_${day}`] === !values[`closes_${day}`], {
    path: [`closes_${day}`],
    error: key('validation.exception_times'),
  })
const differ = (day: number) =>
  z.refine<Partial<Record<string, unknown>>>(
    values => !values[`opens_${day}`] || values[`opens_${day}`] !== values[`closes_${day}`],
    { path: [`closes_${day}`], error: key('validation.slot_empty') },
  )

export const openingHoursFormSchema = formObject({
  version: integer(1, 1e9, 'validation.invalid'),
  silent_when_closed: optionalCheckbox,
  opens_1: time,
  closes_1: time,
  opens_2: time,
  closes_2: time,
  opens_3: time,
  closes_3: time,
  opens_4: time,
  closes_4: time,
  opens_5: time,
  closes_5: time,
  opens_6: time,
  closes_6: time,
  opens_7: time,
  closes_7: time,
}).check(...[1, 2, 3, 4, 5, 6, 7].flatMap(day => [bothOrNone(day), differ(day)]))
export type OpeningHoursForm = z.output<typeof openingHoursFormSchema>

const toMinutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

/** Converts the form's times to the API's format. An opening time of 24.00 is midnight. */
export const toOpeningHours = (values: OpeningHoursForm): OpeningHours =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map(day => {
    const [opens, closes] = [values[`opens_${day}`], values[`closes_${day}`]]
    return opens && closes ? { from_minute: toMinutes(opens) % 1440, until_minute: toMinutes(closes) } : null
  })
