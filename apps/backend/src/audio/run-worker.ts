import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { AudioError, audioProblems } from './problems'

/**
 * Half an hour of audio takes a few seconds, so a file that takes this long was crafted to block the worker.
 */
const maxSeconds = 120
const maxHeapMegabytes = 256
/**
 * Idle workers are kept for a while, because loading the decoders takes longer than analysing a short file.
 */
const idleSeconds = 10

const problem = z.object({ problem: z.enum(audioProblems) })

/** The jobs that the worker can run. */
export const audioJobs = ['analyse', 'prepare-announcement', 'cut-preview', 'hash-audio'] as const

/** Idle workers, each with the timer that terminates it. */
const idle = new Map<Worker, NodeJS.Timeout>()

function startWorker(): Worker {
  const worker = new Worker(join(__dirname, 'worker.js'), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  })
  worker.on('error', () => idle.delete(worker))
  worker.on('exit', () => idle.delete(worker))
  return worker
}

function takeWorker(): Worker {
  const [waiting] = idle
  if (!waiting) return startWorker()
  const [worker, timer] = waiting
  clearTimeout(timer)
  idle.delete(worker)
  worker.ref()
  return worker
}

function releaseWorker(worker: Worker): void {
  const end = () => {
    idle.delete(worker)
    void worker.terminate()
  }
  worker.unref()
  idle.set(worker, setTimeout(end, idleSeconds * 1000).unref())
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Runs a job on a file in a worker thread, because decoding takes seconds. Throws an AudioError if the file
 * is not accepted.
 */
export async function runAudioWorker<T>(
  job: (typeof audioJobs)[number],
  path: string,
  result: z.ZodType<T>,
): Promise<T> {
  const worker = takeWorker()
  const signal = AbortSignal.timeout(maxSeconds * 1000)
  worker.postMessage({ job, path })
  const [message]: unknown[] = await once(worker, 'message', { signal }).catch(async error => {
    await worker.terminate()
    if (signal.aborted) throw new AudioError('too-slow')
    throw isOutOfMemory(error) ? new AudioError('damaged') : error
  })
  releaseWorker(worker)
  const failed = problem.safeParse(message)
  if (failed.success) throw new AudioError(failed.data.problem)
  return result.parse(message)
}
