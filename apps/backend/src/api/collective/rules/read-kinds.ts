/** What a collective body can read, and what it does with its keys; docs/usage-reports.md lists what each contains. */
export const readKinds = [
  'overview',
  'months',
  'venues',
  'venue',
  'work',
  'search',
  'late-devices',
  'month',
  'report-file',
  'usage-log',
  'checkpoints',
  'play',
  'proof',
  'plays',
  'works',
  'reads',
  'keys',
  'key-created',
  'key-revoked',
] as const
export type ReadKind = (typeof readKinds)[number]
