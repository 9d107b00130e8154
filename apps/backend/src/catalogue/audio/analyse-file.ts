import { z } from 'zod'
import type { AudioAnalysis, AudioTags } from './analyse'
import type { PreparedAnnouncement } from './announcement'
import { runAudioWorker } from './run-worker'

export type AnalysedFile = AudioAnalysis & { tags: AudioTags }

const analysed = z.object({ analysis: z.custom<AnalysedFile>() })
const prepared = z.object({
  analysis: z.custom<AudioAnalysis>(),
  encoded: z.instanceof(Uint8Array).nullable(),
})

/** Analyses a file of the catalogue in a worker thread. Throws an AudioError if it is not accepted. */
export const analyseFile = async (path: string): Promise<AnalysedFile> =>
  (await runAudioWorker('analyse', path, analysed)).analysis

const cut = z.object({ clip: z.instanceof(Uint8Array) })
const hashed = z.object({ audioHash: z.string().nullable() })

/** Cuts the clip of an MP3 file that members can listen to; empty if the file has no frames. */
export const cutPreviewOfFile = async (path: string): Promise<Uint8Array> =>
  (await runAudioWorker('cut-preview', path, cut)).clip

/** The hash of a file's audio without its tags; null if it is not an MP3 file. */
export const hashAudioOfFile = async (path: string): Promise<string | null> =>
  (await runAudioWorker('hash-audio', path, hashed)).audioHash

/** Like `analyseFile`, but for an announcement, which may also be a recording. */
export const prepareAnnouncementFile = (path: string): Promise<PreparedAnnouncement> =>
  runAudioWorker('prepare-announcement', path, prepared)
