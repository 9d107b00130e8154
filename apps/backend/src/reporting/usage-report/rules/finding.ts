export const findingKinds = [
  'rejected',
  'silent',
  'device-twice',
  'two-devices',
  'long-day',
  'credits',
] as const
/**
 * A finding for staff to review. `count` is the number of plays, or of days for `long-day`. Rejected plays are those
 * that arrived in the month.
 */
export type Finding = { kind: (typeof findingKinds)[number]; subject: string; detail: string; count: number }
