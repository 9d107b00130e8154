import { explicitPolicies, licenceStates, scheduleScopes, silenceReasons } from '@bgm/validation'
import { z } from 'zod'
import { isoDateTime } from './values'

/** A text in both languages. For an organisation's own playlist, both are the same. */
export const localised = z.object({ id: z.string(), en: z.string() })
export type Localised = z.output<typeof localised>

export const playlistRef = z.object({ id: z.string(), title: localised })
export type PlaylistRef = z.output<typeof playlistRef>

export const playbackLayers = [
  'stop',
  'mandatory-silence',
  'override',
  'exception',
  'slot',
  'default',
  'fallback',
] as const
export type PlaybackLayer = (typeof playbackLayers)[number]

/** What plays at an instant, and why. The result does not change before `until`. */
export const resolution = z.object({
  source: z.enum(['playlist', 'silence', 'stop']),
  layer: z.enum(playbackLayers),
  scope: z.enum(scheduleScopes).nullable(),
  /** The name of the exception, holiday, prayer or season that determined the result. */
  label: localised.nullable(),
  silence: z.enum(silenceReasons).nullable(),
  until: isoDateTime,
  playlist: playlistRef.nullable(),
  /** The layer that would apply if its playlist had not been deleted; null if none was deleted. */
  deleted: z
    .object({ layer: z.enum(playbackLayers), scope: z.enum(scheduleScopes).nullable() })
    .nullable()
    .default(null),
})
export type PlaybackResolution = z.output<typeof resolution>

export const zoneLicence = z.object({
  code: z.string().nullable(),
  state: z.enum(licenceStates),
  until: isoDateTime.nullable(),
})

/**
 * Whether explicit tracks may play. `scope` is the widest scope that blocks them; a zone or unit can only
 * tighten the policy.
 */
export const explicitSetting = z.object({
  policy: z.enum(['inherit', 'block']),
  effective: z.enum(explicitPolicies),
  scope: z.enum(scheduleScopes).nullable(),
})
export type ExplicitSetting = z.output<typeof explicitSetting>
