import * as z from 'zod/mini'
import { maxBatchZones, zoneBatchHours, zoneBatchKinds, zoneFilters, zoneLayouts } from './constants'
import {
  abortUnless,
  body,
  choice,
  form,
  optional,
  optionalCheckbox,
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

/** A change applied to every zone in a batch. Times are at most a day ahead. */
export const zoneBatchActionSchema = z.discriminatedUnion(
  'kind',
  [
    body({ kind: z.literal('play'), playlist: recordIdField, until }),
    body({ kind: z.literal('silence'), until }),
    body({ kind: z.literal('pause'), until: z.optional(until) }),
    body({ kind: z.literal('resume') }),
    body({ kind: z.literal('volume'), volume }),
    body({ kind: z.literal('end-override') }),
    body({ kind: z.literal('copy-schedule'), source: recordIdField }),
  ],
  { error: wrong },
)
export type ZoneBatchAction = z.output<typeof zoneBatchActionSchema>

const filter = {
  q: optional(text(100)),
  unit: optional(text(64)),
  state: optional(choice(zoneFilters)),
}

// Checks the length first, because validating many ids is slow.
const zones = z.pipe(
  z
    .custom<string[]>(Array.isArray, wrong)
    .check(abortUnless<string[]>(({ length }) => length > 0 && length <= maxBatchZones, wrong)),
  z.array(recordIdField),
)

/** A change to the zones in `zones`, or to all that match the filter if `zones` is absent. */
export const zoneBatchBodySchema = body({
  zones: z.optional(zones),
  ...filter,
  action: zoneBatchActionSchema,
})
export type ZoneBatchBody = z.output<typeof zoneBatchBodySchema>

/** The form of the board: the selected zones, comma-separated, or `all` zones that match its filter. */
export const zoneBatchFormSchema = form({
  zones: optional(text(1400)),
  all: optionalCheckbox,
  batch_kind: choice(zoneBatchKinds),
  playlist: optional(recordIdField),
  batch_hours: optional(choice(zoneBatchHours)),
  pause_hours: optional(choice(zoneBatchHours)),
  volume: optionalInteger(0, 100, 'validation.volume'),
  copy_source: optional(recordIdField),
  batch_key: optional(text(64)),
})
export type ZoneBatchForm = z.output<typeof zoneBatchFormSchema>

const layout = optional(choice(zoneLayouts))

/** A named view of the board, saved by a member. Saving another view with the same name replaces it. */
export const zoneViewFormSchema = form({ view_name: properName(40) })
export const zoneViewBodySchema = body({ name: properName(40), ...filter, layout })
export type ZoneViewBody = z.output<typeof zoneViewBodySchema>
