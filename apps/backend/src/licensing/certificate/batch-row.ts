import type { LicenceBatch } from '@bgm/contract'
import { z } from 'zod'
import type { Account } from '#src/platform/http/request-context'
import { newRecordId } from '#src/platform/runtime/cryptography'

/** Files are removed after a day. */
const lifetime = 24 * 60 * 60_000
/** A batch that has made no progress for this many milliseconds has failed permanently. */
const staleAfter = 15 * 60_000

const batchRow = z.object({
  id: z.number(),
  document_id: z.string(),
  organisation_id: z.number(),
  user_id: z.number(),
  size: z.enum(['a4', 'sticker']),
  locale: z.enum(['id', 'en']),
  /** The licence ids for each PDF in the file. */
  parts: z.string().transform(text => z.array(z.array(z.number())).parse(JSON.parse(text))),
  parts_done: z.number(),
  bytes: z.number().nullable(),
  changed_at: z.coerce.number(),
  expires_at: z.coerce.number(),
})
export type LicenceBatchRow = z.output<typeof batchRow>

const batches = () => strapi.db.connection('licence_batches')

export async function findLicenceBatch(
  where: Record<string, unknown>,
  now = Date.now(),
): Promise<LicenceBatchRow | null> {
  const row: unknown = await batches().where(where).where('expires_at', '>', now).first()
  return row ? batchRow.parse(row) : null
}

type NewBatch = Pick<LicenceBatchRow, 'size' | 'locale' | 'parts'> & {
  organisation: number
  account: Account
}

/** Inserts a batch with the licences that it will contain. Call this in the transaction that adds its job. */
export async function insertBatch({
  organisation,
  account,
  parts,
  ...batch
}: NewBatch): Promise<LicenceBatchRow> {
  const now = Date.now()
  const [row]: unknown[] = await strapi.db.transaction(({ trx }) =>
    trx('licence_batches')
      .insert({
        ...batch,
        document_id: newRecordId(),
        organisation_id: organisation,
        user_id: account.id,
        parts: JSON.stringify(parts),
        parts_done: 0,
        changed_at: now,
        expires_at: now + lifetime,
      })
      .returning('*'),
  )
  return batchRow.parse(row)
}

export async function updateBatch(
  { id }: LicenceBatchRow,
  changes: Partial<Pick<LicenceBatchRow, 'parts_done' | 'bytes'>>,
): Promise<void> {
  await batches()
    .where({ id })
    .update({ ...changes, changed_at: Date.now() })
}

export const listExpiredBatches = async (now: number): Promise<LicenceBatchRow[]> =>
  z.array(batchRow).parse(await batches().where('expires_at', '<=', now).limit(100))

export const deleteBatch = async ({ id }: LicenceBatchRow): Promise<void> => {
  await batches().where({ id }).delete()
}

const countPrintable = (parts: readonly number[][]) => parts.reduce((sum, part) => sum + part.length, 0)

function getState({ bytes, parts_done, changed_at }: LicenceBatchRow, now: number): LicenceBatch['state'] {
  if (bytes !== null) return 'ready'
  if (changed_at < now - staleAfter) return 'failed'
  return parts_done > 0 ? 'running' : 'waiting'
}

export const toLicenceBatchView = (batch: LicenceBatchRow, now = Date.now()) => ({
  id: batch.document_id,
  state: getState(batch, now),
  done: countPrintable(batch.parts.slice(0, batch.parts_done)),
  total: countPrintable(batch.parts),
  bytes: batch.bytes,
  expires_at: new Date(batch.expires_at),
})
