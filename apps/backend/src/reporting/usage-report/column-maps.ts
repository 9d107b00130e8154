import { z } from 'zod'
import type { FieldMessage } from '#src/platform/panel/field-errors'
import { enforceRecordRule } from '#src/platform/panel/record-rules'
import { columnSeparators, listFields, maxColumns, parseColumns } from './rules/column-map'
import { type ReportFormat, standardFormats } from './rules/layout'

const uid = 'api::usage-report.column-map'

const mapRow = z.object({
  title: z.string(),
  key: z.string(),
  rows: z.enum(['plays', 'works']),
  separator: z.enum(['comma', 'semicolon', 'tab', 'pipe']),
  list_separator: z.string(),
  header: z.boolean(),
  byte_order_mark: z.boolean(),
  columns: z.string(),
})
type ColumnMap = z.output<typeof mapRow>

const keyShape = /^[a-z0-9]+(-[a-z0-9]+)*$/
const noMessage = { sender_name: '', service: '' }
const reserved = ['manifest', ...standardFormats('', noMessage).map(({ format }) => format)]

const suisa: ColumnMap = {
  title: 'SUISA',
  key: 'suisa',
  rows: 'plays',
  separator: 'semicolon',
  list_separator: ', ',
  header: true,
  byte_order_mark: true,
  columns: `Titel = work.title
Komponist = work.composers
Interpret = work.artists
Interpreten-Info =
Sender = venue.unit
Sendedatum = play.date
Sendedauer = play.duration
Sendezeit = play.time
Werkverzeichnisangaben = work.iswc
ISRC = work.isrc
Label = work.label
CD ID / Katalog-Nummer = work.catalogue_number
Titel des Tonträgers (Albumtitel) = work.release
Autor Text = work.authors
Programm = venue.zone
Identifikationsnummer = play.id`,
}

function columnErrors(record: Record<string, unknown>): FieldMessage[] {
  const rows = record.rows === 'works' ? 'works' : 'plays'
  const parsed = parseColumns(String(record.columns ?? ''), rows)
  if ('columns' in parsed) return []
  const { line, problem } = parsed
  const fields = listFields(rows).join(', ')
  return [
    {
      path: ['columns'],
      message:
        problem === 'shape'
          ? [
              `Line ${line}: write one column per line, like Title = work.title, at most ${maxColumns}`,
              `Baris ${line}: tulis satu kolom per baris, misalnya Judul = work.title, paling banyak ${maxColumns}`,
            ]
          : [
              `Line ${line}: unknown field. Fields: ${fields}`,
              `Baris ${line}: bidang tidak dikenal. Bidang: ${fields}`,
            ],
    },
  ]
}

function keyErrors({ key }: Record<string, unknown>): FieldMessage[] {
  if (keyShape.test(String(key)) && !reserved.includes(String(key))) return []
  return [
    {
      path: ['key'],
      message: [
        'Use small letters, digits and hyphens; jsonl, csv and dsr are taken',
        'Pakai huruf kecil, angka, dan tanda hubung; jsonl, csv, dan dsr sudah dipakai',
      ],
    },
  ]
}

/** Validates column maps on every save. */
export const enforceColumnMaps = (): void =>
  enforceRecordRule(uid, record => [...keyErrors(record), ...columnErrors(record)])

/** Creates an example that staff can change, if there are no column maps. */
export async function ensureColumnMap(): Promise<void> {
  const maps = strapi.db.query(uid)
  if ((await maps.count()) === 0) await strapi.documents(uid).create({ data: { ...suisa, active: true } })
}

function toFormat({ key, title, columns: text, separator, rows, ...map }: ColumnMap): ReportFormat | null {
  const parsed = parseColumns(text, rows)
  if (!('columns' in parsed)) return null
  const { header, byte_order_mark, list_separator } = map
  const { columns } = parsed
  return {
    format: key,
    title,
    layout: {
      kind: 'table',
      rows,
      separator: columnSeparators[separator],
      list_separator,
      header,
      byte_order_mark,
      columns,
    },
  }
}

/** The active formats that staff have added, sorted by key. */
export async function listMappedFormats(): Promise<ReportFormat[]> {
  const rows: unknown = await strapi.db
    .query(uid)
    .findMany({ where: { active: true }, orderBy: { key: 'asc' }, limit: 20 })
  return z
    .array(mapRow)
    .parse(rows)
    .flatMap(row => toFormat(row) ?? [])
}
