const longestBase = 50

/** Slugifies a text: lower-case letters and digits, words separated by hyphens; empty if there are none. */
export function toSlug(text: unknown): string {
  const words = String(text ?? '')
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  let slug = ''
  for (const word of words ?? []) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > longestBase) break
    slug = longer
  }
  return slug
}

type Slugged = 'api::artist.artist' | 'api::playlist.playlist'

/** Derives a slug from a text, avoiding slugs that other entries use. */
export async function generateUnusedSlug(uid: Slugged, text: unknown): Promise<string> {
  const base = toSlug(text) || strapi.contentType(uid).modelName
  const rows: { slug: string }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['slug'], where: { slug: { $startsWith: base } } })
  const used = new Set(rows.map(({ slug }) => slug))
  let slug = base
  for (let number = 2; used.has(slug); number++) slug = `${base}-${number}`
  return slug
}
