import * as z from 'zod/mini'
import { maxBatchZones, zoneBatchDurations, zoneBatchKinds, zoneFilterStates, zoneLayouts } from './constants'
import {
  abortUnless,
  bodyObject,
  choice,
  formObject,
  optionalCheckbox,
  optionalField,
  optionalInteger,
  properName,
  text,
} from './fields'
import type { ValidationKey } from './message-keys'
import { recordIdField } from './playback'

const key = (message: ValidationKey) => message
const wrong = key('validation.invalid')
const volume = z
  .int(key('validation.volume'))
  .check(z.minimum(0, key('validation.volume')), z.maximum(100, key('validation.volume')))
const until = z.string(key('validation.required')).check(
  abortUnless<string>(value => value.length <= 40, wrong),
  z.iso.datetime({ offset: true, error: wrong }),
)

/** A change that is applied to every zone in a batch. `until` is at most a day ahead. */
export const zoneBatchActionSchema = z.discriminatedUnion(
  'kind',
  [
    bodyObject({ kind: z.literal('play'), playlist: recordIdField, until }),
    bodyObject({ kind: z.literal('silence'), until }),
    bodyObject({ kind: z.literal('pause'), until: z.optional(until) }),
    bodyObject({ kind: z.literal('resume') }),
    bodyObject({ kind: z.literal('volume'), volume }),
    bodyObject({ kind: z.literal('end-override') }),
    bodyObject({ kind: z.literal('default-playlist'), playlist: recordIdField }),
    bodyObject({ kind: z.literal('copy-schedule'), source: recordIdField }),
  ],
  { error: wrong },
)
export type ZoneBatchAction = z.output<typeof zoneBatchActionSchema>

const filter = {
  q: optionalField(text(100)),
  unit: optionalField(text(64)),
  state: optionalField(choice(zoneFilterStates)),
  group: optionalField(text(64)),
  province: optionalField(text(2)),
}

// Checks the length first, because validating many ids is slow.
const ids = z.pipe(
  z
    .custom<string[]>(Array.isArray, wrong)
    .check(abortUnless<string[]>(({ length }) => length > 0 && length <= maxBatchZones, wrong)),
  z.array(recordIdField),
)

/** A change to the zones in `zones`, to those of the units in `units`, or else to all that match the filter. */
export const zoneBatchBodySchema = bodyObject({
  zones: z.optional(ids),
  units: z.optional(ids),
  ...filter,
  action: zoneBatchActionSchema,
})
export type ZoneBatchBody = z.output<typeof zoneBatchBodySchema>

/**
 * The form of the zone board: the selected zones or units, comma-separated, or `all` zones that match its filter.
 */
export const zoneBatchFormSchema = formObject({
  zones: optionalField(text(3300)),
  batch_units: optionalField(text(3300)),
  all: optionalCheckbox,
  batch_kind: choice(zoneBatchKinds),
  playlist: optionalField(recordIdField),
  batch_hours: optionalField(choice(zoneBatchDurations)),
  pause_hours: optionalField(choice(zoneBatchDurations)),
  volume: optionalInteger(0, 100, 'validation.volume'),
  copy_source: optionalField(recordIdField),
  batch_key: optionalField(text(64)),
})
export type ZoneBatchForm = z.output<typeof zoneBatchFormSchema>

const layout = optionalField(choice(zoneLayouts))

/** A named view of the zone board, saved by a member. Saving another view with the same name replaces it. */
export const zoneViewFormSchema = formObject({ view_name: properName(40) })
export const zoneViewBodySchema = bodyObject({ name: properName(40), ...filter, layout })
export type ZoneViewBody = z.output<typeof zoneViewBodySchema>
