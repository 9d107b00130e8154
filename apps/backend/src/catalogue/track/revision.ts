import { z } from 'zod'
import { buildRevisionKey } from './audio'
import { storedContributors } from './rules/contributors'
import { splitNames } from './rules/words'

const names = z.string().nullable().transform(splitNames)
const text = z.string().nullable()

const currentRow = z.object({
  id: z.number(),
  documentId: z.string(),
  revision: z.number(),
  title: z.string(),
  artists: z.array(z.object({ name: z.string() })),
  composers: names,
  arrangers: names,
  publishers: names,
  isrc: text,
  iswc: text,
  label: text,
  release: text,
  catalogue_number: text,
  work_id: text,
  contributors: storedContributors,
  duration_ms: z.number(),
  sha256: z.string(),
  bytes: z.number(),
  mime: z.string(),
})

/**
 * Stores a track's credits and audio as its next revision. Call this in the transaction that changed them,
 * so that every play refers to exactly the audio that was heard.
 */
export async function addRevision(track: number): Promise<void> {
  const tracks = strapi.db.query('api::track.track')
  const row: unknown = await tracks.findOne({
    where: { id: track },
    populate: { artists: { select: ['name'] } },
  })
  const { id, documentId, artists, contributors, revision: before, ...content } = currentRow.parse(row)
  const revision = before + 1
  // The column is unique, so one of two concurrent changes to a track is rejected.
  await strapi.db.query('api::track-revision.track-revision').create({
    data: {
      ...content,
      track: documentId,
      revision,
      key: buildRevisionKey(documentId, revision),
      artists: artists.map(({ name }) => name),
      contributors: contributors.length > 0 ? contributors : null,
    },
  })
  await tracks.update({ where: { id }, data: { revision } })
}
