import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { hashLeaf } from '#src/reporting/seal/rules/merkle'
import { type PlayColumns, toSealedPlay } from '#src/reporting/seal/rules/sealed-play'
import { addCosignatures } from '#src/reporting/witness/cosigned'
import { findCheckpoint, findCheckpointCovering } from './checkpoints'
import { listVerifierKeys } from './keys'
import { formatInclusionProof } from './rules/checkpoint'
import { parseEntry } from './rules/entry'
import { openNote, parseVerifierKey } from './rules/note'
import { encodePlayEntry } from './rules/play-entry'
import { buildConsistencyProof, buildInclusionProof, computeRootOfProof } from './rules/proof'
import { toSignedPlace } from './rules/signed-place'
import { getLogState } from './state'
import { createTileReader } from './tile-reader'

const entryRow = z.object({ index: integerColumn, bytes: z.instanceof(Uint8Array) })

/** The step at which a play fails to match the log, or null if it matches. */
type ProofFailure = 'line' | 'tree' | 'signature' | null

/** Whether a play's row has the content of its entry. */
async function isRowLogged(playRow: number, bytes: Buffer): Promise<boolean> {
  const row: PlayColumns | undefined = await strapi.db.connection('plays').where({ id: playRow }).first()
  const { salt, credits } = parseEntry(bytes)
  const index = typeof credits === 'number' ? credits : null
  return (
    row !== undefined &&
    encodePlayEntry(salt, {
      play: toSealedPlay(row),
      credits: index,
      signed: toSignedPlace(row),
    }).equals(bytes)
  )
}

async function findSigner(text: string, origin: string): Promise<string | null> {
  const signers = (await listVerifierKeys(origin)).filter(verifierKey => {
    const key = parseVerifierKey(verifierKey)
    return key && openNote(text, [key]) !== null
  })
  return signers[0] ?? null
}

/**
 * Proves that the newest checkpoint includes a play, and verifies the proof and the play's row. Returns null until a
 * checkpoint covers the play.
 */
export async function provePlay(playRow: number) {
  const row: unknown = await strapi.db
    .connection('log_entries')
    .where({ play_row_id: playRow })
    .first('index', 'bytes')
  const checkpoint = await findCheckpoint()
  if (!row || !checkpoint) return null
  const { index, bytes } = entryRow.parse(row)
  const entry = Buffer.from(bytes)
  const { size, root, text } = checkpoint
  if (index >= size) return null
  const { folder, origin } = await getLogState()
  const leaf = hashLeaf(entry)
  const [cosigned, hashes, first, key, isLineSame] = await Promise.all([
    addCosignatures(checkpoint),
    buildInclusionProof(index, size, createTileReader(folder)),
    findCheckpointCovering(index),
    findSigner(text, origin),
    isRowLogged(playRow, entry),
  ])
  const isTreeSame =
    computeRootOfProof(Buffer.from(leaf, 'hex'), { index, size, hashes })?.equals(root) === true
  const failure: ProofFailure = !isLineSame
    ? 'line'
    : !isTreeSame
      ? 'tree'
      : key === null
        ? 'signature'
        : null
  return {
    failure,
    leaf,
    index,
    hashes,
    sealedAt: first?.signed_at ?? checkpoint.signed_at,
    checkpoint: { origin, size, root, signedAt: checkpoint.signed_at, key },
    /** The entry's JSON and the proof (C2SP tlog-proof), for verification without this product. */
    file: {
      entry: entry.toString(),
      proof: formatInclusionProof({ index, hashes, checkpoint: cosigned.text }),
    },
  }
}

/**
 * Proves that the newest checkpoint begins with the first `size` entries. Throws if there are not as many.
 * @public for the tests
 */
export async function getConsistencyProof(size: number): Promise<{ hashes: Buffer[]; checkpoint: string }> {
  const checkpoint = await findCheckpoint()
  if (!checkpoint || size > checkpoint.size) throw new RangeError('The usage log is not as large')
  const { folder } = await getLogState()
  const hashes = await buildConsistencyProof(size, checkpoint.size, createTileReader(folder))
  return { hashes, checkpoint: checkpoint.text }
}
