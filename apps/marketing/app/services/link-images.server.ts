import type { ContentClient } from '@bgm/api-client'

/** The content of a link image; `label` is the industry's name, or null for other pages. */
export type LinkImageContent = {
  title: string
  label: string | null
  industry: string | null
  /** The page slug; null for the home page. */
  page: string | null
}

/** The content for a page that is not in the CMS. */
export const createTextImageContent = (title: string): LinkImageContent => ({
  title,
  label: null,
  industry: null,
  page: null,
})

/** Finds the content for a page slug or `industry/<key>`; null if there is no such page. */
export async function findLinkImageContent(
  cms: ContentClient,
  name: string,
): Promise<LinkImageContent | null> {
  const key = /^industry\/([^/]+)$/.exec(name)?.[1]
  if (key) {
    const industry = await cms.findIndustry(key)
    const intro = industry?.sections.find(section => section.block === 'intro')
    return (
      industry && { title: intro?.title ?? industry.name, label: industry.name, industry: key, page: null }
    )
  }
  const page = await cms.findPage(name)
  const hero = page?.sections.find(section => section.block === 'hero')
  const title = hero ? [hero.title, hero.accent].filter(Boolean).join(' ') : page?.title
  return title ? { title, label: null, industry: null, page: name === 'home' ? null : name } : null
}
