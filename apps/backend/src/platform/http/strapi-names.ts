const strapiNames = new Map([
  ['id', 'documentId'],
  ['created_at', 'createdAt'],
  ['updated_at', 'updatedAt'],
  ['published_at', 'publishedAt'],
  ['page_size', 'pageSize'],
  ['page_count', 'pageCount'],
])

/** Texts in both languages are objects with the members `id` and `en`. */
const isPerLocale = (value: object) => 'id' in value && 'en' in value

/**
 * Adds Strapi's names of our fields at every depth, for apps of the previous release, which still read
 * `documentId`. Can be removed in the next release.
 */
export function addStrapiNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addStrapiNames)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const named: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    named[key] = addStrapiNames(inner)
    const strapiName = strapiNames.get(key)
    if (strapiName && !isPerLocale(value)) named[strapiName] = named[key]
  }
  return named
}
