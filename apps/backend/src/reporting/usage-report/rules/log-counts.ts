import { addAmount, type UsageAmount } from './line'

/** Why a play of the log is not in a report: it is of another month, too short, or its venue was never logged. */
export type ExclusionReason = 'month' | 'short' | 'venue'

/** What a report's manifest says about the entries that were considered. */
export type LogCounts = {
  entries: Map<string, number>
  /** Numbers of rejections by reason. */
  rejections: Map<string, number>
  excluded: Map<ExclusionReason, UsageAmount>
  /** The indexes of the entries of reported venues, by the id of their unit. */
  venues: Map<number, number>
}

export const createLogCounts = (): LogCounts => ({
  entries: new Map(),
  rejections: new Map(),
  excluded: new Map(),
  venues: new Map(),
})

export const increment = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

export function exclude({ excluded }: LogCounts, reason: ExclusionReason, milliseconds: number): void {
  const total = excluded.get(reason) ?? { plays: 0, milliseconds: 0 }
  addAmount(total, { plays: 1, milliseconds })
  excluded.set(reason, total)
}
