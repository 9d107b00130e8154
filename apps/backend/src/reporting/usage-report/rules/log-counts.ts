import { addAmount, type UsageAmount } from './line'

/** Why a play of the log is not in a report: it is of another month, too short, or its venue was never logged. */
export type ExclusionReason = 'month' | 'short' | 'venue'

/** The index of a venue's entry, and the number of its reported plays and of those that are signed. */
export type VenueCounts = { index: number; plays: number; signed_plays: number }

/** What a report's manifest says about the entries that were considered. */
export type LogCounts = {
  entries: Map<string, number>
  /** Numbers of rejections by reason. */
  rejections: Map<string, number>
  excluded: Map<ExclusionReason, UsageAmount>
  /** Reported venues, by the id of their unit. */
  venues: Map<number, VenueCounts>
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

/** Counts a reported play of a venue, whose entry has an index. */
export function countReported({ venues }: LogCounts, unit: number, index: number, isSigned: boolean): void {
  const { plays, signed_plays } = venues.get(unit) ?? { plays: 0, signed_plays: 0 }
  venues.set(unit, { index, plays: plays + 1, signed_plays: signed_plays + (isSigned ? 1 : 0) })
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0)

/** The numbers of reported plays that are signed, and of rejections. */
export const sumSignedAndRejected = ({ venues, rejections }: LogCounts) => ({
  signed_plays: sum([...venues.values()].map(({ signed_plays }) => signed_plays)),
  rejected_plays: sum(rejections.values()),
})
