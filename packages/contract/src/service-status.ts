import { partStates, serviceParts, statusNoteKinds, statusNoteStates } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get } from './endpoint'
import { isoDateTime } from './values'

const perLocale = z.object({ id: z.string(), en: z.string() })
const count = z.number()

/** `missed`: minutes without a result, for example because the service itself was stopped. */
const day = z.object({ day: z.iso.date(), passed: count, failed: count, missed: count })
export type StatusDay = z.output<typeof day>

const part = z.object({
  part: z.enum(serviceParts),
  state: z.enum(partStates),
  /** When the part entered this state; null if it was never checked. */
  since: isoDateTime.nullable(),
  /** The last 90 days, oldest first, without those on which nothing was measured. */
  days: z.array(day),
})
export type PartStatus = z.output<typeof part>

const note = z.object({
  id: z.string(),
  kind: z.enum(statusNoteKinds),
  state: z.enum(statusNoteStates),
  parts: z.array(z.enum(serviceParts)),
  title: perLocale,
  starts_at: isoDateTime,
  /** The planned end of maintenance, or when an incident was resolved. */
  ends_at: isoDateTime.nullable(),
  /** Newest first. */
  updates: z.array(z.object({ state: z.enum(statusNoteStates), text: perLocale, at: isoDateTime })),
})
export type StatusNote = z.output<typeof note>

const status = z.object({
  /** Null if nothing was ever checked. */
  checked_at: isoDateTime.nullable(),
  parts: z.array(part),
  /** Those that are not resolved, and those of the last 90 days; newest first, at most 50. */
  notes: z.array(note),
})
export type ServiceStatus = z.output<typeof status>

export const serviceStatus = endpoints({
  /** What the checks of every minute found, and what staff write about it. */
  get: get('/service-status', { caller: 'anyone', response: status, limits: ['service-status-address'] }),
})
