import { runClaimedJob } from './attempt'
import type { AnyJob } from './job'
import type { ClaimedJob, Store } from './store'
import { createWakeSignal, type WakeSignal } from './wake-signal'

const poll = 5000
const soon = 1000
// Clocks differ a little, and who comes too early waits for the next poll.
const slack = 25

export type Runner = {
  /** Looks for work now, or in so many milliseconds. */
  wake(delay?: number): void
  /** Resolves when nothing runs and nothing is due within a second. */
  settle(): Promise<void>
  /** Fetches nothing more, waits so many milliseconds for what runs, and gives back the rest. */
  stop(patience: number): Promise<void>
}

type Lane = { job: AnyJob; bell: WakeSignal; running: Map<ClaimedJob, Promise<void>>; fetching: boolean }

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

/** Works through the jobs of a store until it is stopped; each kind in a lane of its own, so that none waits for another. */
export function startRunner(store: Store, jobs: readonly AnyJob[]): Runner {
  const ending = new AbortController()
  const lanes: Lane[] = jobs.map(job => ({
    job,
    bell: createWakeSignal(),
    running: new Map(),
    fetching: false,
  }))
  const isEnding = () => ending.signal.aborted

  function begin({ job, bell, running }: Lane, claimed: ClaimedJob): void {
    const run = runClaimedJob(store, job, claimed, ending.signal)
      .then(pause => {
        if (pause !== null) setTimeout(bell.ring, pause + slack).unref()
      })
      .catch(error => {
        strapi.log.error('a job was not put away', { job: job.name, error: nameOf(error) })
      })
      .finally(() => {
        running.delete(claimed)
        bell.ring()
      })
    running.set(claimed, run)
  }

  async function work(lane: Lane): Promise<void> {
    while (!isEnding()) {
      lane.fetching = true
      try {
        while (!isEnding() && lane.running.size < lane.job.atOnce) {
          const claimed = await store.claim(lane.job)
          if (!claimed) break
          begin(lane, claimed)
        }
      } catch (error) {
        strapi.log.error('jobs cannot be read', { job: lane.job.name, error: nameOf(error) })
      }
      lane.fetching = false
      if (!isEnding()) await lane.bell.heard(poll)
    }
  }

  const ring = () => {
    for (const { bell } of lanes) bell.ring()
  }
  const tending = setInterval(() => {
    if (!isEnding())
      store.tend().catch(error => strapi.log.error('the queue failed', { error: nameOf(error) }))
  }, poll)
  const working = Promise.all(lanes.map(work))
  const running = () => lanes.flatMap(lane => [...lane.running.values()])

  return {
    wake(delay = 0) {
      if (delay === 0) ring()
      else setTimeout(ring, delay + slack).unref()
    },

    async settle() {
      const isBusy = () => running().length > 0 || lanes.some(({ fetching }) => fetching)
      while (!isEnding() && (isBusy() || (await store.isDue(jobs, soon)) || isBusy())) {
        ring()
        await Promise.race([...running(), new Promise(done => setTimeout(done, 50))])
      }
    },

    async stop(patience) {
      clearInterval(tending)
      ending.abort()
      ring()
      let timer: NodeJS.Timeout | undefined
      const enough = new Promise<void>(done => {
        timer = setTimeout(done, patience)
      })
      await Promise.race([working.then(() => Promise.all(running())), enough])
      clearTimeout(timer)
      for (const { job, running: left } of lanes)
        for (const claimed of left.keys()) await store.putBack(job, claimed, 0, claimed.tries - 1)
      await store.stop()
    },
  }
}
