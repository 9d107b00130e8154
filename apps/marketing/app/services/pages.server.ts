import type { ContentClient } from '@bgm/api-client'
import type { Block, PageInfo, SiteContent } from '#app/sections/block'
import { buildCalculator } from './calculator.server'

/** A content page's data. */
export type ContentPage = {
  title: string
  description: string
  blocks: Block[]
  content: SiteContent
  page: PageInfo
}

/** Returns the settings that every page needs for its header and footer. */
export const getSiteSettings = (cms: ContentClient) => cms.getSiteSetting()

/**
 * Finds the CMS page with this slug and the collections that its blocks need; null if there is no such page.
 */
export async function findContentPage(cms: ContentClient, slug: string): Promise<ContentPage | null> {
  const [found, settings] = await Promise.all([cms.findPage(slug), cms.getSiteSetting()])
  if (!found) return null
  const { title, seo, version, sections: blocks, locale } = found
  const content = { settings, ...(await loadCollections(cms, blocks, slug === 'clients')) }
  return { ...seo, blocks, content, page: { name: title, slug, version, industry: null, locale } }
}

/** Finds an industry's page; null if there is none. */
export async function findIndustryPage(cms: ContentClient, key: string): Promise<ContentPage | null> {
  const [found, settings] = await Promise.all([cms.findIndustry(key), cms.getSiteSetting()])
  if (!found) return null
  const { name, tagline, seo, sections: blocks, locale } = found
  const content = { settings, ...(await loadCollections(cms, blocks)) }
  return {
    ...(seo ?? { title: name, description: tagline }),
    blocks,
    content,
    page: { name, slug: null, version: null, industry: key, locale },
  }
}

/** Loads the collections that these blocks need; all others stay empty. */
async function loadCollections(
  cms: ContentClient,
  blocks: Block[],
  withClients = false,
): Promise<Omit<SiteContent, 'settings'>> {
  const needs = (name: Block['block']) => blocks.some(({ block }) => block === name)
  const [industries, packages, faqs, testimonials, clients] = await Promise.all([
    needs('industries') || needs('calculator') || withClients ? cms.listIndustries() : [],
    needs('packages') || needs('calculator') ? cms.listPackages() : [],
    needs('questions') ? cms.listFaqs() : [],
    needs('testimonials') ? cms.listTestimonials() : [],
    withClients ? cms.listClients() : [],
  ])
  return {
    industries: industries.map(({ key, name, tagline, locale }) => ({ key, name, tagline, locale })),
    packages,
    faqs,
    testimonials,
    clients,
    calculator: needs('calculator') ? buildCalculator(packages, null) : null,
  }
}
