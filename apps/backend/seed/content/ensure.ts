import type { Core } from '@strapi/strapi'
import type { ContentEntry } from './entry'

type Uid = `api::${string}.${string}`
type Status = 'draft' | 'published'
type Row = { documentId: string; locale: string | null } & Record<string, unknown>

/**
 * Adds missing documents and translations and never changes existing ones, so that edits by staff are kept. `field`
 * identifies a document; single types have none.
 */
export async function ensureDocuments(
  strapi: Core.Strapi,
  uid: Uid,
  entries: ContentEntry[],
  field?: string,
  status: Status = 'published',
) {
  const select = ['documentId', 'locale', ...(field ? [field] : [])]
  const rows: Row[] = await strapi.db.query(uid).findMany({ select })
  const documents = strapi.documents(uid)
  for (const { shared, id, en } of entries) {
    const versions = rows.filter(row => !field || row[field] === shared[field])
    const documentId =
      versions[0]?.documentId ??
      (await documents.create({ locale: 'id', status, data: { ...shared, ...id } })).documentId
    if (!en || versions.some(({ locale }) => locale === 'en')) continue
    await documents.update({ documentId, locale: 'en', status, data: { ...shared, ...en } })
  }
}
