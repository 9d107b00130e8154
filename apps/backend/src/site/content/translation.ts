import type { ApiUid, ContentQuery } from './content-query'
import { fallbackLocale } from './locale'

const isLocalised = (uid: ApiUid): boolean =>
  strapi.plugin('i18n').service('content-types').isLocalizedContentType(strapi.contentType(uid))

async function translatedDocuments(
  uid: ApiUid,
  locale: string,
  status: ContentQuery['status'],
): Promise<string[]> {
  const publishedAt = status === 'draft' ? { $null: true } : { $notNull: true }
  const rows: { documentId: string }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['documentId'], where: { locale, publishedAt } })
  return rows.map(row => row.documentId)
}

/**
 * Query parameters that return each document once: in the requested language, or in Indonesian if there is no
 * translation. A single query covers both languages, so that the database can sort, filter, paginate and count.
 */
export async function withFallbackLocale(
  uid: ApiUid,
  { filters = {}, status }: ContentQuery,
  locale: string,
) {
  if (!isLocalised(uid)) return { filters }
  if (locale === fallbackLocale) return { filters, locale }
  const translated = await translatedDocuments(uid, locale, status)
  const either = [{ locale }, { locale: fallbackLocale, documentId: { $notIn: translated } }]
  return { filters: { $and: [filters, { $or: either }] }, locale: '*' }
}
