/** Why a zone had no music on a day, as far as the records show. */
export const usageGapReasons = [
  'not-licensed',
  'silence',
  'nyepi',
  'not-paired',
  'offline',
  'paused',
  'unknown',
] as const
export type UsageGapReason = (typeof usageGapReasons)[number]
