import { setImmediate } from 'node:timers/promises'

const sliceMs = 5

/** Maps items in order, and lets other work run every few milliseconds. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let sliceStart = performance.now()
  for (const item of items) {
    results.push(await map(item))
    if (performance.now() - sliceStart < sliceMs) continue
    await setImmediate()
    sliceStart = performance.now()
  }
  return results
}
