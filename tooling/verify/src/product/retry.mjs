import { setTimeout as pause } from 'node:timers/promises'

/** Repeats a request until its response is acceptable. Used while a backend restarts. */
export async function retryUntilAccepted(
  ask,
  counts = ({ status }) => status > 0 && status < 500,
  seconds = 1_800,
) {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const response = await ask()
    if (counts(response) || performance.now() > end) return response
    await pause(250)
  }
}
