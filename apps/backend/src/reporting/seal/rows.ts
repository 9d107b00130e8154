import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { type PlayColumns, playColumns, type SealedPlay, toSealedPlay } from './rules/sealed-play'

/** The number of leaves per chunk. The hashes of a chunk are stored in one row. */
export const sealChunkSize = 1_024
export const hashSize = 32
/** The number of seals per page in the panel. */
const pageLength = 31

const whole = z.coerce.number().int()

const dayRow = z.object({ number: whole, day: z.string(), size: whole, highest_play: whole })
export type SealDay = z.output<typeof dayRow>

const sealRow = z.object({
  number: whole,
  day: z.string(),
  size: whole,
  total: whole,
  root: z.string(),
  previous: z.string().nullable(),
  key_id: z.string(),
  checkpoint: z.string(),
  sealed_at: whole,
})
export type Seal = z.output<typeof sealRow>

const db = () => strapi.db.connection

/** The last day whose plays are assigned to a seal. */
export async function findLastSealDay(): Promise<SealDay | null> {
  const row: unknown = await db()('seal_days').orderBy('number', 'desc').first()
  return row ? dayRow.parse(row) : null
}

/** The day with this number, read within the transaction if one is given. */
export async function findSealDay(number: number, trx?: Transaction): Promise<SealDay | null> {
  const row: unknown = await (trx ?? db())('seal_days').where({ number }).first()
  return row ? dayRow.parse(row) : null
}

export async function findSeal(number: number, trx?: Transaction): Promise<Seal | null> {
  const row: unknown = await (trx ?? db())('seals').where({ number }).first()
  return row ? sealRow.parse(row) : null
}

/** Consecutive seals. Throws if one is missing. */
export async function listSealRange(from: number, through: number): Promise<Seal[]> {
  const rows: unknown = await db()('seals').whereBetween('number', [from, through]).orderBy('number')
  const seals = z.array(sealRow).parse(rows)
  const missing = seals.find(({ number }, index) => number !== from + index)
  if (missing || seals.length < through - from + 1)
    throw new Error(`A seal from ${from} to ${through} is missing`)
  return seals
}

export async function findLastSeal(): Promise<Seal | null> {
  const row: unknown = await db()('seals').orderBy('number', 'desc').first()
  return row ? sealRow.parse(row) : null
}

export async function findFirstSeal(): Promise<Seal | null> {
  const row: unknown = await db()('seals').orderBy('number').first()
  return row ? sealRow.parse(row) : null
}

/** The number of the first seal on or after a day, or null if there is none. */
export async function findFirstSealNumberFrom(day: string): Promise<number | null> {
  const row: unknown = await db()('seals').where('day', '>=', day).orderBy('number').first('number')
  return row ? z.object({ number: whole }).parse(row).number : null
}

/** Seals in chain order, starting with this number. */
export const listSeals = async (from: number, limit: number): Promise<Seal[]> =>
  z.array(sealRow).parse(await db()('seals').where('number', '>=', from).orderBy('number').limit(limit))

/** The newest seals before this number. */
export const listLatestSeals = async (before: number): Promise<Seal[]> =>
  z
    .array(sealRow)
    .parse(await db()('seals').where('number', '<', before).orderBy('number', 'desc').limit(pageLength))

/**
 * A row of `sealLeafRows`: the position of a leaf and the columns of its play. The columns are null if the
 * play was removed.
 */
type LeafColumns = PlayColumns & { readonly position: number }

/** A leaf and its play, which is null if the row was removed despite the triggers. */
export type LeafRow = { position: number; play: SealedPlay | null }
export type SealedPlayRow = { position: number; play: SealedPlay }

/** The condition that plays (`p`) arrived in the time of those of a seal, so that only its partitions are read. */
export const arrivedWithSeal = (seal: number) =>
  db().raw(
    `p.received_at >= (select coalesce(min(first_received_at), 0) from seal_days where number = ?)
      and p.received_at <= (select coalesce(max(last_received_at), ${Number.MAX_SAFE_INTEGER}) from seal_days where number = ?)`,
    [seal, seal],
  )

/** The plays (`p`) at consecutive positions of a seal (`l`), in order. */
export const sealLeafRows = (seal: number, from: number, limit: number) =>
  db()<LeafColumns>('seal_leaves as l')
    .where('l.seal', seal)
    .where('l.position', '>=', from)
    .where('l.position', '<', from + limit)
    .orderBy('l.position')
    .select('l.position', ...playColumns.map(name => `p.${name}`))

/** One row per leaf at these positions, even if its play is missing. */
export async function listLeafRows(seal: number, from: number, limit: number): Promise<LeafRow[]> {
  const read = async (condition = db().raw('true')): Promise<LeafColumns[]> =>
    await sealLeafRows(seal, from, limit).leftJoin('plays as p', join =>
      join.on('p.id', 'l.play_id').on(condition),
    )
  let rows = await read(arrivedWithSeal(seal))
  // A play that was added to the seal, or whose time of arrival was changed, is outside the times of the seal.
  if (rows.some(({ play_id }) => play_id === null)) rows = await read()
  return rows.map(row => ({ position: row.position, play: row.play_id === null ? null : toSealedPlay(row) }))
}

export const toSealedPlayRow = (row: LeafColumns): SealedPlayRow => ({
  position: row.position,
  play: toSealedPlay(row),
})

/** Like `listLeafRows`, but only includes plays that still exist. */
export async function listSealedPlays(seal: number, from: number, limit: number): Promise<SealedPlayRow[]> {
  const rows: LeafColumns[] = await sealLeafRows(seal, from, limit)
    .join('plays as p', 'p.id', 'l.play_id')
    .where(arrivedWithSeal(seal))
  return rows.map(toSealedPlayRow)
}

const rootRows = z.array(z.object({ number: whole, root: z.string() }))

/** A seal's chunk roots, in order. */
export async function listChunkRoots(seal: number): Promise<Buffer[]> {
  const rows = rootRows.parse(
    await db()('seal_chunks').where({ seal }).orderBy('number').select('number', 'root'),
  )
  if (rows.some(({ number }, index) => number !== index)) throw new Error(`Seal ${seal} lacks a chunk`)
  return rows.map(({ root }) => Buffer.from(root, 'hex'))
}

const leavesRow = z.object({ leaves: z.custom<Uint8Array>(value => value instanceof Uint8Array) })

/** A chunk's leaf hashes, concatenated. */
export async function getChunkBytes(seal: number, number: number): Promise<Buffer> {
  const row: unknown = await db()('seal_chunks').where({ seal, number }).first('leaves')
  return Buffer.from(leavesRow.parse(row).leaves)
}

export const splitHashes = (bytes: Buffer): Buffer[] =>
  Array.from({ length: bytes.length / hashSize }, (_, index) =>
    bytes.subarray(index * hashSize, (index + 1) * hashSize),
  )

/** A chunk's leaf hashes. */
export const getChunkLeafHashes = async (seal: number, number: number): Promise<Buffer[]> =>
  splitHashes(await getChunkBytes(seal, number))
