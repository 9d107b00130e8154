import type { Content } from '@bgm/api-client'
import { pages } from '#app/paths'

/** A page of the site without language, and when an editor last changed it. */
export interface SitePage {
  path: string
  updatedAt: string | null
}

/** Every published page: those in the site's navigation in that order, then campaign pages, then industries. */
export async function listSitePages(cms: Content): Promise<SitePage[]> {
  const [written, industries] = await Promise.all([cms.listPages(), cms.listIndustries()])
  const updateTimes = new Map(
    written.map(({ slug, updated_at }) => [slug === 'home' ? pages.home : `/${slug}`, updated_at]),
  )
  const linked = Object.values(pages).filter(page => typeof page === 'string' && updateTimes.has(page))
  const paths = new Set([...linked.map(String), ...updateTimes.keys()])
  return [
    ...[...paths].map(path => ({ path, updatedAt: updateTimes.get(path) ?? null })),
    ...industries.map(({ key, updated_at }) => ({
      path: pages.industry(key),
      updatedAt: updated_at ?? null,
    })),
  ]
}
