/** The actions in a collective body's read log: reading data and managing keys (docs/usage-reports.md). */
export const readLogKinds = [
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
  'log-entries',
  'play',
  'proof',
  'plays',
  'works',
  'reads',
  'keys',
  'key-created',
  'key-revoked',
] as const
export type ReadLogKind = (typeof readLogKinds)[number]
