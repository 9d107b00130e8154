import { type Attribute, type ContentValues, findReferences, mapFields, type Reference } from './content'
import type { VersionedModel } from './models'

type Found = { reference: Reference; attribute: Attribute }

function referencesIn(model: VersionedModel, content: ContentValues): Found[] {
  const found: Found[] = []
  mapFields(model, content, (attribute, value) => {
    found.push(...findReferences(value).map(reference => ({ reference, attribute })))
  })
  return found
}

async function exists({ reference: { kind, id }, attribute }: Found): Promise<boolean> {
  if (kind === 'file') return (await strapi.db.query('plugin::upload.file').count({ where: { id } })) > 0
  const target = attribute.target as VersionedModel | undefined
  return (
    target !== undefined && (await strapi.db.query(target).count({ where: { documentId: String(id) } })) > 0
  )
}

/** The references of a version whose targets no longer exist. */
export async function findMissingReferences(
  model: VersionedModel,
  content: ContentValues,
): Promise<Reference[]> {
  const missing: Reference[] = []
  for (const found of referencesIn(model, content)) if (!(await exists(found))) missing.push(found.reference)
  return missing
}

/**
 * Converts a version to input for the document service, with the ids of images and relations that still
 * exist.
 */
export function toDocumentInput(
  model: VersionedModel,
  content: ContentValues,
  missing: Reference[],
): ContentValues {
  const isGone = ({ kind, id }: Reference) => missing.some(gone => gone.kind === kind && gone.id === id)
  return mapFields(model, content, (_, value) =>
    findReferences(value)
      .filter(reference => !isGone(reference))
      .map(({ id }) => id),
  )
}
