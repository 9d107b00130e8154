import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { analyseAudio } from './analyse'
import { prepareAnnouncement } from './announcement'
import { AudioError } from './problems'
import { audioJobs } from './run-worker'

const { job, path } = z.object({ job: z.enum(audioJobs), path: z.string() }).parse(workerData)

const run = {
  analyse: async (file: Uint8Array) => ({ analysis: await analyseAudio(file) }),
  'prepare-announcement': prepareAnnouncement,
}

run[job](readFileSync(path)).then(
  result => parentPort?.postMessage(result),
  (error: unknown) => {
    if (!(error instanceof AudioError)) throw error
    parentPort?.postMessage({ problem: error.problem })
  },
)
