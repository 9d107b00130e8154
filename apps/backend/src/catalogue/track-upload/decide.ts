import { z } from 'zod'
import { staffActor } from '#src/customers'
import { enqueue } from '#src/platform/jobs/queue'
import { processUploadJob } from './process'
import { findUpload, type TrackUpload, uid, uploadedFiles } from './row'

export const uploadDecisionSchema = z.strictObject({
  decision: z.enum(['confirm', 'discard']),
  ids: z.array(z.string().max(40)).min(1).max(500),
})
type Decision = z.output<typeof uploadDecisionSchema>

/** Changes an upload that awaits a decision. Returns false if somebody has decided already. */
async function settleUpload(documentId: string, data: Record<string, unknown>): Promise<boolean> {
  const { count } = await strapi.db
    .query(uid)
    .updateMany({ where: { documentId, state: 'unconfirmed' }, data })
  return count > 0
}

async function confirm(documentId: string): Promise<void> {
  const { name } = staffActor()
  await strapi.db.transaction(async () => {
    if (await settleUpload(documentId, { state: 'waiting', confirmed_by: name, confirmed_at: new Date() }))
      await enqueue(processUploadJob, { id: documentId }, { key: `${documentId} confirmed` })
  })
}

async function discard(documentId: string): Promise<void> {
  if (await settleUpload(documentId, { state: 'rejected' })) await uploadedFiles.remove(documentId)
}

/** Confirms or discards uploads whose audio has warnings. Returns the uploads as they are now. */
export async function decideUploads({ decision, ids }: Decision): Promise<TrackUpload[]> {
  const decided: TrackUpload[] = []
  for (const id of new Set(ids)) {
    await (decision === 'confirm' ? confirm(id) : discard(id))
    const upload = await findUpload(id)
    if (upload) decided.push(upload)
  }
  return decided
}
