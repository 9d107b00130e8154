import { setImmediate } from 'node:timers/promises'

const sliceMs = 5

/** Maps items in order, and lets other work run every few milliseconds. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let sliceStart = performance.now()
  for (const [index, item] of items.entries()) {
    results.push(await map(item, index))
    if (performance.now() - sliceStart < sliceMs) continue
    await setImmediate()
    sliceStart = performance.now()
  }
  return results
}
