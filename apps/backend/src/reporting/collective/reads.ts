import type { ReadLogKind } from '@bgm/validation'
import type { CollectiveReader } from '#src/identity'

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
