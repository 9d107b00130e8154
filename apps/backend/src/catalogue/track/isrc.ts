import { z } from 'zod'
import { recordAuditEntry, systemActor } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { addRevision } from './revision'

const uid = 'api::track.track'

const trackRow = z.object({
  documentId: z.string(),
  title: z.string(),
  artists: z.array(z.object({ name: z.string() })),
})
export type NamedTrack = z.output<typeof trackRow>

/** "Kopi Sore (Meja Pojok)" */
export const describeTrack = ({ title, artists }: NamedTrack): string =>
  artists.length > 0 ? `${title} (${artists.map(({ name }) => name).join(', ')})` : title

/** The track with this ISRC that is not withdrawn, other than `except`; null if there is none. */
export async function findActiveTrackByIsrc(isrc: string, except = ''): Promise<NamedTrack | null> {
  const row: unknown = await strapi.db.query(uid).findOne({
    where: { isrc, state: { $ne: 'withdrawn' }, documentId: { $ne: except } },
    select: ['documentId', 'title'],
    populate: { artists: { select: ['name'] } },
  })
  return row ? trackRow.parse(row) : null
}

const repeatedRows = z.array(
  z.object({
    id: z.number(),
    documentId: z.string(),
    title: z.string(),
    isrc: z.string(),
    revision: z.number(),
  }),
)

/** The tracks that are not withdrawn and share their ISRC with an older one. */
async function listRepeatedIsrcs(trx: Transaction) {
  const rows: unknown = await trx('tracks as t')
    .whereNotNull('t.isrc')
    .whereNot('t.state', 'withdrawn')
    .whereExists(
      trx('tracks as o')
        .whereRaw('o.isrc = t.isrc')
        .whereRaw('o.id < t.id')
        .whereNot('o.state', 'withdrawn')
        .select('o.id'),
    )
    .orderBy('t.id')
    .select('t.id', 't.document_id as documentId', 't.title', 't.isrc', 't.revision')
  return repeatedRows.parse(rows)
}

/**
 * Removes an ISRC from all tracks but the oldest that has it. The audit log and the log list each removal, and the
 * track's credits become incomplete, so that curators find it on their home page.
 */
async function removeRepeatedIsrcs(trx: Transaction): Promise<void> {
  for (const { id, documentId, title, isrc, revision } of await listRepeatedIsrcs(trx)) {
    const other = await findActiveTrackByIsrc(isrc, documentId)
    await strapi.db.query(uid).update({ where: { id }, data: { isrc: null, credits: null } })
    if (revision > 0) await addRevision(id)
    await recordAuditEntry({
      action: 'track.isrc-removed',
      actor: systemActor,
      subject: 'track',
      subjectId: documentId,
      organisation: null,
      details: { name: title, isrc, other: other && describeTrack(other) },
    })
    strapi.log.warn(
      `The ISRC ${isrc} was removed from the track ${documentId}, because ${other?.documentId} has it too`,
    )
  }
}

const indexes = {
  tracks_active_isrc_unique: "tracks (isrc) where state <> 'withdrawn' and isrc is not null",
  tracks_audio_hash_unique: 'tracks (audio_hash) where same_audio_as is null and audio_hash is not null',
}

/**
 * Ensures that no two tracks that are not withdrawn have the same ISRC, and no two tracks the same audio.
 * Strapi's schemas cannot declare partial indexes. Must only run in the process that prepares the database.
 */
export async function ensureUniqueTracks(): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    // A process of the previous release may be writing.
    await trx.raw('lock table tracks in share row exclusive mode')
    await removeRepeatedIsrcs(trx)
    for (const [name, definition] of Object.entries(indexes))
      await trx.raw(`create unique index if not exists ${name} on ${definition}`)
  })
}
