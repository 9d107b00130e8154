import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { addTrack, findTrackByAudio } from '#src/api/track/services/ingest'
import { analyseFile } from '#src/audio/analyse-file'
import { AudioError } from '#src/audio/problems'
import { defineJob } from '#src/jobs/job'
import { titleFromFileName, toTagDetails } from '../rules/tags'
import { linkCleanVersions } from './clean-versions'
import { findUpload, markUploadFailed, type TrackUpload, updateUpload, uploadedFiles } from './row'

/** Adds an uploaded file's track. Details entered by staff take precedence over the file's tags. */
async function addUploadedTrack({ sha256, details, file_name }: TrackUpload, path: string): Promise<string> {
  if (await findTrackByAudio(sha256)) throw new AudioError('duplicate')
  const { tags, ...analysis } = await analyseFile(path)
  const title = titleFromFileName(file_name)
  const { clean_version: _, ...stated } = details
  return addTrack(path, analysis, { title, ...toTagDetails(tags), ...stated })
}

async function recordProblem({ documentId, sha256 }: TrackUpload, { problem }: AudioError): Promise<void> {
  if (problem !== 'duplicate') return updateUpload(documentId, { state: 'rejected', problem })
  await updateUpload(documentId, { state: 'duplicate', track: await findTrackByAudio(sha256) })
}

async function processUpload({ id }: { id: string }): Promise<void> {
  const upload = await findUpload(id)
  if (!upload || (upload.state !== 'waiting' && upload.state !== 'processing')) return
  const file = await uploadedFiles.read(id)
  if (!file) return updateUpload(id, { state: 'failed' })
  await updateUpload(id, { state: 'processing' })
  const path = join(tmpdir(), `track-${randomUUID()}`)
  try {
    await pipeline(file.body, createWriteStream(path, { mode: 0o600 }))
    await updateUpload(id, { state: 'added', track: await addUploadedTrack(upload, path) })
  } catch (error) {
    if (!(error instanceof AudioError)) throw error
    await recordProblem(upload, error)
  } finally {
    await rm(path, { force: true })
  }
  await uploadedFiles.remove(id)
  await linkCleanVersions(upload.batch)
}

/** Each process handles one file at a time, so that it can serve requests while many files are queued. */
export const processUploadJob = defineJob(
  'process-track-upload',
  z.object({ id: z.string() }),
  processUpload,
  {
    // Retries for more than half an hour, in case the disk is full or storage is unavailable.
    tries: 10,
    lease: 180,
    whenDead: ({ id }) => markUploadFailed(id),
  },
)
