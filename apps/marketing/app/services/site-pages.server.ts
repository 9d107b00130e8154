import type { ContentClient } from '@bgm/api-client'
import { pages } from '#app/paths'

/** The path of a page, without language prefix, and the time of its last change in the CMS. */
export type SitePage = {
  path: string
  updatedAt: string | null
}

/**
 * Lists every published page: the pages of `paths.ts` in their order, then campaign pages, then industries.
 */
export async function listSitePages(cms: ContentClient): Promise<SitePage[]> {
  const [cmsPages, industries] = await Promise.all([cms.listPages(), cms.listIndustries()])
  const updateTimes = new Map(
    cmsPages.map(({ slug, updated_at }) => [slug === 'home' ? pages.home : `/${slug}`, updated_at]),
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
