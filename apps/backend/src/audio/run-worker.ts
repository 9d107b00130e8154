import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { AudioError, audioProblems } from './problems'

/** Half an hour of audio takes a few seconds, so a file that takes longer was crafted to block the worker. */
const maxSeconds = 120
const maxHeapMegabytes = 256

const problem = z.object({ problem: z.enum(audioProblems) })

/** The jobs of the worker. */
export const audioJobs = ['analyse', 'prepare-announcement'] as const

/** Runs a job on a file in a worker thread, because decoding takes seconds. Throws an AudioError if it is not accepted. */
export function runAudioWorker<T>(
  job: (typeof audioJobs)[number],
  path: string,
  result: z.ZodType<T>,
): Promise<T> {
  const worker = new Worker(join(__dirname, 'worker.js'), {
    workerData: { job, path },
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  })
  let timer: NodeJS.Timeout | undefined
  return new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => reject(new AudioError('too-slow')), maxSeconds * 1000)
    worker.once('error', (error: Error & { code?: string }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AudioError('damaged') : error),
    )
    worker.once('message', (message: unknown) => {
      const failed = problem.safeParse(message)
      if (failed.success) reject(new AudioError(failed.data.problem))
      else resolve(result.parse(message))
    })
  }).finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}
