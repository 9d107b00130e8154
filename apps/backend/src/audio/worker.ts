import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { analyseAudio } from './analyse'
import { AudioError } from './problems'

const { path } = z.object({ path: z.string() }).parse(workerData)

analyseAudio(readFileSync(path)).then(
  analysis => parentPort?.postMessage({ analysis }),
  (error: unknown) => {
    if (!(error instanceof AudioError)) throw error
    parentPort?.postMessage({ problem: error.problem })
  },
)
