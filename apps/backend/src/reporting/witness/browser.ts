import type { CosignatureBody } from '@bgm/validation'
import { z } from 'zod'
import type { CollectiveReader } from '#src/identity'
import { integerColumn } from '#src/platform/database/columns'
import { fieldError, notFound } from '#src/platform/http/errors'
import { findCheckpoint } from '#src/reporting/log/checkpoints'
import { listVerifierKeys } from '#src/reporting/log/keys'
import { parseNote } from '#src/reporting/log/rules/note'
import { buildConsistencyProof } from '#src/reporting/log/rules/proof'
import { getLogState } from '#src/reporting/log/state'
import { createTileReader } from '#src/reporting/log/tile-reader'
import { getKeyLabel, parseWitnessKey, readCosignatures } from './rules/cosignature'

/** By how much the clock of a browser may differ, in milliseconds. */
const clockTolerance = 10 * 60_000
/** Of a body. Each browser of each reader has one. */
const maxKeys = 20

/**
 * The newest checkpoint with the keys of the log, and a proof that it begins with its first `size` entries: null if it
 * has fewer. Throws 404 before the first checkpoint.
 */
export async function getLogGrowth(size: number) {
  const [{ folder, origin }, checkpoint] = await Promise.all([getLogState(), findCheckpoint()])
  if (!checkpoint) throw notFound()
  const [keys, hashes] = await Promise.all([
    listVerifierKeys(origin),
    size > checkpoint.size ? null : buildConsistencyProof(size, checkpoint.size, createTileReader(folder)),
  ])
  return {
    checkpoint: checkpoint.text,
    keys,
    consistency: hashes && Buffer.concat(hashes).toString('base64'),
  }
}

/**
 * Stores the cosignature of the newest checkpoint by a browser's key, instead of its last one. Storing it again changes
 * nothing. A new key replaces the oldest one if the body has twenty.
 */
export async function addBrowserCosignature(
  { body, name }: CollectiveReader,
  { size, key: keyText, cosignature }: CosignatureBody,
  now: number,
): Promise<void> {
  const checkpoint = await findCheckpoint()
  // Another one was signed in the meantime; the browser verifies that one first.
  if (checkpoint?.size !== size) throw fieldError('size', 'validation.invalid')
  const key = parseWitnessKey(keyText)
  const text = parseNote(checkpoint.text)?.text
  if (key?.type !== 4 || text === undefined) throw fieldError('key', 'validation.invalid')
  const signed = readCosignatures(cosignature, text, [key])?.cosignatures[0]
  if (!signed || Math.abs(signed.time * 1000 - now) > clockTolerance)
    throw fieldError('cosignature', 'validation.invalid')
  const row = { body: body.documentId, reader: name, key: getKeyLabel(key), size, line: signed.line }
  await strapi.db.transaction(async ({ trx }) => {
    await trx('log_browser_cosignatures')
      .insert({ ...row, signed_at: signed.time * 1000 })
      .onConflict(['body', 'key'])
      .merge(['reader', 'size', 'line', 'signed_at'])
      .whereRaw('log_browser_cosignatures.size < excluded.size')
    await trx('log_browser_cosignatures')
      .where('body', row.body)
      .whereNotIn('id', selectNewest(row.body).select('id'))
      .delete()
  })
}

/** The newest cosignatures of a body. */
const selectNewest = (body: string) =>
  strapi.db
    .connection('log_browser_cosignatures')
    .where('body', body)
    .orderBy([
      { column: 'signed_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(maxKeys)

const rows = z.array(
  z.object({ reader: z.string(), key: z.string(), size: integerColumn, signed_at: integerColumn }),
)

/** What each browser of a body has signed last, newest first; at most 20 of them. */
export async function listBrowserCosignatures({ body }: CollectiveReader) {
  const found: unknown = await selectNewest(body.documentId).select('reader', 'key', 'size', 'signed_at')
  return rows.parse(found).map(({ signed_at, ...row }) => ({ ...row, signed_at: new Date(signed_at) }))
}
