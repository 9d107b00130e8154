import { setFlagsFromString } from 'node:v8'

/**
 * Collects the old generation whenever the heap has grown by 40%. With V8's default, the process uses more than twice
 * the memory under load and is no faster (docs/performance.md).
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=40')
}
