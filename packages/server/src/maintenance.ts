import { existsSync } from 'node:fs'
import { join } from 'node:path'

const checkIntervalMs = 1000

/**
 * Returns a function that checks, at most once a second, whether the data folder contains a file named `maintenance`.
 */
export function createMaintenanceCheck(dataDir: string): () => boolean {
  if (!dataDir) return () => false
  const file = join(dataDir, 'maintenance')
  let exists = false
  let checkedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() - checkedAt >= checkIntervalMs) {
      checkedAt = performance.now()
      exists = existsSync(file)
    }
    return exists
  }
}
