import { defaultLocale, type Locale, localeOfPath, locales, plainPath, switchLocale } from '@bgm/i18n'
import type { MetaDescriptor } from '@remix-run/node'
import { pages } from '#app/paths'

interface PageHead {
  title: string
  description: string
  /** Its short name, for the breadcrumb. */
  name: string
  /** Social profiles and contact of the organisation. */
  organisation: { social: (string | null | undefined)[]; email?: string | null; phone?: string | null }
}

const openGraphLocale: Record<Locale, string> = { id: 'id_ID', en: 'en_US' }

/** Everything in `<head>` that search engines and link previews read. */
export function pageHead(
  page: PageHead,
  site: { appTitle: string; siteUrl: string },
  pathname: string,
): MetaDescriptor[] {
  const locale = localeOfPath(pathname)
  const address = (language: Locale, path = plainPath(pathname)) => {
    const local = switchLocale(language, { pathname: path })
    return site.siteUrl + (local === '/' ? '/' : local)
  }
  const title = `${page.title} · ${site.appTitle}`
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address(locale) },
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
    { property: 'og:url', content: address(locale) },
    { property: 'og:image', content: `${site.siteUrl}/og.png` },
    { property: 'og:locale', content: openGraphLocale[locale] },
    ...locales
      .filter(language => language !== locale)
      .map(language => ({ property: 'og:locale:alternate', content: openGraphLocale[language] })),
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': organisation(page, site) },
    ...(plainPath(pathname) === pages.home
      ? []
      : [
          {
            'script:ld+json': breadcrumbs(
              [site.appTitle, address(locale, pages.home)],
              [page.name, address(locale)],
            ),
          },
        ]),
  ]
}

const organisation = (
  { organisation: { social, email, phone } }: PageHead,
  site: { appTitle: string; siteUrl: string },
) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site.appTitle,
  url: `${site.siteUrl}/`,
  logo: `${site.siteUrl}/logo.png`,
  sameAs: social.filter(address => typeof address === 'string'),
  ...(email || phone
    ? {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'sales',
          ...(email ? { email } : {}),
          ...(phone ? { telephone: phone } : {}),
        },
      }
    : {}),
})

const breadcrumbs = (...steps: [name: string, address: string][]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
})
