import * as z from 'zod/mini'
import { lockLevels, lockSubjects, maxLockPlaylists } from './constants'
import {
  bodyObject,
  choice,
  formObject,
  hasLength,
  list,
  optionalCheckbox,
  optionalField,
  optionalInteger,
  parsedText,
  text,
} from './fields'
import type { ValidationKey } from './message-keys'
import { recordIdField } from './playback'
import { normaliseDate } from './schedule'

const key = (message: ValidationKey) => message
const level = optionalField(choice(lockLevels))

/**
 * A level for each subject; a group may leave it to the default of the organisation. With `list`, units choose from
 * `allowed_playlists`, set a volume up to `max_volume`, or play the announcements of the head office.
 */
const fields = {
  lock_schedule: level,
  lock_playlists: level,
  lock_volume: level,
  lock_announcements: level,
  allowed_playlists: list(
    maxLockPlaylists * 33,
    'validation.too_long',
    z.array(recordIdField).check(hasLength(0, maxLockPlaylists, 'validation.too_long')),
  ),
  max_volume: optionalInteger(0, 100, 'validation.volume'),
}

type Locks = {
  lock_schedule?: string | undefined
  lock_playlists?: string | undefined
  lock_volume?: string | undefined
  allowed_playlists: string[]
  max_volume?: number | undefined
}

const hasPlaylists = z.refine<Locks>(
  ({ lock_schedule, lock_playlists, allowed_playlists }) =>
    (lock_schedule !== 'list' && lock_playlists !== 'list') || allowed_playlists.length > 0,
  { error: key('validation.lock_playlists'), path: ['allowed_playlists'] },
)
const hasVolume = z.refine<Locks>(
  ({ lock_volume, max_volume }) => lock_volume !== 'list' || max_volume !== undefined,
  { error: key('validation.volume'), path: ['max_volume'] },
)

export const unitLocksSchema = formObject(fields).check(hasPlaylists, hasVolume)
export const unitLocksBodySchema = bodyObject(fields).check(hasPlaylists, hasVolume)
export type UnitLocks = z.output<typeof unitLocksSchema>

const until = parsedText(10, 'validation.date', normaliseDate)
const subjects = list(
  100,
  'validation.invalid',
  z.array(choice(lockSubjects)).check(hasLength(1, lockSubjects.length, 'validation.lock_subjects')),
)
const exemption = {
  exempt_units: list(
    100 * 33,
    'validation.group_units',
    z.array(recordIdField).check(hasLength(0, 100, 'validation.group_units')),
  ),
  exempt_all: optionalCheckbox,
  exempt_subjects: subjects,
  exempt_until: until,
}
type Selected = { exempt_units: string[]; exempt_all?: boolean | undefined }
const hasUnits = z.refine<Selected>(
  ({ exempt_units, exempt_all }) => exempt_all === true || exempt_units.length > 0,
  { error: key('validation.group_units'), path: ['exempt_units'] },
)

/** Frees units from locks until the end of a local day. */
export const exemptionSchema = formObject(exemption).check(hasUnits)

/** With `exempt_all`, it applies to all units of the group and the region that match `q`. */
export const exemptionBodySchema = bodyObject({
  ...exemption,
  q: optionalField(text(100)),
  group: optionalField(text(64)),
  province: optionalField(text(2)),
}).check(hasUnits)
export type Exemption = z.output<typeof exemptionBodySchema>

/** The unit whose exemption ends. */
export const relockSchema = formObject({ unit: recordIdField })
