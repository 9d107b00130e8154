import * as z from 'zod/mini'
import { cleanCode } from './clean-text'
import { normaliseTime } from './clock'
import { overrideDurations } from './constants'
import { installationCodeLength, userCodeAlphabet, userCodeLength } from './device'
import {
  abortUnless,
  bodyObject,
  choice,
  formObject,
  integer,
  optionalCheckbox,
  optionalField,
  parsedText,
  properName,
  text,
} from './fields'

export const recordIdField = z.string({ error: 'validation.required' }).check(
  abortUnless<string>(value => value !== '', 'validation.required'),
  abortUnless<string>(value => value.length <= 32, 'validation.invalid'),
  z.regex(/^[a-z0-9]{20,32}$/, 'validation.invalid'),
)

const toPattern = (length: number) => new RegExp(`^[${userCodeAlphabet}]{${length}}$`)
const userCodePattern = toPattern(userCodeLength)
const installationCodePattern = toPattern(installationCodeLength)
const longestUserCode = 40

function normaliseCode(text: string, pattern: RegExp): string | null {
  if (text.length > longestUserCode) return null
  const code = cleanCode(text).replace(/[\s-]/g, '').toUpperCase()
  return pattern.test(code) ? code : null
}

/**
 * Normalises a device code that was entered in upper or lower case, with or without hyphens and spaces.
 * Returns null if the code cannot be valid.
 */
export const normaliseUserCode = (text: string): string | null => normaliseCode(text, userCodePattern)

/** The same for a code from a printed sheet, which is longer. */
export const normaliseInstallationCode = (text: string): string | null =>
  normaliseCode(text, installationCodePattern)

/** Formats a code from a sheet: `BCDF-GHJK-LMNP`. */
export const formatInstallationCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')

/** Formats a code as shown by a device: `BCDF-GHJK`. */
export const formatUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

const userCode = parsedText(32, 'validation.user_code', normaliseUserCode)

export const pairingCodeSchema = formObject({ user_code: userCode })
export const pairingSchema = formObject({
  user_code: userCode,
  zone: recordIdField,
  replace: optionalCheckbox,
})

const zoneName = properName(60)

export const zoneNameBodySchema = bodyObject({ name: zoneName })

export const zoneSettingsSchema = formObject({
  name: zoneName,
  default_playlist: optionalField(recordIdField),
  block_explicit: optionalCheckbox,
})
export type ZoneSettings = z.output<typeof zoneSettingsSchema>

/** The selected zones on one page of the list, comma-separated. */
export const zoneSelectionSchema = formObject({ zones: optionalField(text(1400)) })

/** Whether explicit tracks are blocked in the whole unit. */
export const unitMusicSettingsSchema = formObject({ block_explicit: optionalCheckbox })
export const unitMusicSettingsBodySchema = bodyObject({ explicit_policy: choice(['inherit', 'block']) })
export type UnitMusicSettings = z.output<typeof unitMusicSettingsBodySchema>

const time = parsedText(16, 'validation.time', normaliseTime)

/**
 * Parses weekdays from several checkboxes or a comma-separated string; 1 is Monday. Anything else is
 * ignored.
 */
function parseWeekdays(value: unknown): number[] {
  const texts = [value].flat().filter(text => typeof text === 'string' && text.length <= 32)
  const days = texts.flatMap(text => String(text).split(',')).filter(day => /^[1-7]$/.test(day))
  return [...new Set(days.map(Number))].sort()
}

export const weekdaysField = z.pipe(
  z.pipe(
    z.optional(z.custom<string | string[]>()),
    z.transform<string | string[] | undefined, number[]>(parseWeekdays),
  ),
  z.array(z.number()),
)

/** A weekly slot. If it ends before it begins, it runs past midnight. */
export const slotFormSchema = formObject({
  days: weekdaysField.check(z.minLength(1, 'validation.slot_days')),
  from_time: time,
  until_time: time,
  playlist: recordIdField,
}).check(
  z.refine(
    ({ from_time, until_time }) => from_time.replace('24:', '00:') !== until_time || from_time === '00:00',
    {
      path: ['until_time'],
      error: 'validation.slot_empty',
    },
  ),
)
export type SlotForm = z.output<typeof slotFormSchema>

export const volumeSchema = formObject({ volume: integer(0, 100, 'validation.volume') })

export const overrideFormSchema = formObject({ playlist: recordIdField, hours: choice(overrideDurations) })
