import { localizePath } from '@bgm/i18n'
import { routeNotFound } from '@bgm/server/not-found'
import { isPageSlug } from '@bgm/validation'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { ContentView, contentMeta } from '#app/components/content-view'
import { createContentApi } from '#app/http/api.server'
import { getContentAddresses } from '#app/http/content-addresses.server'
import { getLocale } from '#app/http/locale.server'
import { isDraftRequest } from '#app/http/preview.server'
import { findContentPage } from '#app/services/pages.server'

export const handle = { hydrate: false, cache: true }

/** Loads a page that an editor created with its own slug, or redirects from a renamed page. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { slug = '' } = params
  if (!isPageSlug(slug)) throw routeNotFound(request)
  const { pages, redirects } = await getContentAddresses(args)
  const mayExist = pages.has(slug) || isDraftRequest(request)
  const page = mayExist ? await findContentPage(createContentApi(args), slug) : null
  if (page) return page
  const target = redirects.get(slug)
  if (!target) throw routeNotFound(request)
  // Cached briefly, because an editor may reuse the old slug for a new page.
  const headers = { 'Cache-Control': 'public, max-age=300' }
  throw redirect(localizePath(getLocale(request), `/${target}`), { status: 301, headers })
}

export const meta = contentMeta

export default ContentView
