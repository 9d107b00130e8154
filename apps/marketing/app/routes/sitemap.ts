import { defaultLocale, isLocale, type Locale, localePath, locales } from '@bgm/i18n'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { contentApi } from '#app/http/api.server'
import { xmlResponse } from '#app/http/xml-response.server'
import { listSitePages, type SitePage } from '#app/services/site-pages.server'

export const handle = { cache: true }

/** `/sitemap.xml` has every page, `/id-` and `/en-sitemap.xml` those of one language, `/index-sitemap.xml` names both. */
export async function loader(args: LoaderFunctionArgs) {
  const name = new URL(args.request.url).pathname.slice(1).split('sitemap')[0]?.replace('-', '')
  if (name === 'index') return xmlResponse(index())
  const listed = await listSitePages(contentApi(args))
  return xmlResponse(urls(listed, isLocale(name) ? [name] : [...locales]))
}

const address = (locale: Locale, page: string) => env.siteUrl + localePath(locale, page)

const index = () =>
  `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locales
    .map(locale => `<sitemap><loc>${env.siteUrl}/${locale}-sitemap.xml</loc></sitemap>`)
    .join('')}</sitemapindex>`

const urls = (list: SitePage[], shown: Locale[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${list
    .flatMap(page => shown.map(locale => entry(locale, page)))
    .join('')}</urlset>`

function entry(locale: Locale, { path: page, updatedAt }: SitePage) {
  const alternates = [
    ...locales.map(language => [language, language] as const),
    ['x-default', defaultLocale] as const,
  ]
  const links = alternates.map(
    ([name, language]) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${xmlText(address(language, page))}"/>`,
  )
  return `<url><loc>${xmlText(address(locale, page))}</loc>${updatedAt ? `<lastmod>${xmlText(updatedAt)}</lastmod>` : ''}${links.join('')}</url>`
}

const xmlText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
