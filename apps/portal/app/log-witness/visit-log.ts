import { parseLogCheckpoint } from '@bgm/validation'
import { checkGrowth, type LogGrowth } from './check-growth'
import type { LogEvidence, LogMemory } from './store'

export type LogVisit =
  | { isRight: false; evidence: LogEvidence[] }
  /** `added` and `seenAt` (milliseconds) are null at the first visit. `note` may be signed. */
  | { isRight: true; note: string; size: number; added: number | null; seenAt: number | null }

/** How often other pages of this browser may verify the log at the same time. */
const attempts = 5

async function verifyOnce(memory: LogMemory, fetchLog: FetchLog, now: number): Promise<LogVisit | null> {
  const { seen, evidence } = await memory.read()
  const log = await fetchLog(seen ? (parseLogCheckpoint(seen.note)?.size ?? 0) : 0)
  const check = await checkGrowth(seen, log)
  if (!check.isRight) {
    await memory.addEvidence({
      known: seen?.note ?? null,
      knownKeys: seen?.keys ?? [],
      shown: log.checkpoint,
      shownKeys: log.keys,
      consistency: log.consistency,
      at: now,
    })
    return { isRight: false, evidence: (await memory.read()).evidence }
  }
  // A log that was right again does not undo what was shown before.
  if (evidence.length > 0) return { isRight: false, evidence }
  const { size, added, keys } = check
  if (!(await memory.replaceSeen(seen, { note: log.checkpoint, keys, at: now }))) return null
  return { isRight: true, note: log.checkpoint, size, added, seenAt: seen?.at ?? null }
}

type FetchLog = (size: number) => Promise<LogGrowth>

/** Verifies the log, and remembers what was seen. Evidence is shown until it is removed, even if the log fails. */
export async function visitLog(memory: LogMemory, fetchLog: FetchLog, now = Date.now()): Promise<LogVisit> {
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const visit = await verifyOnce(memory, fetchLog, now)
      if (visit) return visit
    }
    throw new Error('The log is being verified by other pages')
  } catch (error) {
    const { evidence } = await memory.read()
    if (evidence.length > 0) return { isRight: false, evidence }
    throw error
  }
}
