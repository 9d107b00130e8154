import { defaultLocale, isLocale, type Locale, locales, localizePath } from '@bgm/i18n'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { createContentApi } from '#app/http/api.server'
import { xmlResponse } from '#app/http/xml-response.server'
import { listSitePages, type SitePage } from '#app/services/site-pages.server'

export const handle = { cache: true }

/**
 * `/sitemap.xml` lists all pages, `/{id,en}-sitemap.xml` the pages in one language, and `/index-sitemap.xml`
 * the two language sitemaps.
 */
export async function loader(args: LoaderFunctionArgs) {
  const name = new URL(args.request.url).pathname.slice(1).split('sitemap')[0]?.replace('-', '')
  if (name === 'index') return xmlResponse(index())
  const sitePages = await listSitePages(createContentApi(args))
  return xmlResponse(urlSet(sitePages, isLocale(name) ? [name] : [...locales]))
}

const toUrl = (locale: Locale, page: string) => env.siteUrl + localizePath(locale, page)

const index = () =>
  `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locales
    .map(locale => `<sitemap><loc>${env.siteUrl}/${locale}-sitemap.xml</loc></sitemap>`)
    .join('')}</sitemapindex>`

const urlSet = (list: SitePage[], pageLocales: Locale[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${list
    .flatMap(page => pageLocales.map(locale => entry(locale, page)))
    .join('')}</urlset>`

function entry(locale: Locale, { path: page, updatedAt }: SitePage) {
  const alternates = [
    ...locales.map(language => [language, language] as const),
    ['x-default', defaultLocale] as const,
  ]
  const links = alternates.map(
    ([name, language]) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(toUrl(language, page))}"/>`,
  )
  return `<url><loc>${escapeXml(toUrl(locale, page))}</loc>${updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : ''}${links.join('')}</url>`
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
