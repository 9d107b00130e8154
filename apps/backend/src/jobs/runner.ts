import { setTimeout as pause } from 'node:timers/promises'
import type { AnyJob } from './job'
import { runClaimedJob } from './run-claimed-job'
import { type ClaimedJob, claimJob, listDueJobNames, releaseJob } from './store'
import { createWakeSignal, type WakeSignal } from './wake-signal'

const pollInterval = 5000
const soon = 1000
// Allows for timers that fire slightly early; without it, their job would be missed until the next poll.
const slack = 25

export type Runner = {
  /** Looks for jobs with this name now, or after `delay` milliseconds. */
  wake(name: string, delay?: number): void
  /** Resolves when no job is running or due within a second. */
  settle(): Promise<void>
  /** Stops claiming jobs, waits for running jobs until the timeout, and releases the rest. */
  stop(timeout: number): Promise<void>
}

type Lane = { job: AnyJob; signal: WakeSignal; running: Map<ClaimedJob, Promise<void>>; claiming: boolean }

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

function startRun({ job, signal, running }: Lane, claimed: ClaimedJob, shutdown: AbortSignal): void {
  const run = runClaimedJob(job, claimed, shutdown)
    .then(pause => {
      if (pause !== null) setTimeout(signal.notify, pause + slack).unref()
    })
    .catch(error => {
      strapi.log.error('the outcome of a job was not stored', { job: job.name, error: nameOf(error) })
    })
    .finally(() => {
      running.delete(claimed)
      signal.notify()
    })
  running.set(claimed, run)
}

/** Starts as many jobs of a lane as the limit allows, each time the lane is notified. */
async function work(lane: Lane, shutdown: AbortSignal): Promise<void> {
  while (!shutdown.aborted) {
    await lane.signal.wait()
    lane.claiming = true
    try {
      while (!shutdown.aborted && lane.running.size < lane.job.concurrency) {
        const claimed = await claimJob(lane.job)
        if (!claimed) break
        startRun(lane, claimed, shutdown)
      }
    } catch (error) {
      strapi.log.error('jobs cannot be read', { job: lane.job.name, error: nameOf(error) })
    }
    lane.claiming = false
  }
}

/** Looks for due jobs of all lanes at once, because one query per lane would keep the database busy. */
async function poll(jobs: readonly AnyJob[], found: (names: string[]) => void, shutdown: AbortSignal) {
  while (!shutdown.aborted) {
    try {
      found(await listDueJobNames(jobs, 0))
    } catch (error) {
      strapi.log.error('jobs cannot be read', { error: nameOf(error) })
    }
    await pause(pollInterval, undefined, { signal: shutdown }).catch(() => undefined)
  }
}

/**
 * Processes the queue until it is stopped. Each kind of job has its own lane, so that no kind waits for
 * another.
 */
export function startJobRunner(jobs: readonly AnyJob[]): Runner {
  const shutdown = new AbortController()
  const lanes: Lane[] = jobs.map(job => ({
    job,
    signal: createWakeSignal(),
    running: new Map(),
    claiming: false,
  }))
  const running = () => lanes.flatMap(lane => [...lane.running.values()])
  const notify = (names: readonly string[]) => {
    for (const { job, signal } of lanes) if (names.includes(job.name)) signal.notify()
  }
  const working = Promise.all([
    poll(jobs, notify, shutdown.signal),
    ...lanes.map(lane => work(lane, shutdown.signal)),
  ])

  return {
    wake(name, delay = 0) {
      if (delay === 0) notify([name])
      else setTimeout(notify, delay + slack, [name]).unref()
    },

    async settle() {
      const isBusy = () => running().length > 0 || lanes.some(({ claiming }) => claiming)
      while (!shutdown.signal.aborted) {
        const wasBusy = isBusy()
        const due = await listDueJobNames(jobs, soon)
        if (!wasBusy && due.length === 0 && !isBusy()) return
        notify(due)
        await Promise.race([...running(), new Promise(done => setTimeout(done, 10))])
      }
    },

    async stop(timeout) {
      shutdown.abort()
      for (const { signal } of lanes) signal.notify()
      let timer: NodeJS.Timeout | undefined
      const timedOut = new Promise<void>(done => {
        timer = setTimeout(done, timeout)
      })
      await Promise.race([working.then(() => Promise.all(running())), timedOut])
      clearTimeout(timer)
      for (const { running: left } of lanes)
        for (const claimed of left.keys()) await releaseJob(claimed, 0, claimed.tries - 1)
    },
  }
}
