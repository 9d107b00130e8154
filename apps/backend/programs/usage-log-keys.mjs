// Lists the keys that sign the usage log, publishes the next one (`rotate`) or revokes one (`revoke KEY`).
import { loadCompiledBackend } from './compiled-backend.mjs'
import { exitWithError } from './log-line.mjs'
import { manageKeys } from './manage-keys.mjs'

const backend = loadCompiledBackend({ SEED: 'none' })

try {
  await backend.load()
  await manageKeys('usage-log-keys', backend.part('reporting/log/keys.js'))
  process.exit(0)
} catch (error) {
  exitWithError(error)
}
