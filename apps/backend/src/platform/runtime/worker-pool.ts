import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

/** Idle workers are kept for a while, because loading their code takes longer than most jobs. */
const idleSeconds = 10

type Options = {
  /** Path of the compiled worker, which answers every message with one message. */
  file: string
  maxHeapMegabytes: number
  /** Jobs beyond this number wait for a free worker. */
  maxWorkers: number
}

/** Runs jobs in worker threads, so that they do not keep other requests waiting. */
export function createWorkerPool({ file, maxHeapMegabytes, maxWorkers }: Options) {
  /** Idle workers, each with the timer that terminates it. */
  const idle = new Map<Worker, NodeJS.Timeout>()
  const limit = pLimit(maxWorkers)

  function start(): Worker {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes } })
    worker.on('error', () => idle.delete(worker))
    worker.on('exit', () => idle.delete(worker))
    return worker
  }

  function take(): Worker {
    const [waiting] = idle
    if (!waiting) return start()
    const [worker, timer] = waiting
    clearTimeout(timer)
    idle.delete(worker)
    worker.ref()
    return worker
  }

  function release(worker: Worker): void {
    const end = () => {
      idle.delete(worker)
      void worker.terminate()
    }
    worker.unref()
    idle.set(worker, setTimeout(end, idleSeconds * 1000).unref())
  }

  /** Sends a message to a worker and returns its answer. A worker that fails or is too slow is terminated. */
  async function run(message: unknown, maxSeconds: number): Promise<unknown> {
    const worker = take()
    worker.postMessage(message)
    const signal = AbortSignal.timeout(maxSeconds * 1000)
    try {
      const [answer]: unknown[] = await once(worker, 'message', { signal })
      release(worker)
      return answer
    } catch (error) {
      await worker.terminate()
      throw error
    }
  }

  return { run: (message: unknown, maxSeconds: number) => limit(run, message, maxSeconds) }
}
