import { stripLocale } from '@bgm/i18n'
import { requireFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { ContentView, contentMeta } from '#app/components/content-view'
import { createContentApi } from '#app/http/api.server'
import { findContentPage } from '#app/services/pages.server'

export const handle = { hydrate: false, cache: true }

/** The slug of a CMS page is its path. */
export async function loader(args: LoaderFunctionArgs) {
  const slug = stripLocale(new URL(args.request.url).pathname).slice(1)
  return requireFound(args.request, await findContentPage(createContentApi(args), slug))
}

export const meta = contentMeta

export default ContentView
