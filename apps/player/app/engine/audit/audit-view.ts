import type { LogFinding } from '@bgm/validation'

/** What the settings show of the log. Times are those of the server. */
export type AuditView = {
  /** When the plays of the last day began that were seen in the log. */
  found: readonly number[]
  checkedAt: number | null
  waiting: number
  /** By when all of them are promised to be in the log. */
  waitingUntil: number | null
  /** The size of the last answer. */
  bytes: number
  problem: { kind: LogFinding['kind']; at: number } | null
}

/** Before anything is known. */
export const emptyAudit: AuditView = {
  found: [],
  checkedAt: null,
  waiting: 0,
  waitingUntil: null,
  bytes: 0,
  problem: null,
}

/** Where the state of a pairing is stored. */
export const getAuditKey = (pairing: string): string => `audit-${pairing}`
