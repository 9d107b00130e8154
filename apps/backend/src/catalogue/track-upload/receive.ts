import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { findTrackByAudio } from '#src/catalogue/track/ingest'
import { trackDetailsSchema } from '#src/catalogue/track/rules/details'
import { cleanText } from '#src/catalogue/track/rules/text'
import { HttpError } from '#src/platform/http/errors'
import { parseInput } from '#src/platform/http/parse-body'
import type { RequestContext } from '#src/platform/http/request-context'
import { enqueue } from '#src/platform/jobs/queue'
import { processUploadJob } from './process'
import { createUpload, uploadedFiles } from './row'
import { maxUploadBytes } from './rules/columns'

const uploadedFile = z.object({
  filepath: z.string(),
  originalFilename: z.string().nullable(),
  size: z.number().min(1),
})

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'validation.invalid' })
    return z.NEVER
  }
})

const uploadSchema = z.strictObject({
  batch: z.uuid(),
  details: json.pipe(trackDetailsSchema),
  file: uploadedFile,
})

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Stores an uploaded audio file, which a job then processes. Returns the id of the upload. */
export async function receiveUpload(ctx: RequestContext, staff: number): Promise<string> {
  const { file, details, batch } = parseInput(uploadSchema, {
    ...Object(ctx.request.body),
    ...ctx.request.files,
  })
  if (file.size > maxUploadBytes) throw new HttpError(413, 'The file is too large')
  const sha256 = await hashFile(file.filepath)
  const track = await findTrackByAudio({ sha256 })
  const documentId = randomBytes(12).toString('hex')
  if (!track) await uploadedFiles.keep(documentId, file.filepath)
  await strapi.db.transaction(async () => {
    await createUpload({
      documentId,
      file_name: cleanText(file.originalFilename ?? '', 255) || 'audio.mp3',
      batch,
      sha256,
      bytes: file.size,
      details,
      track,
      staff_id: staff,
    })
    if (!track) await enqueue(processUploadJob, { id: documentId }, { key: documentId })
  })
  return documentId
}
