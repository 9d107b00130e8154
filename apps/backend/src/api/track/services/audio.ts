import { z } from 'zod'
import { openPrivateFiles } from '#src/storage/private-files'

/** Audio by the SHA-256 of its bytes. */
export const audioFiles = openPrivateFiles('tracks')

/** Identifies a revision in one column, which is unique. */
export const buildRevisionKey = (track: string, revision: number | string) => `${track}.${revision}`

const revisionRow = z.object({ sha256: z.string(), mime: z.string() })

/** The stored audio of one revision of a track; null unless the track may be played. */
export async function findAudio(track: string, revision: string) {
  if (track.length > 40 || !/^\d{1,7}$/.test(revision)) return null
  const [current, stored] = await Promise.all([
    strapi.db.query('api::track.track').findOne({ where: { documentId: track, state: 'ready' } }),
    strapi.db
      .query('api::track-revision.track-revision')
      .findOne({ where: { key: buildRevisionKey(track, Number(revision)) } }),
  ])
  if (!current || !stored) return null
  const { sha256, mime } = revisionRow.parse(stored)
  const file = await audioFiles.read(sha256)
  return file && { ...file, sha256, mime }
}
