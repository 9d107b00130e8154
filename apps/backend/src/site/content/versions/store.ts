import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { ContentValues } from './content'
import type { VersionedModel } from './models'

const uid = 'api::content-version.content-version'
const maxVersions = 20

const row = z.object({
  id: z.number(),
  documentId: z.string(),
  published_on: z.coerce.date(),
  person: z.string().nullable(),
  content: z.record(z.string(), z.unknown()),
})
export type ContentVersion = z.output<typeof row>

export type VersionKey = { model: VersionedModel; entry: string; language: string }

/** Lists the versions of an entry, newest first. */
export async function listVersions(key: VersionKey): Promise<ContentVersion[]> {
  const found = await strapi.db.query(uid).findMany({ where: key, orderBy: { id: 'desc' } })
  return z.array(row).parse(found)
}

type Publication = { at: Date; person: string | null; content: ContentValues }

/**
 * Stores a published version if it differs from the previous version, and deletes all but the last 20
 * versions.
 */
export async function storeVersion(key: VersionKey, { at, person, content }: Publication): Promise<void> {
  const versions = await listVersions(key)
  // The content is normalised through JSON, because values from the database contain neither undefined nor
  // Date objects.
  const stored: ContentValues = JSON.parse(JSON.stringify(content))
  // jsonb does not keep the order of keys.
  if (versions[0] && isDeepStrictEqual(versions[0].content, stored)) return
  await strapi.db.query(uid).create({ data: { ...key, published_on: at, person, content: stored } })
  const outdated = versions.slice(maxVersions - 1).map(({ id }) => id)
  if (outdated.length > 0) await strapi.db.query(uid).deleteMany({ where: { id: { $in: outdated } } })
}

export const hasVersions = async (versionKey: VersionKey) =>
  (await strapi.db.query(uid).count({ where: versionKey })) > 0

/** Deletes the versions of an entry in a language in which it has been deleted. */
export const removeVersions = (place: VersionKey) => strapi.db.query(uid).deleteMany({ where: place })
