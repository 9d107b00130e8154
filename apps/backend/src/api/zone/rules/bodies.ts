import { z } from 'zod'

const id = z
  .string({ error: 'validation.required' })
  .min(1, 'validation.required')
  .max(64, 'validation.invalid')
const percent = z
  .int({ error: 'validation.volume' })
  .min(0, 'validation.volume')
  .max(100, 'validation.volume')

export const instantSchema = z
  .string({ error: 'validation.required' })
  .max(40, 'validation.invalid')
  .pipe(z.iso.datetime({ offset: true, error: 'validation.invalid' }))
  .transform(text => Date.parse(text))

export const musicBody = z.strictObject({
  default_playlist: id.nullable(),
  /**
   * With `inherit`, the policy of the unit and organisation applies. A zone can only make the policy
   * stricter.
   */
  explicit_policy: z.enum(['inherit', 'block'], { error: 'validation.invalid' }).optional(),
})
export type ZoneMusic = z.output<typeof musicBody>

export const desiredStateBody = z
  .strictObject({
    paused: z.boolean().optional(),
    /** Without an end time, a pause lasts until someone resumes the music. */
    paused_until: instantSchema.nullable().optional(),
    volume: percent.optional(),
  })
  .refine(({ paused, volume }) => paused !== undefined || volume !== undefined, 'validation.required')
export type DesiredState = z.output<typeof desiredStateBody>

export const commandBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['skip', 'identify']) }),
  z.strictObject({ kind: z.literal('announce'), announcement: id }),
])

export const overrideBody = z.strictObject({ playlist: id.nullable(), until: instantSchema })
export type NewOverride = z.output<typeof overrideBody>

export const previewQuery = z.strictObject({ at: instantSchema })
