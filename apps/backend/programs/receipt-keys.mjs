// Lists the keys that sign receipts of plays, publishes the next one (`rotate`) or revokes one (`revoke KEY`).
import { loadCompiledBackend } from './compiled-backend.mjs'
import { exitWithError } from './log-line.mjs'
import { manageKeys } from './manage-keys.mjs'

const backend = loadCompiledBackend({ SEED: 'none' })

try {
  await backend.load()
  await manageKeys('receipt-keys', backend.part('reporting/device-audit/receipt-keys.js'))
  process.exit(0)
} catch (error) {
  exitWithError(error)
}
