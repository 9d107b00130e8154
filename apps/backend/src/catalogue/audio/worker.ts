import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { z } from 'zod'
import { analyseAudio } from './analyse'
import { prepareAnnouncement } from './announcement'
import { hashAudio } from './mpeg-frames'
import { cutPreview } from './preview'
import { AudioError } from './problems'
import { audioJobs } from './run-worker'

const request = z.object({ job: z.enum(audioJobs), path: z.string() })

const run = {
  analyse: async (file: Uint8Array) => ({ analysis: await analyseAudio(file) }),
  'prepare-announcement': prepareAnnouncement,
  'cut-preview': async (file: Uint8Array) => ({ clip: cutPreview(file) }),
  'hash-audio': async (file: Uint8Array) => ({ audioHash: hashAudio(file) }),
}

async function respondTo(message: unknown): Promise<void> {
  const { job, path } = request.parse(message)
  const result = await run[job](readFileSync(path)).catch((error: unknown) => {
    if (!(error instanceof AudioError)) throw error
    return { problem: error.problem }
  })
  parentPort?.postMessage(result)
}

// An unhandled rejection terminates the worker with an error.
parentPort?.on('message', (message: unknown) => void respondTo(message))
