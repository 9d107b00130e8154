import { createHmac } from 'node:crypto'
import { environment } from '#src/platform/runtime/environment'
import { fallbackLocale } from './locale'

/** The validity of the link in minutes; the preview session lasts longer. */
const minutes = 15

type Asked = { documentId?: string; locale?: string | null; status?: string }
type Place = { field: 'slug' | 'key'; path: (value: string) => string }

const pages: Record<string, Place> = {
  'api::page.page': { field: 'slug', path: slug => (slug === 'home' ? '/' : `/${slug}`) },
  'api::industry.industry': { field: 'key', path: key => `/industry/${key}` },
}

/** The paths of the pages that show entries without a page of their own. */
const shownOn: Record<string, string> = {
  'api::faq.faq': '/faq',
  'api::client.client': '/clients',
  'api::testimonial.testimonial': '/',
  'api::package.package': '/',
  'api::site-setting.site-setting': '/license',
}

async function findPath(uid: string, { documentId, locale }: Asked): Promise<string | undefined> {
  const getPage = pages[uid]
  if (!getPage) return shownOn[uid]
  if (!documentId) return undefined
  const read = (language: string): Promise<Record<string, string> | null> =>
    strapi
      .documents(uid as 'api::page.page')
      .findOne({ documentId, locale: language, status: 'draft' }) as Promise<Record<string, string> | null>
  const value = ((await read(locale ?? fallbackLocale)) ?? (await read(fallbackLocale)))?.[getPage.field]
  return value && getPage.path(value)
}

/** Creates the signed preview link of an entry; undefined if no page shows the entry. */
async function previewLink(uid: string, entry: Asked): Promise<string | undefined> {
  const { CMS_PREVIEW_TOKEN: secret, MARKETING_URL, publicUrl } = environment
  const path = await findPath(uid, entry)
  if (!secret || !path) return undefined
  const payload = {
    path: entry.locale === 'en' ? `/en${path === '/' ? '' : path}` : path,
    draft: entry.status !== 'published',
    panel: new URL(publicUrl).origin,
    expires: Date.now() + minutes * 60_000,
  }
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  const signature = createHmac('sha256', secret).update(text).digest('base64url')
  return `${MARKETING_URL.replace(/(?<!\/)\/+$/, '')}/preview?token=${text}.${signature}`
}

/** Enables the panel's preview at runtime; doing so in config/admin.ts would require rebuilding the panel. */
export function enablePreview() {
  if (!environment.CMS_PREVIEW_TOKEN) return
  strapi.config.set('admin.preview', { enabled: true, config: { handler: previewLink } })
}
