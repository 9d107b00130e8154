/** What a collective body can read; docs/usage-reports.md lists what each contains. */
export const readKinds = [
  'overview',
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
  'reads',
] as const
export type ReadKind = (typeof readKinds)[number]
