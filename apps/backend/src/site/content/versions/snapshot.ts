import { z } from 'zod'
import {
  type Attribute,
  getVersionedFields,
  mapFields,
  type Reference,
  toRecords,
  type Values,
} from './content'
import type { Model } from './models'

const row = z.looseObject({
  documentId: z.string(),
  locale: z.string(),
  updatedAt: z.coerce.date(),
  publishedAt: z.coerce.date().nullish(),
  updatedBy: z.object({ firstname: z.string().nullish(), lastname: z.string().nullish() }).nullish(),
})
export type Entry = z.output<typeof row>

export const hasDrafts = (model: Model) => strapi.contentType(model).options?.draftAndPublish === true

type Populates = (uid: string) => { populateDeep(levels: number): { build(): Promise<object> } }

/** An entry with its components, images and relations; null if it has no such language and status. */
export async function readEntry(
  model: Model,
  documentId: string,
  locale: string,
  status: 'draft' | 'published',
): Promise<Entry | null> {
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

const getName = ({ name, title, key, slug, documentId }: Values) =>
  String(name ?? title ?? key ?? slug ?? documentId)

function toReferences({ type }: Attribute, value: unknown): Reference[] {
  return toRecords(value).flatMap(item => {
    const id = type === 'media' ? z.number().safeParse(item.id) : z.string().safeParse(item.documentId)
    return id.success ? { kind: type === 'media' ? 'file' : 'entry', id: id.data, name: getName(item) } : []
  })
}

/** The fields of an entry that are stored in a version. */
export const toVersionContent = (model: Model, entry: Values): Values =>
  mapFields(model, entry, toReferences, getVersionedFields(model))
