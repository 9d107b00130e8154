import * as z from 'zod/mini'
import { trackReportReasons } from './constants'
import { bodyObject, choice, formObject, multilineText, optionalField, text } from './fields'
import type { ValidationKey } from './message-keys'

const wrong: ValidationKey = 'validation.invalid'
const track = text(64)
const reportFields = {
  track,
  reason: choice(trackReportReasons, 'validation.required'),
  explanation: optionalField(multilineText(500)),
}

/** The form with which a song is reported to the curators. */
export const trackReportSchema = formObject(reportFields)
export type TrackReport = z.output<typeof trackReportSchema>

/** An action on a track. `undo` takes back the caller's own action with this id, for ten minutes. */
export const trackActionBodySchema = z.discriminatedUnion(
  'kind',
  [
    bodyObject({ kind: z.literal('like'), track }),
    bodyObject({ kind: z.literal('unlike'), track }),
    bodyObject({ kind: z.literal('ban'), track }),
    bodyObject({ kind: z.literal('report'), ...reportFields }),
    /** Asks a manager for a ban that lasts. */
    bodyObject({ kind: z.literal('request-ban'), track }),
    bodyObject({ kind: z.literal('undo'), id: text(64) }),
  ],
  { error: wrong },
)
export type TrackAction = z.output<typeof trackActionBodySchema>
