import { setTimeout as pause } from 'node:timers/promises'

/** Asks until an answer counts, for as long as it takes a backend to come back. */
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
