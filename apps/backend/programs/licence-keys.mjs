// Lists the keys that sign licences, publishes the next one (`rotate`) or revokes one (`revoke KEY`).
import { loadCompiledBackend } from './compiled-backend.mjs'
import { exitWithError, logInfo } from './log-line.mjs'
import { manageKeys } from './manage-keys.mjs'

const backend = loadCompiledBackend({ SEED: 'none' })

async function repairLicences() {
  await backend.part('licensing/licence/repair.js').repairLicences()
  logInfo('Every licence that it had signed has a new version, and the status list is signed again.')
}

try {
  await backend.load()
  await manageKeys('licence-keys', backend.part('licensing/licence/keys.js'), repairLicences)
  process.exit(0)
} catch (error) {
  exitWithError(error)
}
