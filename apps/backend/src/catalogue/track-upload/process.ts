import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { analyseFile } from '#src/catalogue/audio/analyse-file'
import { AudioError } from '#src/catalogue/audio/problems'
import { addTrack, findTrackByAudio } from '#src/catalogue/track/ingest'
import { findActiveTrackByIsrc } from '#src/catalogue/track/isrc'
import { defineJob } from '#src/platform/jobs/job'
import { linkCleanVersions } from './clean-versions'
import { findUpload, markUploadFailed, type TrackUpload, updateUpload, uploadedFiles } from './row'
import { titleFromFileName, toTagDetails } from './rules/tags'

type Outcome = Pick<TrackUpload, 'state'> & Partial<Pick<TrackUpload, 'problem' | 'track'>>

/** Adds an uploaded file's track. Details entered by staff take precedence over the file's tags. */
async function addUploadedTrack(upload: TrackUpload, path: string): Promise<Outcome> {
  const { sha256, details: given, file_name, confirmed_by: by, confirmed_at: at } = upload
  const duplicate = await findTrackByAudio({ sha256 })
  if (duplicate) return { state: 'duplicate', track: duplicate }
  const { tags, ...analysis } = await analyseFile(path)
  const { clean_version: _, ...stated } = given
  const details = { title: titleFromFileName(file_name), ...toTagDetails(tags), ...stated }
  try {
    const confirmation = by && at ? { by, at } : null
    return { state: 'added', track: await addTrack(path, { analysis, details, confirmation }) }
  } catch (error) {
    if (!(error instanceof AudioError)) throw error
    const { problem, warnings } = error
    if (problem === 'duplicate') return { state: problem, track: await findTrackByAudio(analysis) }
    if (problem === 'unconfirmed') return { state: problem, problem: warnings.join(',') }
    const other = problem === 'isrc-taken' ? await findActiveTrackByIsrc(details.isrc ?? '') : null
    return { state: 'rejected', problem, track: other?.documentId ?? null }
  }
}

async function processFile(upload: TrackUpload, path: string): Promise<Outcome> {
  try {
    return await addUploadedTrack(upload, path)
  } catch (error) {
    if (!(error instanceof AudioError)) throw error
    return { state: 'rejected', problem: error.problem }
  }
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
    const outcome = await processFile(upload, path)
    await updateUpload(id, outcome)
    // The file of an upload that awaits a curator's confirmation is processed again.
    if (outcome.state !== 'unconfirmed') await uploadedFiles.remove(id)
  } finally {
    await rm(path, { force: true })
  }
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
