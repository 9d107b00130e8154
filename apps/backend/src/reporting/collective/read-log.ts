import type { CollectiveReadFilter, CsvSeparator } from '@bgm/contract'
import { unparse } from 'papaparse'
import { z } from 'zod'
import type { CollectiveReader } from '#src/identity'
import { type Page, paginateIds, sortByIds } from '#src/platform/database/paginate-rows'
import { dayAfter, startOfJakartaDay } from '#src/platform/runtime/jakarta'

const uid = 'api::collective.collective-read'

const readRows = z.array(
  z.object({
    id: z.number(),
    at: z.coerce.date(),
    reader: z.string(),
    kind: z.string(),
    subject: z.string().nullable(),
  }),
)

const matches = "position(lower(?) in lower(coalesce(r.subject, '') || ' ' || r.reader)) > 0"

function filterReads({ body }: CollectiveReader, { kind, reader, from, until, q }: CollectiveReadFilter) {
  const rows = strapi.db.getConnection().from('collective_reads as r').where('r.body', body.documentId)
  if (kind) rows.where('r.kind', kind)
  if (reader) rows.where('r.reader', reader)
  if (from) rows.where('r.at', '>=', new Date(startOfJakartaDay(from)))
  if (until) rows.where('r.at', '<', new Date(startOfJakartaDay(dayAfter(until))))
  if (q) rows.whereRaw(matches, [q])
  return rows
}

const newestFirst = [
  { by: 'r.at', down: true },
  { by: 'r.id', down: true },
]

async function readEntries(ids: readonly number[]) {
  const found: unknown = await strapi.db.query(uid).findMany({ where: { id: { $in: [...ids] } } })
  return sortByIds(ids, readRows.parse(found))
}

/** One page of what a body has read, newest first. */
export async function listReadLogEntries(reader: CollectiveReader, filter: CollectiveReadFilter, page: Page) {
  const { ids, pagination } = await paginateIds(filterReads(reader, filter), 'r', newestFirst, page)
  const entries = await readEntries(ids)
  return { reads: entries.map(({ id: _, ...read }) => read), pagination }
}

const maxReaders = 200
const readerRows = z.object({ rows: z.array(z.object({ reader: z.string() })) })

/** Who of a body has read something, in alphabetical order, at most 200. Each step of the query reads one index entry. */
export async function listReaders({ body }: CollectiveReader): Promise<string[]> {
  const found: unknown = await strapi.db.connection.raw(
    `with recursive readers as (
      (select reader from collective_reads where body = :body order by reader limit 1)
      union all
      select (select r.reader from collective_reads as r where r.body = :body and r.reader > readers.reader
        order by r.reader limit 1)
      from readers where readers.reader is not null
    ) select reader from readers where reader is not null limit :limit`,
    { body: body.documentId, limit: maxReaders },
  )
  return readerRows.parse(found).rows.map(({ reader }) => reader)
}

/** What a reader has filtered the log by, as the subject of an entry. */
export const describeReadFilter = ({ kind, reader, from, until, q }: CollectiveReadFilter): string =>
  [kind, reader, from && `${from}..`, until && `..${until}`, q].filter(Boolean).join(', ')

const maxExported = 100_000
const exportBatch = 500
const columns = ['at', 'kind', 'subject', 'reader']

/** The newest 100,000 matching entries as CSV, newest first, in chunks. Formulas are escaped for spreadsheets. */
export async function exportReadLog(
  reader: CollectiveReader,
  filter: CollectiveReadFilter,
  delimiter: CsvSeparator,
): Promise<AsyncGenerator<string>> {
  const page = { page: 1, pageSize: maxExported }
  const { ids } = await paginateIds(filterReads(reader, filter), 'r', newestFirst, page)
  return writeCsv(ids, delimiter)
}

async function* writeCsv(ids: readonly number[], delimiter: CsvSeparator): AsyncGenerator<string> {
  // Excel needs the byte order mark to detect UTF-8.
  yield `\ufeff${columns.join(delimiter)}\r\n`
  for (let start = 0; start < ids.length; start += exportBatch) {
    const entries = await readEntries(ids.slice(start, start + exportBatch))
    const rows = entries.map(read => [read.at.toISOString(), read.kind, read.subject ?? '', read.reader])
    if (rows.length > 0) yield `${unparse(rows, { delimiter, escapeFormulae: true })}\r\n`
  }
}
