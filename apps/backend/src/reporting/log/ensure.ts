import { ensureReceiptKey } from '#src/reporting/device-audit/receipt-keys'
import { beginLogAgain } from './begin-again'
import { ensureLogKey } from './keys'
import { recoverUsageLog } from './recover'
import { ensureLogState } from './state'

/**
 * Creates the log and the first keys of it and of receipts, and imports entries that a restored database has lost. Must run at startup, while only
 * one process prepares the database and before plays are accepted.
 */
export async function ensureUsageLog(): Promise<void> {
  await ensureLogState()
  await beginLogAgain(Date.now())
  await recoverUsageLog()
  await ensureLogKey()
  await ensureReceiptKey()
}
