import { partStates, serviceParts, statusNoteKinds, statusNoteStates } from '@bgm/validation'
import { z } from 'zod'
import { integerColumn, jsonColumn } from '#src/platform/database/columns'

export const partRow = z.object({
  part: z.enum(serviceParts),
  minute: integerColumn,
  first_minute: integerColumn.nullable(),
  state: z.enum(partStates),
  failures: z.number(),
  since: integerColumn,
})

export const dayRow = z.object({
  part: z.enum(serviceParts),
  day: z.string(),
  passed: z.number(),
  failed: z.number(),
})

export const noteRow = z.object({
  id: z.number(),
  key: z.string(),
  kind: z.enum(statusNoteKinds),
  state: z.enum(statusNoteStates),
  parts: jsonColumn(z.array(z.enum(serviceParts))),
  title_id: z.string(),
  title_en: z.string(),
  starts_at: integerColumn,
  ends_at: integerColumn.nullable(),
  version: z.number(),
})
export type NoteRow = z.output<typeof noteRow>

export const updateRow = z.object({
  note_id: z.number(),
  state: z.enum(statusNoteStates),
  text_id: z.string(),
  text_en: z.string(),
  at: integerColumn,
  author: z.string(),
})
