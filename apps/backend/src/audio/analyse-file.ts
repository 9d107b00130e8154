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

/** Like `analyseFile`, but for an announcement, which may also be a recording. */
export const prepareAnnouncementFile = (path: string): Promise<PreparedAnnouncement> =>
  runAudioWorker('prepare-announcement', path, prepared)
