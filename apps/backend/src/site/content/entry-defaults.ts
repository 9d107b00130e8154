import { generateUnusedSlug, toSlug } from './slugs'

type Data = Record<string, unknown>
type Ordered = `api::${'industry' | 'package' | 'faq' | 'testimonial' | 'client' | 'playlist'}.${string}`
type Params = { documentId?: string; data?: Data }

const ordered: readonly string[] = ['industry', 'package', 'faq', 'testimonial', 'client', 'playlist'].map(
  name => `api::${name}.${name}`,
)

/** For each content type, the field from which a missing key is derived. */
const keySources: Record<string, string> = {
  'api::faq.faq': 'question',
  'api::testimonial.testimonial': 'name',
  'api::client.client': 'name',
}

/** For each content type, the field from which a missing slug is derived. */
const slugSources = { 'api::artist.artist': 'name', 'api::playlist.playlist': 'title_id' } as const
const isSlugged = (uid: string): uid is keyof typeof slugSources => uid in slugSources

const step = 10

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

async function unusedKey(uid: Ordered, text: unknown): Promise<string> {
  const base = toSlug(text) || strapi.contentType(uid).modelName
  const rows: { key: string }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['key'], where: { key: { $startsWith: base } } })
  const used = new Set(rows.map(row => row.key))
  let key = base
  for (let number = 2; used.has(key); number++) key = `${base}-${number}`
  return key
}

async function positionAfterLast(uid: Ordered): Promise<number> {
  const last: { position: number | null } | null = await strapi.db
    .query(uid)
    .findOne({ select: ['position'], where: { position: { $notNull: true } }, orderBy: { position: 'desc' } })
  return (Math.floor((last?.position ?? 0) / step) + 1) * step
}

async function stored(uid: Ordered, documentId: string | undefined, field: string): Promise<unknown> {
  if (!documentId) return null
  const row: Data | null = await strapi.db.query(uid).findOne({ select: [field], where: { documentId } })
  return row?.[field]
}

/**
 * Fills in a missing key or position from the stored entry. If it has none, the key is derived from the field
 * in `keySources`, and the position is after the last entry. New entries also get a missing slug.
 */
export function fillEntryDefaults() {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context
    if ((action !== 'create' && action !== 'update') || !ordered.includes(uid)) return next()
    const entry = uid as Ordered
    const { documentId, data = {} } = context.params as Params
    const isWritten = (field: string) => action === 'create' || field in data
    const source = keySources[uid]
    if (source && isEmpty(data.key) && isWritten('key'))
      data.key = (await stored(entry, documentId, 'key')) ?? (await unusedKey(entry, data[source]))
    if (isEmpty(data.position) && isWritten('position'))
      data.position = (await stored(entry, documentId, 'position')) ?? (await positionAfterLast(entry))
    return next()
  })
  strapi.documents.use(async ({ action, uid, params }, next) => {
    const { data } = params as Params
    if (action === 'create' && data && isSlugged(uid) && isEmpty(data.slug))
      data.slug = await generateUnusedSlug(uid, data[slugSources[uid]])
    return next()
  })
}
