import { createContentClient } from '@bgm/api-client'
import { defaultLocale, locales, localizePath } from '@bgm/i18n'
import type { ServeOptions } from '@bgm/server'
import { industrySlugs } from '@bgm/validation'
import { env } from '#app/env.server'
import { confirmationPaths, pages } from '#app/paths'
import { getRequestOverrides } from './request-overrides.server'

/** Paths of all pages that are the same for every visitor, in both languages. */
export const prerenderedPaths = [
  pages.home,
  pages.about,
  pages.becomePartner,
  pages.clients,
  pages.contact,
  pages.cookie,
  pages.faq,
  pages.license,
  pages.privacyPolicy,
  pages.product,
  pages.status,
  pages.terms,
  ...Object.values(confirmationPaths),
  ...industrySlugs.map(pages.industry),
].flatMap(page => locales.map(locale => localizePath(locale, page)))

const { siteUrl, portalUrl, cmsApiUrl, appTitle, analytics } = env

const cms = () =>
  createContentClient({
    baseUrl: cmsApiUrl,
    locale: defaultLocale,
    configuredToken: env.cmsApiToken,
    timeout: 2_000,
  })

/** Lists redirects from the previous paths of renamed pages, in both languages, for the static export. */
export async function listPageRedirects(): Promise<Record<string, { redirect: string }>> {
  const moved = await cms().listPageRedirects()
  return Object.fromEntries(
    moved.flatMap(({ slug, target }) =>
      locales.map(locale => [
        localizePath(locale, `/${slug}`),
        { redirect: localizePath(locale, `/${target}`) },
      ]),
    ),
  )
}

/** Page cache options: see `openPageCache` in packages/server. */
export const pageCacheOptions: ServeOptions['pageCache'] = {
  inputs: { siteUrl, portalUrl, cmsApiUrl, appTitle, analytics },
  getOverrides: getRequestOverrides,
  getRevision: () => cms().getRevision(),
  hookSecret: env.contentHookSecret,
}
