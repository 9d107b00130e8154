const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Returns the percentiles of durations as `median`, `p95` and `p99`. */
export function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b)
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) }
}

/**
 * Runs concurrent clients, each with one request at a time. Returns responses per second and durations in
 * ms.
 * @param {(client: number) => Promise<string | null | undefined>} ask sends one request; a string is a
 * failure, null means that no requests are left
 * @param {{ seconds?: number, clients: number, ended?: () => boolean }} options when to stop, unless
 * requests run out earlier
 */
export async function generateLoad(
  ask,
  { seconds = Number.POSITIVE_INFINITY, clients, ended = () => false },
) {
  const began = performance.now()
  const times = []
  const failures = {}
  const client = async number => {
    while (!ended() && performance.now() - began < seconds * 1000) {
      const since = performance.now()
      const failure = await ask(number)
      if (failure === null) return
      if (failure) failures[failure] = (failures[failure] ?? 0) + 1
      else times.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  return { rate: times.length / ((performance.now() - began) / 1000), ...percentiles(times), failures }
}
