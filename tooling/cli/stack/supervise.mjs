import { setTimeout as pause } from 'node:timers/promises'
import { waitUntilHealthy } from './processes.mjs'

const backoff = [1_000, 2_000, 4_000, 8_000, 16_000]
/**
 * The time in milliseconds after which a service counts as stable, so that the delays start over after a
 * later crash.
 */
const steady = 60_000

/**
 * Restarts a service whenever it exits unexpectedly, each time after the next of `delays` (milliseconds).
 * Gives up when none are left.
 * @param {object} running `service` is replaced on each restart
 * @param {{ notify?: (line: string) => void, delays?: number[], steadyAfter?: number }} options
 * @returns resolves with the last exit message and service once it gives up; never for a service that was
 * stopped
 */
export async function supervise(running, { notify = () => {}, delays = backoff, steadyAfter = steady } = {}) {
  let crashes = 0
  for (;;) {
    const { service } = running
    const since = performance.now()
    const sentence = await service.ended
    if (service.isStopped()) return new Promise(() => {})
    crashes = performance.now() - since > steadyAfter ? 1 : crashes + 1
    const delay = delays[crashes - 1]
    if (delay === undefined) {
      const times = crashes > 1 ? ` ${crashes} times` : ''
      return { sentence: `${sentence}${times}`, service }
    }
    notify(`${sentence}; restarting in ${delay / 1000} s`)
    await pause(delay)
    if (service.isStopped()) return new Promise(() => {})
    running.service = running.restart()
    waitUntilHealthy(running.service, running.health).then(
      () => notify(`${service.name} is running again`),
      () => {},
    )
  }
}
