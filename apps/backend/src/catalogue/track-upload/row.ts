import { z } from 'zod'
import { trackDetailsSchema } from '#src/catalogue/track/rules/details'
import { openPrivateFiles } from '#src/platform/storage/private-files'

export const uid = 'api::track-upload.track-upload'

/** Uploaded files that have not been processed yet, keyed by upload id. */
export const uploadedFiles = openPrivateFiles('track-uploads')

const uploadRow = z.object({
  id: z.number(),
  documentId: z.string(),
  file_name: z.string(),
  batch: z.string(),
  sha256: z.string(),
  bytes: z.number(),
  state: z.enum(['waiting', 'processing', 'unconfirmed', 'added', 'duplicate', 'rejected', 'failed']),
  problem: z.string().nullable(),
  // Uploads from before check digits were verified may contain a wrong one.
  details: trackDetailsSchema.extend({ iswc: z.string().optional() }),
  track: z.string().nullable(),
  /** The curator who confirmed the warnings about the audio. */
  confirmed_by: z.string().nullable(),
  confirmed_at: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
})
export type TrackUpload = z.output<typeof uploadRow>

type NewUpload = Pick<TrackUpload, 'documentId' | 'file_name' | 'batch' | 'sha256' | 'bytes' | 'details'> & {
  track: string | null
  staff_id: number
}

/** Stores an upload. If a track already has this audio, the upload is marked as a duplicate. */
export async function createUpload(upload: NewUpload): Promise<void> {
  const state = upload.track ? 'duplicate' : 'waiting'
  await strapi.db.query(uid).create({ data: { ...upload, state } })
}

export async function findUpload(documentId: string): Promise<TrackUpload | null> {
  const row: unknown = await strapi.db.query(uid).findOne({ where: { documentId } })
  return row ? uploadRow.parse(row) : null
}

export async function updateUpload(
  documentId: string,
  data: Partial<Pick<TrackUpload, 'state' | 'problem' | 'track'>>,
): Promise<void> {
  await strapi.db.query(uid).updateMany({ where: { documentId }, data })
}

const maxBatch = 2000
const maxRecent = 100

/** The uploads of a batch, or the latest uploads of all batches, newest first. */
export async function listUploads(batch?: string): Promise<TrackUpload[]> {
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: batch ? { batch } : {},
    orderBy: { id: 'desc' },
    limit: batch ? maxBatch : maxRecent,
  })
  return z.array(uploadRow).parse(rows)
}

const openStates = ['waiting', 'processing']

/** The number of a batch's uploads that have not been processed yet. */
export const countOpenUploads = (batch: string): Promise<number> =>
  strapi.db.query(uid).count({ where: { batch, state: { $in: openStates } } })

/** Marks an upload as failed unless it has already been processed, and deletes its file. */
export async function markUploadFailed(documentId: string): Promise<void> {
  await uploadedFiles.remove(documentId)
  await strapi.db.query(uid).updateMany({
    where: { documentId, state: { $in: openStates } },
    data: { state: 'failed' },
  })
}

const day = 24 * 60 * 60_000
const staleRows = z.array(z.object({ documentId: z.string() }))

/** Removes the files of uploads that have awaited a curator's decision since before an instant. */
async function removeUndecidedFiles(before: Date): Promise<void> {
  const undecided: unknown = await strapi.db.query(uid).findMany({
    where: { state: 'unconfirmed', createdAt: { $lt: before } },
    select: ['documentId'],
  })
  for (const { documentId } of staleRows.parse(undecided)) await uploadedFiles.remove(documentId)
}

/**
 * Marks uploads as failed if they have been open for a day, and deletes uploads after thirty days, also those
 * that no curator has confirmed.
 */
export async function cleanUpUploads(now = Date.now()): Promise<void> {
  const query = strapi.db.query(uid)
  const where = { state: { $in: openStates }, createdAt: { $lt: new Date(now - day) } }
  const stale: unknown = await query.findMany({ where, select: ['documentId'] })
  for (const { documentId } of staleRows.parse(stale)) await markUploadFailed(documentId)
  const before = new Date(now - 30 * day)
  await removeUndecidedFiles(before)
  await query.deleteMany({ where: { createdAt: { $lt: before } } })
}
