import { createContentClient } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { createSharedCall } from '#app/services/shared-call'
import { createErrorMapper } from './api.server'
import { getLocale } from './locale.server'

type ContentAddresses = {
  pages: Set<string>
  industries: Set<string>
  /** Maps the previous slug of each renamed page to its current one. */
  redirects: Map<string, string>
}

/** Published content must be visible within 5 s, so addresses are cached only briefly. */
const maxAgeMs = 1_000
const timeout = 8_000

/** The cached readers of published addresses, by language. */
export const addressReaders = new Map<Locale, () => Promise<ContentAddresses>>()

async function load(locale: Locale): Promise<ContentAddresses> {
  const cms = createContentClient({
    baseUrl: env.cmsApiUrl,
    locale,
    configuredToken: env.cmsApiToken,
    signal: AbortSignal.timeout(timeout),
  })
  const [pages, industries, redirects] = await Promise.all([
    cms.listPageSlugs(),
    cms.listIndustryKeys(),
    cms.listPageRedirects(),
  ])
  return {
    pages: new Set(pages),
    industries: new Set(industries),
    redirects: new Map(redirects.map(({ slug, target }) => [slug, target])),
  }
}

/**
 * Returns the addresses of all published content. They are cached, so requests for unknown addresses cause
 * at most three CMS calls a second per language.
 */
export async function getContentAddresses(args: LoaderFunctionArgs): Promise<ContentAddresses> {
  const locale = getLocale(args.request)
  const read = addressReaders.get(locale) ?? createSharedCall(() => load(locale), maxAgeMs)
  addressReaders.set(locale, read)
  return read().catch(createErrorMapper(args))
}
