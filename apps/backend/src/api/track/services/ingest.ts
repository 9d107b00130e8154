import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { recordChange } from '#src/api/change/services/feed'
import type { AudioAnalysis } from '#src/audio/analyse'
import { analyseFile } from '#src/audio/analyse-file'
import { AudioError } from '#src/audio/problems'
import { findViolatedColumn } from '#src/database/errors'
import { playbackGain } from '../rules/gain'
import { audioFiles } from './audio'
import { updateCreditStates } from './credits'
import { type NewTrack, prepareTrackColumns } from './new-track'
import { storePreview } from './preview'
import { addRevision } from './revision'

const uid = 'api::track.track'

const audioColumns = (analysis: AudioAnalysis) => ({
  sha256: analysis.sha256,
  bytes: analysis.bytes,
  mime: analysis.mime,
  duration_ms: analysis.durationMs,
  loudness_lufs: analysis.loudness,
  true_peak_db: analysis.truePeak,
})

/** Safe to repeat after an interruption, because the files' keys depend only on their content. */
async function storeFiles(path: string, { sha256 }: AudioAnalysis): Promise<void> {
  await audioFiles.keep(sha256, path)
  await storePreview(sha256, await readFile(path))
}

/**
 * Stores an analysed audio file as the first audio of a track, which becomes playable. Returns false if
 * another process has stored audio for it in the meantime.
 */
export async function storeAudio(track: number, path: string, analysis: AudioAnalysis): Promise<boolean> {
  await storeFiles(path, analysis)
  return strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(uid).updateMany({
      where: { id: track, state: 'processing' },
      data: { state: 'ready', ...audioColumns(analysis) },
    })
    if (count === 0) return false
    await addRevision(track)
    await recordChange({ kind: 'zone', zone: null })
    return true
  })
}

/**
 * Adds a track with its audio. If its plays could not be reported, the track is not playable until staff
 * complete the credits. Throws an AudioError if another track has this audio.
 */
export async function addTrack(path: string, analysis: AudioAnalysis, details: NewTrack): Promise<string> {
  await storeFiles(path, analysis)
  try {
    return await strapi.db.transaction(async () => {
      const { artists, ...columns } = await prepareTrackColumns(details)
      const row: { id: number; documentId: string } = await strapi.db.query(uid).create({
        data: { ...columns, ...audioColumns(analysis), artists, state: 'incomplete' },
      })
      await addRevision(row.id)
      const [credits] = await updateCreditStates([row.id])
      if (credits !== 'unreportable')
        await strapi.db.query(uid).update({ where: { id: row.id }, data: { state: 'ready' } })
      return row.documentId
    })
  } catch (error) {
    if (findViolatedColumn(error) === 'sha256') throw new AudioError('duplicate')
    throw error
  }
}

const found = z.object({ documentId: z.string() })

/** The document id of the track with this audio, even if it is withdrawn, or null if there is none. */
export async function findTrackByAudio(sha256: string): Promise<string | null> {
  const row: unknown = await strapi.db.query(uid).findOne({ where: { sha256 }, select: ['documentId'] })
  return row ? found.parse(row).documentId : null
}

/**
 * Adds an audio file to a track that has none. Throws an AudioError if the file is not accepted.
 * @public
 */
export async function ingestAudio(track: number, path: string): Promise<{ gain: number } | null> {
  const analysis = await analyseFile(path)
  if (await findTrackByAudio(analysis.sha256)) throw new AudioError('duplicate')
  const stored = await storeAudio(track, path, analysis)
  return stored ? { gain: playbackGain(analysis) } : null
}
