import { setTimeout as pause } from 'node:timers/promises'

/** Repeats a request until the response is accepted, while a backend restarts. */
export async function retryUntilAnswered(
  ask,
  counts = ({ status }) => status > 0 && status < 500,
  seconds = 1_800,
) {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (counts(answer) || performance.now() > end) return answer
    await pause(250)
  }
}
