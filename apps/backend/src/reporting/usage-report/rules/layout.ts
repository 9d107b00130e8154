import { z } from 'zod'

/** What a DDEX message says about its sender and recipient, beyond the plays. */
export const ddexMessageSchema = z.object({
  sender_name: z.string(),
  sender_party_id: z.string().optional(),
  recipient_name: z.string().optional(),
  recipient_party_id: z.string().optional(),
  service: z.string(),
  /** Listeners of a zone on average. */
  listeners: z.number().int().optional(),
  /** Of a month, in whole rupiah. */
  net_revenue: z.number().int().optional(),
})
export type DdexMessage = z.output<typeof ddexMessageSchema>

/**
 * The layout of a file. It is stored with each file, so that a report can be reproduced after its column map
 * has changed.
 */
export const fileLayoutSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('jsonl'),
    /** Whether lines say if their play is signed. Missing in reports from before they did. */
    signatures: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('manifest') }),
  // Reports from before December 2026 have no message.
  z.object({ kind: z.literal('dsr'), sender: z.string(), message: ddexMessageSchema.optional() }),
  z.object({
    kind: z.literal('table'),
    /** One line per play, or one per track revision with its totals. */
    rows: z.enum(['plays', 'works']),
    separator: z.enum([',', ';', '\t', '|']),
    list_separator: z.string().max(4),
    /** Whether separators in names are escaped. Missing in reports from before they were. */
    escape_lists: z.boolean().optional(),
    header: z.boolean(),
    /** Spreadsheets need the byte order mark to detect UTF-8. */
    byte_order_mark: z.boolean(),
    columns: z.array(z.object({ name: z.string(), field: z.string() })).min(1),
  }),
])
export type FileLayout = z.output<typeof fileLayoutSchema>
export type JsonlLayout = Extract<FileLayout, { kind: 'jsonl' }>
export type DsrLayout = Extract<FileLayout, { kind: 'dsr' }>
export type TableLayout = Extract<FileLayout, { kind: 'table' }>

/** A format in which reports are written; `format` is part of a file's URL and name. */
export type ReportFormat = { format: string; title: string; layout: FileLayout }

const columns: [name: string, field: string][] = [
  ['period', 'report.period'],
  ['version', 'report.version'],
  ['started_at', 'play.started_at'],
  ['seconds', 'play.seconds'],
  ['title', 'work.title'],
  ['artists', 'work.artists'],
  ['composers', 'work.composers'],
  ['arrangers', 'work.arrangers'],
  ['publishers', 'work.publishers'],
  ['isrc', 'work.isrc'],
  ['iswc', 'work.iswc'],
  ['label', 'work.label'],
  ['release', 'work.release'],
  ['catalogue_number', 'work.catalogue_number'],
  ['venue', 'venue.unit'],
  ['zone', 'venue.zone'],
  ['city', 'venue.city'],
  ['province', 'venue.province'],
  ['industry', 'venue.industry'],
  ['licence', 'venue.licence'],
  ['offline', 'play.offline'],
  ['second_device', 'play.second_device'],
  ['play_id', 'play.id'],
  ['index', 'play.index'],
  ['work_id', 'work.work_id'],
  ['contributors', 'work.contributors'],
  ['roles', 'work.roles'],
  ['ipis', 'work.ipis'],
  ['shares', 'work.shares'],
  ['societies', 'work.societies'],
  ['signed', 'play.signed'],
]

export function getExtension(layout: FileLayout): string {
  if (layout.kind === 'jsonl') return 'jsonl'
  if (layout.kind === 'manifest') return 'json'
  if (layout.kind === 'dsr') return 'tsv'
  return layout.separator === '\t' ? 'tsv' : 'csv'
}

/** The formats that every report has. `sender` is part of the ids of DDEX messages. */
export const standardFormats = (sender: string, message: DdexMessage): readonly ReportFormat[] => [
  { format: 'jsonl', title: 'JSONL', layout: { kind: 'jsonl', signatures: true } },
  {
    format: 'csv',
    title: 'CSV',
    layout: {
      kind: 'table',
      rows: 'plays',
      separator: ',',
      list_separator: '; ',
      escape_lists: true,
      header: true,
      byte_order_mark: true,
      columns: columns.map(([name, field]) => ({ name, field })),
    },
  },
  { format: 'dsr', title: 'DSR', layout: { kind: 'dsr', sender, message } },
]
