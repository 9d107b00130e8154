import { serviceParts, statusNoteKinds, statusNoteStates } from '@bgm/validation'
import { z } from 'zod'

const text = (max: number) => z.string().trim().min(1).max(max)
const time = z.iso.datetime()
const update = { state: z.enum(statusNoteStates), text_id: text(1000), text_en: text(1000) }

/** A note that staff publish. `key` is the note's id, so that sending it twice publishes it once. */
export const newStatusNoteSchema = z
  .strictObject({
    key: z.uuid(),
    kind: z.enum(statusNoteKinds),
    parts: z
      .array(z.enum(serviceParts))
      .min(1)
      .max(serviceParts.length)
      .refine(parts => new Set(parts).size === parts.length),
    title_id: text(120),
    title_en: text(120),
    starts_at: time,
    ends_at: time.nullable(),
    ...update,
  })
  .refine(({ starts_at, ends_at }) => ends_at === null || ends_at > starts_at, { path: ['ends_at'] })
  .refine(({ kind, ends_at }) => kind === 'incident' || ends_at !== null, { path: ['ends_at'] })
  .refine(({ kind, state }) => kind === 'maintenance' || state !== 'planned', { path: ['state'] })
export type NewStatusNote = z.output<typeof newStatusNoteSchema>

/** What staff add to a note. `version` is that of the note that they have read. */
export const statusUpdateSchema = z.strictObject({ version: z.int().min(1), ...update })
export type StatusUpdate = z.output<typeof statusUpdateSchema>
