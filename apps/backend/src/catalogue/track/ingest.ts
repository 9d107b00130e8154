import { z } from 'zod'
import type { AudioAnalysis } from '#src/catalogue/audio/analyse'
import { analyseFile } from '#src/catalogue/audio/analyse-file'
import { AudioError } from '#src/catalogue/audio/problems'
import { recordAuditEntry } from '#src/customers'
import { findViolatedColumn } from '#src/platform/database/errors'
import { audioFiles } from './audio'
import { updateCreditStates } from './credits'
import { musicChanged } from './events'
import { findActiveTrackByIsrc } from './isrc'
import { type NewTrack, prepareTrackColumns } from './new-track'
import { storePreview } from './preview'
import { addRevision } from './revision'
import { playbackGain } from './rules/gain'

const uid = 'api::track.track'

const audioColumns = (analysis: AudioAnalysis) => ({
  sha256: analysis.sha256,
  audio_hash: analysis.audioHash,
  bytes: analysis.bytes,
  mime: analysis.mime,
  duration_ms: analysis.durationMs,
  loudness_lufs: analysis.loudness,
  true_peak_db: analysis.truePeak,
})

/** Safe to repeat after an interruption, because the files' keys depend only on their content. */
async function storeFiles(path: string, { sha256 }: AudioAnalysis): Promise<void> {
  await audioFiles.keep(sha256, path)
  await storePreview(sha256, path)
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
    await musicChanged.raise({ withdrawn: [] })
    return true
  })
}

/** A curator's decision to add audio in spite of its warnings. */
export type Confirmation = { by: string; at: Date }

const confirmationColumns = ({ warnings }: AudioAnalysis, confirmation: Confirmation | null) =>
  warnings.length > 0 && confirmation
    ? {
        audio_warnings: warnings.join(', '),
        audio_confirmed_by: confirmation.by,
        audio_confirmed_at: confirmation.at,
      }
    : {}

async function auditConfirmation(
  track: { documentId: string; title: string },
  { warnings }: AudioAnalysis,
  confirmation: Confirmation | null,
): Promise<void> {
  if (warnings.length === 0 || !confirmation) return
  await recordAuditEntry({
    action: 'track.audio-confirmed',
    actor: { kind: 'staff', name: confirmation.by },
    at: confirmation.at,
    subject: 'track',
    subjectId: track.documentId,
    organisation: null,
    details: { name: track.title, warnings: warnings.join(', ') },
  })
}

type AddedTrack = { analysis: AudioAnalysis; details: NewTrack; confirmation: Confirmation | null }

/**
 * Adds a track with its audio. If its plays could not be reported, the track is not playable until staff
 * complete the credits. Throws an AudioError if another track has this audio or ISRC, or if the audio has
 * warnings that no curator has confirmed.
 */
export async function addTrack(
  path: string,
  { analysis, details, confirmation }: AddedTrack,
): Promise<string> {
  if (await findTrackByAudio(analysis)) throw new AudioError('duplicate')
  if (details.isrc && (await findActiveTrackByIsrc(details.isrc))) throw new AudioError('isrc-taken')
  if (analysis.warnings.length > 0 && !confirmation) throw new AudioError('unconfirmed', analysis.warnings)
  await storeFiles(path, analysis)
  try {
    return await strapi.db.transaction(async () => {
      const { artists, ...columns } = await prepareTrackColumns(details)
      const row: { id: number; documentId: string } = await strapi.db.query(uid).create({
        data: {
          ...columns,
          ...audioColumns(analysis),
          ...confirmationColumns(analysis, confirmation),
          artists,
          state: 'incomplete',
        },
      })
      await auditConfirmation({ ...row, title: details.title }, analysis, confirmation)
      await addRevision(row.id)
      const [credits] = await updateCreditStates([row.id])
      if (credits !== 'unreportable')
        await strapi.db.query(uid).update({ where: { id: row.id }, data: { state: 'ready' } })
      return row.documentId
    })
  } catch (error) {
    const column = findViolatedColumn(error)
    if (column === 'sha256' || column === 'audio_hash') throw new AudioError('duplicate')
    if (column === 'isrc') throw new AudioError('isrc-taken')
    throw error
  }
}

const trackRow = z.object({ documentId: z.string() })

/**
 * The document id of the track with this audio, even if it is withdrawn or has other tags, or null if there
 * is none.
 */
export async function findTrackByAudio(
  audio: Pick<AudioAnalysis, 'sha256'> & Partial<Pick<AudioAnalysis, 'audioHash'>>,
): Promise<string | null> {
  const row: unknown = await strapi.db.query(uid).findOne({
    where: { $or: [{ sha256: audio.sha256 }, ...(audio.audioHash ? [{ audio_hash: audio.audioHash }] : [])] },
    select: ['documentId'],
    orderBy: { id: 'asc' },
  })
  return row ? trackRow.parse(row).documentId : null
}

/**
 * Adds an audio file to a track that has none. Throws an AudioError if the file is not accepted.
 * @public
 */
export async function ingestAudio(track: number, path: string): Promise<{ gain: number } | null> {
  const analysis = await analyseFile(path)
  if (await findTrackByAudio(analysis)) throw new AudioError('duplicate')
  if (analysis.warnings.length > 0) throw new AudioError('unconfirmed', analysis.warnings)
  const stored = await storeAudio(track, path, analysis)
  return stored ? { gain: playbackGain(analysis) } : null
}
