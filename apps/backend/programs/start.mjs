import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadCompiledBackend } from './compiled-backend.mjs'
import { exitWithError, logWarning } from './log-line.mjs'

// The environment is validated before anything else is loaded.
try {
  const { environment, part, serve } = loadCompiledBackend({})
  part('platform/runtime/environment.js').requireSecrets()
  part('platform/runtime/limit-heap-growth.js').limitHeapGrowth()
  const formerDatabase = join(environment.dataDir, 'database.sqlite')
  if (existsSync(formerDatabase))
    logWarning(
      `${formerDatabase} of an earlier version is not used: all data is in DATABASE_URL (PostgreSQL)`,
    )
  await serve()
} catch (error) {
  exitWithError(error)
}
