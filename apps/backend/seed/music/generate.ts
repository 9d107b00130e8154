import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { type AudioAnalysis, storeAudio } from '#src/catalogue'
import { defineJob, type JobContext, reschedule } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { environment } from '#src/platform/runtime/environment'
import { type SampleTrack, sampleTracks } from '../catalogue/tracks'

/** Milliseconds after which a run stops and reschedules the job. */
const runTime = 10_000

const rows = z.array(z.object({ id: z.number(), catalogue_number: z.string() }))

/** The sample tracks without audio, in catalogue order. */
async function listPending(): Promise<{ id: number; track: SampleTrack }[]> {
  const wanted = sampleTracks.slice(0, environment.SAMPLE_TRACKS)
  const stored: unknown = await strapi.db.query('api::track.track').findMany({
    where: { catalogue_number: { $in: wanted.map(({ number }) => number) }, state: 'processing' },
    select: ['id', 'catalogue_number'],
    orderBy: { catalogue_number: 'asc' },
  })
  return rows.parse(stored).flatMap(({ id, catalogue_number }) => {
    const track = wanted.find(({ number }) => number === catalogue_number)
    return track ? [{ id, track }] : []
  })
}

async function generate(worker: Worker, { number, style, tempo, seconds }: SampleTrack, path: string) {
  const order = { seed: number, style, tempo, seconds }
  worker.postMessage({ order, path })
  // `once` rejects if the worker emits an error.
  const [analysis] = (await once(worker, 'message')) as [AudioAnalysis]
  return analysis
}

async function generateSome(signal: AbortSignal): Promise<typeof reschedule | undefined> {
  const pending = await listPending()
  if (pending.length === 0) return undefined
  const until = Date.now() + runTime
  const folder = await mkdtemp(join(tmpdir(), 'sample-music-'))
  const worker = new Worker(join(__dirname, 'worker.js'))
  // Terminating the worker ends the wait for the track in progress.
  signal.addEventListener('abort', () => void worker.terminate())
  const stopped = once(worker, 'exit').then(() => null)
  try {
    for (const { id, track } of pending) {
      if (signal.aborted || Date.now() > until) return reschedule
      const path = join(folder, `${track.number}.mp3`)
      const analysis = await Promise.race([generate(worker, track, path), stopped])
      if (!analysis) return reschedule
      await storeAudio(id, path, analysis)
      await rm(path)
    }
    return undefined
  } finally {
    await worker.terminate()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The queue runs this job in one process at a time; if that process is killed, another process resumes the
 * job.
 */
export const sampleMusicJob = defineJob(
  'generate-sample-music',
  z.object({}),
  (_, { signal }: JobContext) => generateSome(signal),
  { lease: 180 },
)

/** Generates the missing audio of sample tracks in the background. */
export async function generateSampleMusic(): Promise<void> {
  if ((await listPending()).length > 0) await enqueue(sampleMusicJob, {}, { key: 'all' })
}
