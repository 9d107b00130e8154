import { join } from 'node:path'
import { z } from 'zod'
import { createWorkerPool } from '#src/platform/runtime/worker-pool'
import { AudioError, audioProblems } from './problems'

/**
 * Half an hour of audio takes a few seconds, so a file that takes this long was crafted to block the worker.
 */
const maxSeconds = 120

const problem = z.object({ problem: z.enum(audioProblems) })

/** The jobs that the worker can run. */
export const audioJobs = ['analyse', 'prepare-announcement', 'cut-preview', 'hash-audio'] as const

const workers = createWorkerPool({ file: join(__dirname, 'worker.js'), maxHeapMegabytes: 256, maxWorkers: 4 })

function toAudioError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error.name === 'AbortError') return new AudioError('too-slow')
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AudioError('damaged') : error
}

/**
 * Runs a job on a file in a worker thread, because decoding takes seconds. Throws an AudioError if the file
 * is not accepted.
 */
export async function runAudioWorker<T>(
  job: (typeof audioJobs)[number],
  path: string,
  result: z.ZodType<T>,
): Promise<T> {
  const answer = await workers.run({ job, path }, maxSeconds).catch((error: unknown) => {
    throw toAudioError(error)
  })
  const failed = problem.safeParse(answer)
  if (failed.success) throw new AudioError(failed.data.problem)
  return result.parse(answer)
}
