import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { z } from 'zod'
import { type AudioAnalysis, AudioError, type AudioProblem, prepareAnnouncementFile } from '#src/catalogue'
import { fieldError, HttpError } from '#src/platform/http/errors'
import type { RequestContext } from '#src/platform/http/request-context'
import { openPrivateFiles } from '#src/platform/storage/private-files'

/** Announcement audio, stored under random keys. */
export const announcementFiles = openPrivateFiles('announcements')

/** Each analysis keeps a CPU core busy for about a second. */
const limitAnalyses = pLimit(2)

const messages: Record<AudioProblem, string> = {
  'not-mp3': 'validation.audio_type',
  'wav-encoding': 'validation.audio_wav_encoding',
  'wav-channels': 'validation.audio_wav_channels',
  'wav-rate': 'validation.audio_wav_rate',
  'too-large': 'validation.audio_size',
  'too-long': 'validation.audio_long',
  'too-short': 'validation.audio_short',
  damaged: 'validation.audio_damaged',
  truncated: 'validation.audio_truncated',
  silent: 'validation.audio_silent',
  'too-slow': 'validation.audio_damaged',
  duplicate: 'validation.audio_damaged',
  'isrc-taken': 'validation.audio_damaged',
  unconfirmed: 'validation.audio_damaged',
}

function toHttpError(error: unknown): unknown {
  if (!(error instanceof AudioError)) return error
  const isUnsupported = error.problem === 'not-mp3' || error.problem.startsWith('wav-')
  const status = isUnsupported ? 415 : error.problem === 'too-large' ? 413 : 400
  const fields = [{ path: ['audio'], message: messages[error.problem] }]
  return new HttpError(status, 'The audio is not accepted', { fields })
}

const uploadedFile = z.object({ filepath: z.string(), size: z.number().min(1) })

export type StoredAudio = { key: string; analysis: AudioAnalysis }

/** Checks the audio of a multipart request and stores it privately as MP3. */
async function storeUploadedAudio(ctx: RequestContext): Promise<StoredAudio> {
  const file = uploadedFile.safeParse(ctx.request.files?.audio)
  if (!file.success) throw fieldError('audio', 'validation.audio_required')
  const { filepath } = file.data
  const { analysis, encoded } = await limitAnalyses(() =>
    prepareAnnouncementFile(filepath).catch((error: unknown) => {
      throw toHttpError(error)
    }),
  )
  const key = randomUUID()
  if (!encoded) await announcementFiles.keep(key, filepath)
  else {
    const path = join(tmpdir(), `announcement-${key}`)
    await writeFile(path, encoded, { mode: 0o600 })
    await announcementFiles.keep(key, path).finally(() => rm(path, { force: true }))
  }
  return { key, analysis }
}

/** Stores the uploaded audio, runs `work` with it, and removes the audio if `work` fails. */
export async function withStoredAudio<T>(
  ctx: RequestContext,
  work: (audio: StoredAudio) => Promise<T>,
): Promise<T> {
  const audio = await storeUploadedAudio(ctx)
  try {
    return await work(audio)
  } catch (error) {
    await announcementFiles.remove(audio.key)
    throw error
  }
}

export const audioColumns = ({ key, analysis }: StoredAudio) => ({
  file_key: key,
  sha256: analysis.sha256,
  bytes: analysis.bytes,
  duration_ms: analysis.durationMs,
  loudness: analysis.loudness,
  true_peak: analysis.truePeak,
})
