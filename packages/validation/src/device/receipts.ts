import * as z from 'zod/mini'
import { bodyObject } from '../fields'
import { boundedArray, boundedString } from './bounded'
import { recordId, timestamp } from './plan'
import { uuid } from './protocol'

// Receipts of plays, and what a device asks of the usage log to check them (docs/usage-log.md).

/** How long after its arrival a play must be in the usage log. */
export const maxMergeDelayMs = 2 * 3_600_000
/** The number of plays that are proven at once: their answer has less than 50 kB. */
export const maxProvenPlays = 30

/** A signed note. */
const note = boundedString(4_000, 1)

/** `digest` is the SHA-256 (hex) of a line for each promised play (`formatPromisedPlay`). */
export type Receipt = { origin: string; received_at: number; promised_by: number; digest: string }

const header = 'usage-receipt/1'

/** The text of a receipt, which is signed as a note. */
export const formatReceipt = ({ origin, received_at, promised_by, digest }: Receipt): string =>
  `${header}\n${origin}\n${received_at}\n${promised_by}\n${digest}\n`

/** Reads a signed receipt; null if it is none. Its signature is not verified. */
export function parseReceipt(text: string): Receipt | null {
  const [first, origin = '', received = '', promised = '', digest = '', end] = text.split('\n', 6)
  const [received_at, promised_by] = [Number(received), Number(promised)]
  const isValid =
    first === header &&
    end === '' &&
    /^[0-9a-f]{64}$/.test(digest) &&
    Number.isSafeInteger(received_at) &&
    Number.isSafeInteger(promised_by)
  return isValid ? { origin, received_at, promised_by, digest } : null
}

/** The name of the keys that sign receipts of a log. */
export const getReceiptKeyName = (origin: string): string => `${origin}/receipts`

/** `digest` is the SHA-256 (hex) of `formatChainedPlay`. */
export const formatPromisedPlay = (play_id: string, digest: string): string => `${play_id} ${digest}\n`

const query = {
  plays: boundedArray(uuid, maxProvenPlays),
  /** When the earliest of them began, and when the last of them arrived. */
  from: timestamp,
  until: timestamp,
  /** The size of the log when it was checked last; 0 if it never was. */
  size: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
}
export const deviceLogQuerySchema = bodyObject(query)
export type DeviceLogQuery = z.output<typeof deviceLogQuerySchema>
export const internalLogQuerySchema = bodyObject({ ...query, player: recordId })

/** Proofs of a device's own plays. Hashes are concatenated, 32 bytes each, in base64. */
export const deviceLogSchema = z.object({
  /** The newest checkpoint. */
  checkpoint: note,
  /** The verifier keys of checkpoints and receipts. */
  keys: boundedArray(boundedString(400), 40),
  /** Proves that the log begins with its first `size` entries; null if it has fewer. */
  consistency: z.nullable(boundedString(6_000)),
  /** The plays that the checkpoint covers; `path` are the positions of their proof's hashes in `hashes`. */
  entries: boundedArray(
    z.object({
      play_id: uuid,
      index: z.int().check(z.gte(0)),
      entry: boundedString(65_535),
      path: boundedArray(z.int().check(z.gte(0), z.lte(64 * maxProvenPlays)), 64),
    }),
    maxProvenPlays,
  ),
  hashes: boundedString(100_000),
})
export type DeviceLog = z.output<typeof deviceLogSchema>

/**
 * What a device has found: a promised play is not in the log (`missing`), or has another content (`changed`); its proof
 * does not lead to the checkpoint (`unproven`); the log does not begin with what it was before (`forked`), or has become
 * smaller (`shrunk`); a checkpoint or receipt is not signed by its keys (`unsigned`).
 */
export const logFindingKinds = ['missing', 'changed', 'unproven', 'forked', 'shrunk', 'unsigned'] as const

export const logFindingSchema = z.strictObject({
  kind: z.enum(logFindingKinds),
  /** The play, if it is about one. */
  play_id: z.nullable(uuid),
  /** The receipt of the play, and the text whose SHA-256 is in it. */
  receipt: z.nullable(note),
  promised: z.nullable(boundedString(11_000)),
  /** What the log has instead of the play. */
  entry: z.nullable(boundedString(8_000)),
  /** The last checkpoint that was right, and the one that is wrong. */
  known: z.nullable(note),
  checkpoint: z.nullable(note),
})
export type LogFinding = z.output<typeof logFindingSchema>

export const logFindingBodySchema = bodyObject({ finding: logFindingSchema })
export const internalLogFindingSchema = bodyObject({ finding: logFindingSchema, player: recordId })
