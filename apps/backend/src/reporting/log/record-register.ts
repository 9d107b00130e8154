import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { sha256 } from '#src/platform/runtime/cryptography'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { toCanonicalJson } from '#src/reporting/seal/rules/canonical-json'
import { recordLogArrivals } from './arrivals'
import type { EntryFields } from './rules/entry'

type RegisterType = 'venue' | 'zone' | 'calendar' | 'licence' | 'device'
/** `register` says what is recorded, if entries of one type have several kinds of subjects. */
type Register = { type: RegisterType; register?: string }
export type Subject = { id: number; body: EntryFields }

const subjectRows = z.array(z.object({ subject: z.coerce.number().int() }))

/** Adds what has changed since it was last recorded to the log: each entry contains the whole state of its subject. */
export async function recordChanges(
  trx: Transaction,
  { type, register = type }: Register,
  at: number,
  subjects: readonly Subject[],
): Promise<void> {
  if (subjects.length === 0) return
  const rows = await mapInSlices(subjects, ({ id, body }) => ({
    type: register,
    subject: id,
    digest: sha256(toCanonicalJson(JSON.parse(JSON.stringify(body)))),
  }))
  const changed: unknown = await trx('log_registers')
    .insert(rows)
    .onConflict(['type', 'subject'])
    .merge(['digest'])
    .whereRaw('log_registers.digest <> excluded.digest')
    .returning('subject')
  const ids = new Set(subjectRows.parse(changed).map(({ subject }) => subject))
  await recordLogArrivals(
    trx,
    subjects.filter(({ id }) => ids.has(id)).map(({ body }) => ({ type, at, body: { at, ...body } })),
  )
}
