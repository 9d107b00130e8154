type Uid = 'api::testimonial.testimonial'
type File = { name: string; alternativeText?: string | null }

/** The ids in what the panel or a caller writes for a media field: one, several, or as a relation. */
function idsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  const { id, set, connect } = value as { id?: unknown; set?: unknown; connect?: unknown }
  return [id, set, connect].flatMap(idsIn)
}

/** The names of pictures that a document would show without words for who cannot see them. */
export async function imagesWithoutAltText(uid: string, data: Record<string, unknown>): Promise<string[]> {
  const { attributes } = strapi.getModel(uid as Uid)
  const media = Object.keys(attributes).filter(name => attributes[name]?.type === 'media')
  const ids = media.flatMap(name => idsIn(data[name]))
  if (ids.length === 0) return []
  const files: File[] = await strapi.db.query('plugin::upload.file').findMany({ where: { id: { $in: ids } } })
  return files.filter(({ alternativeText }) => !alternativeText?.trim()).map(({ name }) => name)
}
