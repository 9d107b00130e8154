import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { getRevisionKey } from '#src/catalogue'
import { integerColumn } from '#src/platform/database/columns'
import type { Transaction } from '#src/platform/database/transaction'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { findCredits } from '#src/reporting/seal/credits'
import { hashLeaf } from '#src/reporting/seal/rules/merkle'
import type { SealedPlay } from '#src/reporting/seal/rules/sealed-play'
import { type EntryFields, type EntryType, encodeEntry } from './rules/entry'
import { encodePlayEntry } from './rules/play-entry'
import type { SignedPlace } from './rules/signed-place'
import type { LogState } from './state'
import { addPlaysToTotals } from './totals'

const saltBytes = 16

/** What gets the next index: a play with its row id, or any other entry. */
export type NewEntry =
  | { type: 'play'; row: number; play: SealedPlay; signed?: SignedPlace | null }
  | { type: EntryType; body: EntryFields }

type Entry = { type: EntryType; row: number | null; bytes: Buffer }

const creditRows = z.array(z.object({ revision: z.string(), index: integerColumn }))

/** The indexes of the credits that the log already contains, by track revision, and the other revisions' credits. */
async function findCreditsOfPlays(trx: Transaction, plays: readonly SealedPlay[]) {
  const keys = [...new Set(plays.map(getRevisionKey))]
  if (keys.length === 0)
    return { indexes: new Map<string, number>(), missing: new Map<string, EntryFields>() }
  const rows: unknown = await trx('log_credits')
    .whereRaw('revision = any(?)', [keys])
    .select('revision', 'index')
  const indexes = new Map(creditRows.parse(rows).map(({ revision, index }) => [revision, index]))
  const missing = await findCredits(keys.filter(key => !indexes.has(key)))
  return { indexes, missing }
}

const insertEntries = `insert into log_entries (index, type, play_row_id, bytes, leaf)
  select ?::bigint + n - 1, type, row, substring(?::bytea from start for length), substring(?::bytea from (n::int - 1) * 32 + 1 for 32)
  from unnest(?::text[], ?::bigint[], ?::int[], ?::int[]) with ordinality as entry (type, row, start, length, n)`

/** Stores entries at the indexes from `first` on. */
export async function storeEntries(
  trx: Transaction,
  first: number,
  entries: readonly Entry[],
): Promise<void> {
  const starts: number[] = []
  let length = 0
  for (const { bytes } of entries) {
    starts.push(length + 1)
    length += bytes.length
  }
  const leaves = await mapInSlices(entries, ({ bytes }) => hashLeaf(bytes))
  await trx.raw(insertEntries, [
    first,
    Buffer.concat(entries.map(({ bytes }) => bytes)),
    Buffer.from(leaves.join(''), 'hex'),
    entries.map(({ type }) => type),
    entries.map(({ row }) => row),
    starts,
    entries.map(({ bytes }) => bytes.length),
  ])
}

/**
 * Assigns the next indexes to entries, in their order, and to the credits of plays before their first play, and adds the
 * plays to the totals. The caller has locked the state of the log. Returns the index after the last one.
 */
export async function assignIndexes(
  trx: Transaction,
  { size: first, counted_through }: Pick<LogState, 'size' | 'counted_through'>,
  arrived: readonly NewEntry[],
): Promise<number> {
  const plays = arrived.flatMap(entry => ('play' in entry ? [entry.play] : []))
  const { indexes, missing } = await findCreditsOfPlays(trx, plays)
  const salts = randomBytes(saltBytes * (arrived.length + missing.size)).toString('hex')
  const entries: Entry[] = []
  const added: { revision: string; index: number }[] = []
  const nextSalt = () => salts.slice(entries.length * 2 * saltBytes, (entries.length + 1) * 2 * saltBytes)
  const findCreditsIndex = (play: SealedPlay): number | null => {
    const revision = getRevisionKey(play)
    const known = indexes.get(revision)
    const credits = missing.get(revision)
    if (known !== undefined || !credits) return known ?? null
    const { track, track_revision } = play
    const bytes = encodeEntry('credits', nextSalt(), { track, track_revision, ...credits })
    const index = first + entries.push({ type: 'credits', row: null, bytes }) - 1
    indexes.set(revision, index)
    added.push({ revision, index })
    return index
  }
  await mapInSlices(arrived, entry => {
    if (!('play' in entry))
      return entries.push({
        type: entry.type,
        row: null,
        bytes: encodeEntry(entry.type, nextSalt(), entry.body),
      })
    const credits = findCreditsIndex(entry.play)
    const bytes = encodePlayEntry(nextSalt(), { ...entry, credits })
    return entries.push({ type: 'play', row: entry.row, bytes })
  })
  await storeEntries(trx, first, entries)
  if (added.length > 0) await trx('log_credits').insert(added)
  await addPlaysToTotals(
    trx,
    arrived.flatMap(entry => ('play' in entry && entry.row > counted_through ? [entry] : [])),
  )
  return first + entries.length
}

const storedEntry = z.object({ bytes: z.instanceof(Uint8Array), leaf: z.instanceof(Uint8Array) })
export type StoredEntry = { bytes: Buffer; leaf: Buffer }

/** The entries from one index to before another. Throws if one is missing. */
export async function listEntries(from: number, to: number): Promise<StoredEntry[]> {
  const rows: StoredEntry[] = await strapi.db
    .connection('log_entries')
    .where('index', '>=', from)
    .where('index', '<', to)
    .orderBy('index')
    .select('bytes', 'leaf')
  if (rows.length !== to - from) throw new Error(`An entry of the usage log from ${from} to ${to} is missing`)
  if (rows[0]) storedEntry.parse(rows[0])
  return rows
}
