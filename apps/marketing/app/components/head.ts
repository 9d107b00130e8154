import { defaultLocale, type Locale, localeOfPath, locales, stripLocale, switchLocale } from '@bgm/i18n'
import type { MetaDescriptor } from '@remix-run/node'
import { imageSize } from '#app/link-images/layout'
import { linkImagePath, pages } from '#app/paths'
import type { SiteContent } from '#app/sections/block'
import { breadcrumbs, faqPage, organisation, product } from './structured-data'

interface PageHead {
  title: string
  description: string
  /** Its short name, for the breadcrumb. */
  name: string
  content: SiteContent
}

const openGraphLocale: Record<Locale, string> = { id: 'id_ID', en: 'en_US' }

/** Everything in `<head>` that search engines and link previews read. */
export function pageHead(
  page: PageHead,
  site: { appTitle: string; siteUrl: string },
  pathname: string,
): MetaDescriptor[] {
  const locale = localeOfPath(pathname)
  const path = stripLocale(pathname)
  const address = (language: Locale, of = path) => site.siteUrl + switchLocale(language, { pathname: of })
  const title = `${page.title} · ${site.appTitle}`
  const image = address(locale, linkImagePath(path))
  const url = address(locale)
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...locales.map(language => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: address(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(defaultLocale) },
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
    ...structured(page, { ...site, url, image, home: address(locale, pages.home) }, path),
  ]
}

interface Addresses {
  appTitle: string
  siteUrl: string
  url: string
  image: string
  home: string
}

function structured({ name, description, content }: PageHead, at: Addresses, path: string): MetaDescriptor[] {
  const things = [
    organisation(at, content.settings),
    ...(path === pages.home ? [] : [breadcrumbs([at.appTitle, at.home], [name, at.url])]),
    ...(path === pages.faq && content.faqs.length > 0 ? [faqPage(content.faqs)] : []),
    ...(content.packages.length > 0 ? [product({ ...at, description }, content)] : []),
  ]
  return things.map(thing => ({ 'script:ld+json': thing }))
}
