import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import type { Transaction } from '#src/platform/database/transaction'
import { sendEmail } from '#src/platform/mail/send'
import { startOfJakartaDay, toJakartaDay } from '#src/platform/runtime/jakarta'
import { checkpointEmail } from './checkpoint-email'
import { listCheckpointRecipients } from './checkpoint-recipients'
import { ForkedLogError } from './files'
import { getLogSigningKeys } from './keys'
import { formatCheckpoint } from './rules/checkpoint'
import { signNote } from './rules/note'
import { computeRoot } from './rules/proof'
import { getLogState, lockLogState } from './state'
import { createTileReader } from './tile-reader'

const checkpointRow = z.object({
  id: integerColumn,
  size: integerColumn,
  root: z.instanceof(Uint8Array).transform((bytes): Buffer => Buffer.from(bytes)),
  /** The signed note. */
  text: z.string(),
  signed_at: integerColumn,
})
export type LogCheckpoint = z.output<typeof checkpointRow>

/** The newest checkpoint, read within the transaction if one is given. */
export async function findCheckpoint(trx?: Transaction): Promise<LogCheckpoint | null> {
  const row: unknown = await (trx ?? strapi.db.connection)('log_checkpoints').orderBy('id', 'desc').first()
  return row ? checkpointRow.parse(row) : null
}

/** The newest checkpoint that was signed before a time. */
export async function findCheckpointBefore(time: number): Promise<LogCheckpoint | null> {
  const row: unknown = await strapi.db
    .connection('log_checkpoints')
    .where('signed_at', '<', time)
    .orderBy('id', 'desc')
    .first()
  return row ? checkpointRow.parse(row) : null
}

/** The oldest checkpoint that was signed at a time or later. */
export async function findCheckpointAfter(time: number): Promise<LogCheckpoint | null> {
  const row: unknown = await strapi.db
    .connection('log_checkpoints')
    .where('signed_at', '>=', time)
    .orderBy('id')
    .first()
  return row ? checkpointRow.parse(row) : null
}

/** The oldest checkpoint that covers an entry. */
export async function findCheckpointCovering(index: number): Promise<LogCheckpoint | null> {
  const row: unknown = await strapi.db
    .connection('log_checkpoints')
    .where('size', '>', index)
    .orderBy('id')
    .first()
  return row ? checkpointRow.parse(row) : null
}

/** A checkpoint is due if entries have been added, and once a day. */
const isDue = (previous: LogCheckpoint | null, size: number, now: number) =>
  previous === null || previous.size < size || isFirstOfDay(previous, now)

/** Emails the first checkpoint of a day to those who keep them. */
async function sendCheckpoint(trx: Transaction, checkpoint: Omit<LogCheckpoint, 'id'>): Promise<void> {
  const day = toJakartaDay(checkpoint.signed_at)
  const former: unknown = await trx('log_checkpoints')
    .where('signed_at', '>=', startOfJakartaDay(toJakartaDay(startOfJakartaDay(day) - 1)))
    .where('signed_at', '<', startOfJakartaDay(day))
    .orderBy('id')
    .first()
  const { size } = former ? checkpointRow.parse(former) : { size: 0 }
  const message = { ...checkpoint, day, added: checkpoint.size - size }
  for (const { email, language } of await listCheckpointRecipients())
    await sendEmail(email, language, checkpointEmail(language, message))
}

const isFirstOfDay = (previous: LogCheckpoint | null, now: number) =>
  previous === null || toJakartaDay(previous.signed_at) < toJakartaDay(now)

/**
 * Signs the tree whose tiles are written, if that is due. Throws unless it begins with the tree that was signed
 * before. Returns whether this call has signed.
 */
export async function signCheckpoint(now: number): Promise<boolean> {
  const { origin, folder, tiles_size: size } = await getLogState()
  if (!isDue(await findCheckpoint(), size, now)) return false
  const readTile = createTileReader(folder)
  const root = await computeRoot(size, readTile)
  return strapi.db.transaction(async ({ trx }) => {
    await lockLogState(trx)
    const previous = await findCheckpoint(trx)
    // Another process may have signed a larger tree in the meantime.
    if (!isDue(previous, size, now) || (previous && previous.size > size)) return false
    if (previous && !(await computeRoot(previous.size, readTile, size)).equals(previous.root))
      throw new ForkedLogError('The usage log does not begin with the entries of its last checkpoint')
    const keys = await getLogSigningKeys(trx, origin, now)
    const text = await signNote(formatCheckpoint({ origin, size, root }), keys)
    const checkpoint = { size, root, text, signed_at: now }
    await trx('log_checkpoints').insert(checkpoint)
    if (isFirstOfDay(previous, now)) await sendCheckpoint(trx, checkpoint)
    return true
  })
}
