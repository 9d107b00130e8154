import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { steadyNow } from './steady-now'

/** Whether the file `maintenance` stands in the data folder; looked at most once a second. */
export function createMaintenanceSwitch(dataDir: string, now: () => number = steadyNow): () => boolean {
  if (!dataDir) return () => false
  const file = join(dataDir, 'maintenance')
  let seen = false
  let lookedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - lookedAt >= 1000) {
      lookedAt = now()
      seen = existsSync(file)
    }
    return seen
  }
}
