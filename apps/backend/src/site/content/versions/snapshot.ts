import { z } from 'zod'
import {
  type Attribute,
  type ContentValues,
  getVersionedFields,
  mapFields,
  type Reference,
  toRecords,
} from './content'
import type { VersionedModel } from './models'

const row = z.looseObject({
  documentId: z.string(),
  locale: z.string(),
  updatedAt: z.coerce.date(),
  publishedAt: z.coerce.date().nullish(),
  updatedBy: z.object({ firstname: z.string().nullish(), lastname: z.string().nullish() }).nullish(),
})
export type ContentEntry = z.output<typeof row>

export const hasDrafts = (model: VersionedModel) =>
  strapi.contentType(model).options?.draftAndPublish === true

type Populates = (uid: string) => { populateDeep(levels: number): { build(): Promise<object> } }

/** An entry with its components, images and relations; null if it has no such language and status. */
export async function readEntry(
  model: VersionedModel,
  documentId: string,
  locale: string,
  status: 'draft' | 'published',
): Promise<ContentEntry | null> {
  const populateBuilder: Populates = strapi.plugin('content-manager').service('populate-builder')
  const populate = await populateBuilder(model).populateDeep(Number.POSITIVE_INFINITY).build()
  const found = await strapi.documents(model).findOne({
    documentId,
    locale,
    populate: { ...populate, updatedBy: true },
    ...(hasDrafts(model) && { status }),
  })
  return found && row.parse(found)
}

export const fullName = (
  person: { firstname?: string | null; lastname?: string | null } | null | undefined,
) => [person?.firstname, person?.lastname].filter(Boolean).join(' ') || null

const getName = ({ name, title, key, slug, documentId }: ContentValues) =>
  String(name ?? title ?? key ?? slug ?? documentId)

function toReferences({ type }: Attribute, value: unknown): Reference[] {
  return toRecords(value).flatMap(item => {
    const id = type === 'media' ? z.number().safeParse(item.id) : z.string().safeParse(item.documentId)
    return id.success ? { kind: type === 'media' ? 'file' : 'entry', id: id.data, name: getName(item) } : []
  })
}

/** The fields of an entry that are stored in a version. */
export const toVersionContent = (model: VersionedModel, entry: ContentValues): ContentValues =>
  mapFields(model, entry, toReferences, getVersionedFields(model))
