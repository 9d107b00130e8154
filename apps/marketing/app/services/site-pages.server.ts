import type { Content } from '@bgm/api-client'
import { pages } from '#app/paths'

/** A page of the site without language, and when an editor last changed it. */
export interface SitePage {
  path: string
  changed: string | null
}

/** Every published page: those in the site's navigation in that order, then campaign pages, then industries. */
export async function listSitePages(cms: Content): Promise<SitePage[]> {
  const [written, industries] = await Promise.all([cms.listPages(), cms.listIndustries()])
  const changes = new Map(
    written.map(({ slug, updated_at }) => [slug === 'home' ? pages.home : `/${slug}`, updated_at]),
  )
  const linked = Object.values(pages).filter(page => typeof page === 'string' && changes.has(page))
  const paths = new Set([...linked.map(String), ...changes.keys()])
  return [
    ...[...paths].map(path => ({ path, changed: changes.get(path) ?? null })),
    ...industries.map(({ key, updated_at }) => ({ path: pages.industry(key), changed: updated_at ?? null })),
  ]
}
