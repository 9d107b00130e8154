import { loadCompiledBackend } from './compiled-backend.mjs'
import { exitWithError } from './log-line.mjs'

// The environment is validated before anything else is loaded.
try {
  const { part, serve } = loadCompiledBackend({})
  part('runtime/environment.js').requireSecrets()
  part('runtime/limit-heap-growth.js').limitHeapGrowth()
  await serve()
} catch (error) {
  exitWithError(error)
}
