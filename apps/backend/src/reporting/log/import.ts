import { createHash } from 'node:crypto'
import { z } from 'zod'
import { getRevisionKey } from '#src/catalogue'
import { integerColumn } from '#src/platform/database/columns'
import type { Transaction } from '#src/platform/database/transaction'
import { findCredits } from '#src/reporting/seal/credits'
import { exportCheckpoints } from '#src/reporting/seal/log'
import {
  findLastSeal,
  findSeal,
  findSealDay,
  getChunkLeafHashes,
  listSealedPlays,
  type Seal,
  type SealedPlayRow,
  sealChunkSize,
} from '#src/reporting/seal/rows'
import { matchesLeaf } from '#src/reporting/seal/sealed-lines'
import { findMissingPart } from '#src/reporting/usage-archive/files'
import { createArchiveReader } from '#src/reporting/usage-archive/lines'
import { listParts, listRemovedArchives } from '#src/reporting/usage-archive/rows'
import { deleteArrivals, freezeArrivals, listArrivals, recordLogArrival } from './arrivals'
import { assignIndexes } from './entries'
import { listPlaysWithoutSeal } from './plays'
import { finishRecovery } from './recover'
import { recordAllRegisters, registersVersion } from './registers'
import { getLogState, lockLogState, updateLogState } from './state'

const pageSize = 4 * sealChunkSize

/** Plays of old seals are neither in the database nor in the archive, so that they cannot be imported. */
class MissingArchiveError extends Error {
  override readonly name = 'MissingArchiveError'
}

/** Throws unless all archived plays can be read. */
async function requireArchives(through: number): Promise<void> {
  const missing: string[] = []
  for (const { from_seal, through_seal } of await listRemovedArchives(1, through))
    for (let number = from_seal; number <= Math.min(through_seal, through); number += 1) {
      const day = (await findSealDay(number))?.day ?? ''
      for (const { part } of await listParts(number)) {
        const name = await findMissingPart(day, part)
        if (name !== null) missing.push(name)
      }
    }
  if (missing.length === 0) return
  strapi.log.error('the usage log cannot begin, because files of the archive are missing', { files: missing })
  throw new MissingArchiveError(missing.join(', '))
}

/** Adds the entry that says with what the former log of daily seals ended. */
async function recordMigration(trx: Transaction, { number, total, checkpoint }: Seal, at: number) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const text of exportCheckpoints()) {
    hash.update(text)
    bytes += Buffer.byteLength(text)
  }
  const body = {
    at,
    seals: number,
    plays: total,
    chain_bytes: bytes,
    chain_sha256: hash.digest('hex'),
    checkpoint,
  }
  await recordLogArrival(trx, { type: 'migration', at, body })
}

/** Adds the former log and everything registered to what has arrived, once. */
async function begin(now: number): Promise<void> {
  const seal = await findLastSeal()
  await requireArchives(seal?.number ?? 0)
  await strapi.db.transaction(async ({ trx }) => {
    const state = await lockLogState(trx)
    if (state.import !== 'new') return
    if (seal) await recordMigration(trx, seal, now)
    await recordAllRegisters(trx, now)
    await updateLogState(trx, {
      import: 'seals',
      import_through: seal?.number ?? 0,
      registers: registersVersion,
    })
  })
}

/** Appends what is registered, before the first play. Returns false if there is nothing left. */
async function appendRegisters(): Promise<boolean> {
  const bounds = await freezeArrivals()
  return await strapi.db.transaction(async ({ trx }) => {
    const state = await lockLogState(trx)
    const arrivals = await listArrivals(trx, bounds, Number.MAX_SAFE_INTEGER, pageSize)
    if (arrivals.length === 0) return false
    await deleteArrivals(trx, arrivals)
    await updateLogState(trx, { size: await assignIndexes(trx, state, arrivals) })
    return true
  })
}

const leafRows = z.array(z.object({ position: integerColumn, play_id: integerColumn }))

/** The row ids of plays at consecutive positions of a seal. */
async function listPlayRows(seal: number, from: number, limit: number): Promise<Map<number, number>> {
  const rows: unknown = await strapi.db
    .connection('seal_leaves')
    .where({ seal })
    .whereBetween('position', [from, from + limit - 1])
    .select('position', 'play_id')
  return new Map(leafRows.parse(rows).map(({ position, play_id }) => [position, play_id]))
}

const readArchive = createArchiveReader()

/** A page of a seal's plays, from the database or the archive. Throws if one differs from its leaf. */
async function readSealedPlays(seal: Seal, from: number) {
  const limit = Math.min(pageSize, seal.size - from)
  const isArchived = (await listRemovedArchives(seal.number, seal.number)).length > 0
  const plays: SealedPlayRow[] = isArchived
    ? await readArchive(seal, from, limit)
    : await listSealedPlays(seal.number, from, limit)
  const rows = await listPlayRows(seal.number, from, limit)
  const credits = await findCredits([...new Set(plays.map(({ play }) => getRevisionKey(play)))])
  const leaves: Buffer[] = []
  for (let chunk = from / sealChunkSize; chunk * sealChunkSize < from + limit; chunk += 1)
    leaves.push(...(await getChunkLeafHashes(seal.number, chunk)))
  if (plays.length !== limit) throw new Error(`A play of seal ${seal.number} is missing`)
  return plays.map(({ position, play }) => {
    const row = rows.get(position)
    const leaf = leaves[position - from]
    const found = credits.get(getRevisionKey(play)) ?? null
    if (row === undefined || !leaf || !(matchesLeaf(play, found, leaf) || matchesLeaf(play, null, leaf)))
      throw new Error(`A play of seal ${seal.number} differs from its leaf`)
    return { type: 'play' as const, row, play }
  })
}

/** Appends a page of sealed plays, in the order of the seals. Does nothing if another process has done it. */
async function appendSealedPlays(number: number, position: number): Promise<void> {
  const seal = await findSeal(number)
  if (!seal) throw new Error(`Seal ${number} is missing`)
  const plays = position < seal.size ? await readSealedPlays(seal, position) : []
  const end = position + plays.length
  await strapi.db.transaction(async ({ trx }) => {
    const state = await lockLogState(trx)
    if (state.import_seal !== number || state.import_position !== position) return
    const isComplete = end === seal.size
    await updateLogState(trx, {
      size: await assignIndexes(trx, state, plays),
      import_seal: isComplete ? number + 1 : number,
      import_position: isComplete ? 0 : end,
    })
  })
}

/** Appends the plays that had arrived before the last sealed one, but are in no seal, and ends the import. */
async function finish(through: number): Promise<void> {
  const highest = (await findSealDay(through))?.highest_play ?? 0
  await strapi.db.transaction(async ({ trx }) => {
    const state = await lockLogState(trx)
    if (state.import === 'done') return
    const plays = await listPlaysWithoutSeal(trx, through, highest)
    await updateLogState(trx, {
      size: await assignIndexes(trx, state, plays),
      last_play_row: highest,
      import: 'done',
    })
  })
}

/**
 * Imports the next part of what existed before the log: what is registered, then the plays in the order of their
 * seals. Returns false once everything has been imported.
 */
export async function importNext(now: number): Promise<boolean> {
  const { import: phase, import_seal, import_position, import_through } = await getLogState()
  if (phase === 'done') return false
  if (phase === 'bundles') await finishRecovery()
  else if (phase === 'new') await begin(now)
  else if (await appendRegisters()) return true
  else if (import_seal > import_through) await finish(import_through)
  else await appendSealedPlays(import_seal, import_position)
  return true
}
