import { z } from 'zod'
import { integerColumn, jsonColumn } from '#src/platform/database/columns'
import type { Transaction } from '#src/platform/database/transaction'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { shareArrivalLock, takeArrivalLock } from '#src/playback'
import { type EntryFields, encodeEntry, entryFieldsSchema, entryTypes } from './rules/entry'

/** What the log will contain, apart from plays, which it reads from their table. */
export type LogArrival = {
  at: number
  type: Exclude<(typeof entryTypes)[number], 'play' | 'credits'>
  body: EntryFields
}

/** Adds entries to the log once the transaction commits. */
export async function recordLogArrivals(trx: Transaction, arrivals: readonly LogArrival[]): Promise<void> {
  if (arrivals.length === 0) return
  // What cannot be encoded would stop the log later.
  await mapInSlices(arrivals, ({ type, body }) => encodeEntry(type, '', body))
  await shareArrivalLock(trx)
  await trx('log_arrivals').insert(
    arrivals.map(({ at, type, body }) => ({ at, type, body: JSON.stringify(body) })),
  )
}

export const recordLogArrival = (trx: Transaction, arrival: LogArrival): Promise<void> =>
  recordLogArrivals(trx, [arrival])

/** The highest row ids of what had arrived `at` a time: no row with a lower one will be committed later. */
export type ArrivalBounds = { at: number; play: number; arrival: number }

const boundsRow = z.object({ play: integerColumn, arrival: integerColumn })

/** Waits for the transactions that are adding rows and returns how far the log may read. */
export const freezeArrivals = (): Promise<ArrivalBounds> =>
  strapi.db.connection.transaction(async trx => {
    await takeArrivalLock(trx)
    // No id that has been assigned belongs to a row that is not committed yet, apart from those that never will be.
    // A sequence from which no id was taken yet says the id that comes next.
    const { rows } = await trx.raw(
      `select (select case when is_called then last_value else 0 end from plays_id_seq) as play,
        (select case when is_called then last_value else 0 end from log_arrivals_id_seq) as arrival`,
    )
    return { at: Date.now(), ...boundsRow.parse(rows[0]) }
  })

const arrivalRows = z.array(
  z.object({
    id: integerColumn,
    at: integerColumn,
    type: z.enum(entryTypes),
    body: jsonColumn(entryFieldsSchema),
  }),
)
export type ArrivalRow = z.output<typeof arrivalRows>[number]

/** The first rows up to a bound that have arrived by `until`, in the order in which they are appended. */
export async function listArrivals(
  trx: Transaction,
  { arrival }: ArrivalBounds,
  until: number,
  limit: number,
): Promise<ArrivalRow[]> {
  const rows: unknown = await trx('log_arrivals')
    .where('id', '<=', arrival)
    .where('at', '<=', until)
    .orderByRaw('at, array_position(?::text[], type::text), id', [[...entryTypes]])
    .limit(limit)
  return arrivalRows.parse(rows)
}

export async function deleteArrivals(trx: Transaction, rows: readonly ArrivalRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await trx('log_arrivals').whereRaw('id = any(?)', [ids]).delete()
}
