import { z } from 'zod'
import type { CollectiveReader } from '#src/identity'
import { type Page, paginateIds, sortByIds } from '#src/platform/database/paginate-rows'
import type { ReadLogKind } from './rules/read-kinds'

const uid = 'api::collective.collective-read'
const maxSubject = 200

/**
 * Records that a collective body reads data. Call this before any data is sent, so that no read goes
 * unrecorded. `subject` identifies the data that is read, such as a month, a file or a search term.
 */
export async function recordRead(
  { body, name }: CollectiveReader,
  kind: ReadLogKind,
  subject = '',
): Promise<void> {
  await strapi.db.query(uid).create({
    data: {
      at: new Date(),
      body: body.documentId,
      body_name: body.name,
      reader: name,
      kind,
      subject: [...subject].slice(0, maxSubject).join(''),
    },
  })
}

const hour = 3_600_000

/** Like `recordRead`, for data that is read in thousands of parts: only the first read within an hour is recorded. */
export async function recordReadHourly({ body, name }: CollectiveReader, kind: ReadLogKind): Promise<void> {
  const since = new Date(Date.now() - hour)
  const where = { body: body.documentId, reader: name, kind, at: { $gt: since } }
  if ((await strapi.db.query(uid).count({ where })) === 0) await recordRead({ body, name }, kind)
}

const readRows = z.array(
  z.object({
    id: z.number(),
    at: z.coerce.date(),
    reader: z.string(),
    kind: z.string(),
    subject: z.string().nullable(),
  }),
)

/** The read log of a body, newest first. */
export async function listReadLogEntries({ body }: CollectiveReader, page: Page) {
  const rows = strapi.db.getConnection().from('collective_reads as r').where('r.body', body.documentId)
  const order = [
    { by: 'r.at', down: true },
    { by: 'r.id', down: true },
  ]
  const { ids, pagination } = await paginateIds(rows, 'r', order, page)
  const found: unknown = await strapi.db.query(uid).findMany({ where: { id: { $in: ids } } })
  const reads = sortByIds(ids, readRows.parse(found)).map(({ id: _, ...read }) => read)
  return { reads, pagination }
}
