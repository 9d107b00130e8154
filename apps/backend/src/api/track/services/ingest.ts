import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { recordChange } from '#src/api/change/services/feed'
import { type AudioAnalysis, AudioError, audioProblems } from '#src/audio/analyse'
import { playbackGain } from '../rules/gain'
import { audioFiles } from './audio'
import { addRevision } from './revision'

const uid = 'api::track.track'

/**
 * Stores an analysed audio file as the first audio of a track, which may be played from then on. Returns false if
 * another process has stored audio for it in the meantime.
 */
export async function storeAudio(track: number, path: string, analysis: AudioAnalysis): Promise<boolean> {
  const { sha256, bytes, mime, durationMs, loudness, truePeak } = analysis
  // The key depends only on the content, so an interrupted run can safely be repeated.
  await audioFiles.keep(sha256, path)
  return strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(uid).updateMany({
      where: { id: track, state: 'processing' },
      data: {
        state: 'ready',
        sha256,
        bytes,
        mime,
        duration_ms: durationMs,
        loudness_lufs: loudness,
        true_peak_db: truePeak,
      },
    })
    if (count === 0) return false
    await addRevision(track)
    await recordChange({ kind: 'zone', zone: null })
    return true
  })
}

const reply = z.union([
  z.object({ analysis: z.custom<AudioAnalysis>() }),
  z.object({ problem: z.enum(audioProblems) }),
])

/** Analyses a file in a worker thread, because decoding takes seconds. */
function analyseFile(path: string): Promise<AudioAnalysis> {
  const worker = new Worker(join(__dirname, '../../../audio/worker.js'), { workerData: { path } })
  return new Promise<AudioAnalysis>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (message: unknown) => {
      const parsed = reply.parse(message)
      if ('problem' in parsed) reject(new AudioError(parsed.problem))
      else resolve(parsed.analysis)
    })
  }).finally(() => worker.terminate())
}

/** Whether this audio is already in the catalogue. */
const hasAudio = async (sha256: string) => (await strapi.db.query(uid).count({ where: { sha256 } })) > 0

/**
 * Adds an audio file to a track that has none. Throws an AudioError if the file is not accepted.
 * @public
 */
export async function ingestAudio(track: number, path: string): Promise<{ gain: number } | null> {
  const analysis = await analyseFile(path)
  if (await hasAudio(analysis.sha256)) throw new AudioError('duplicate')
  const stored = await storeAudio(track, path, analysis)
  return stored ? { gain: playbackGain(analysis) } : null
}
