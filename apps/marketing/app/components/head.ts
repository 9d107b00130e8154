import { defaultLocale, getAlternatePath, getPathLocale, type Locale, locales, stripLocale } from '@bgm/i18n'
import type { MetaDescriptor } from '@remix-run/node'
import { imageSize } from '#app/link-images/layout'
import { linkImagePath, pages } from '#app/paths'
import type { SiteContent } from '#app/sections/block'
import {
  createBreadcrumbsEntity,
  createFaqPageEntity,
  createOrganisationEntity,
  createProductEntity,
} from './structured-data'

type PageHead = {
  title: string
  description: string
  /** The short page name, for the breadcrumb. */
  name: string
  content: SiteContent
}

const openGraphLocale: Record<Locale, string> = { id: 'id_ID', en: 'en_US' }

/** Everything in `<head>` that search engines and link previews use. */
export function createPageHead(
  page: PageHead,
  site: { appTitle: string; siteUrl: string },
  pathname: string,
): MetaDescriptor[] {
  const locale = getPathLocale(pathname)
  const path = stripLocale(pathname)
  const toUrl = (language: Locale, of = path) => site.siteUrl + getAlternatePath(language, { pathname: of })
  const title = `${page.title} · ${site.appTitle}`
  const image = toUrl(locale, linkImagePath(path))
  const url = toUrl(locale)
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...locales.map(language => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: toUrl(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: toUrl(defaultLocale) },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.appTitle },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(imageSize.width) },
    { property: 'og:image:height', content: String(imageSize.height) },
    { property: 'og:image:alt', content: title },
    { property: 'og:locale', content: openGraphLocale[locale] },
    ...locales
      .filter(language => language !== locale)
      .map(language => ({ property: 'og:locale:alternate', content: openGraphLocale[language] })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData(page, { ...site, url, image, home: toUrl(locale, pages.home) }, path),
  ]
}

type PageUrls = {
  appTitle: string
  siteUrl: string
  url: string
  image: string
  home: string
}

function structuredData(
  { name, description, content }: PageHead,
  urls: PageUrls,
  path: string,
): MetaDescriptor[] {
  const entities = [
    createOrganisationEntity(urls, content.settings),
    ...(path === pages.home ? [] : [createBreadcrumbsEntity([urls.appTitle, urls.home], [name, urls.url])]),
    ...(path === pages.faq && content.faqs.length > 0 ? [createFaqPageEntity(content.faqs)] : []),
    ...(content.packages.length > 0 ? [createProductEntity({ ...urls, description }, content)] : []),
  ]
  return entities.map(entity => ({ 'script:ld+json': entity }))
}
