import { ensureLogKey } from './keys'
import { ensureLogState } from './state'

/** Creates the log and its first key. Must run at startup, while only one process prepares the database. */
export async function ensureUsageLog(): Promise<void> {
  await ensureLogState()
  await ensureLogKey()
}
