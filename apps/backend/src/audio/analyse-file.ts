import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { AudioAnalysis, AudioTags } from './analyse'
import { AudioError, audioProblems } from './problems'

/** Half an hour of audio takes a few seconds, so a file that takes longer is built to take forever. */
const maxSeconds = 120
const maxHeapMegabytes = 256

export type AnalysedFile = AudioAnalysis & { tags: AudioTags }

const reply = z.union([
  z.object({ analysis: z.custom<AnalysedFile>() }),
  z.object({ problem: z.enum(audioProblems) }),
])

/** Analyses a file in a worker thread, because decoding takes seconds. Throws an AudioError if it is not accepted. */
export function analyseFile(path: string): Promise<AnalysedFile> {
  const worker = new Worker(join(__dirname, 'worker.js'), {
    workerData: { path },
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  })
  let timer: NodeJS.Timeout | undefined
  return new Promise<AnalysedFile>((resolve, reject) => {
    timer = setTimeout(() => reject(new AudioError('too-slow')), maxSeconds * 1000)
    worker.once('error', (error: Error & { code?: string }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AudioError('damaged') : error),
    )
    worker.once('message', (message: unknown) => {
      const parsed = reply.parse(message)
      if ('problem' in parsed) reject(new AudioError(parsed.problem))
      else resolve(parsed.analysis)
    })
  }).finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}
