import type { Content } from '@bgm/api-client'

/** What the picture of a page says; `label` is the name of an industry, for others there is none. */
export interface LinkImageContent {
  title: string
  label: string | null
  industry: string | null
  /** The slug of a page other than the first. */
  page: string | null
}

/** The words of the picture of a page by its slug, or of an industry as `industry/<key>`; null where there is no page. */
export async function findLinkImageContent(cms: Content, name: string): Promise<LinkImageContent | null> {
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
