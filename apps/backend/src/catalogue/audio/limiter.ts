/** The time over which the gain changes from one value to the next. */
const attackSeconds = 0.01

/** Computes the minimum of the window that starts at each index, in linear time. */
function slidingMinimum(values: Float32Array, size: number): Float32Array {
  const result = new Float32Array(values.length)
  const queue: number[] = []
  let first = 0
  for (let index = values.length - 1; index >= 0; index -= 1) {
    const value = values[index] ?? 1
    while (queue.length > first && (values[queue[queue.length - 1] ?? 0] ?? 1) >= value) queue.pop()
    queue.push(index)
    while ((queue[first] ?? 0) >= index + size) first += 1
    result[index] = values[queue[first] ?? index] ?? 1
  }
  return result
}

/** Amplifies samples, smoothly reducing the gain around peaks that would exceed the ceiling. */
export function amplify(
  channels: readonly Float32Array[],
  { gain, ceiling, rate }: { gain: number; ceiling: number; rate: number },
): Float32Array[] {
  const length = channels[0]?.length ?? 0
  const allowed = Float32Array.from({ length }, (_, index) => {
    const peak = Math.max(...channels.map(samples => Math.abs(samples[index] ?? 0))) * gain
    return peak > ceiling ? ceiling / peak : 1
  })
  const size = Math.max(1, Math.round(rate * attackSeconds))
  const lowest = slidingMinimum(allowed, size)
  const result = channels.map(() => new Float32Array(length))
  let sum = size
  for (let at = 0; at < length; at += 1) {
    sum += (lowest[at] ?? 1) - (at >= size ? (lowest[at - size] ?? 1) : 1)
    for (const [index, samples] of channels.entries()) {
      const target = result[index]
      if (target) target[at] = (samples[at] ?? 0) * gain * Math.min(1, sum / size)
    }
  }
  return result
}
