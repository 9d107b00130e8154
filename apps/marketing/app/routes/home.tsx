import { requireFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { ContentView, contentMeta } from '#app/components/content-view'
import { createContentApi } from '#app/http/api.server'
import { findContentPage } from '#app/services/pages.server'

export const handle = { hydrate: false, cache: true }

export const loader = async (args: LoaderFunctionArgs) =>
  requireFound(args.request, await findContentPage(createContentApi(args), 'home'))

/** Responses are private, because `/` may redirect by cookie or Accept-Language. */
export const headers = () => ({ 'Cache-Control': 'private, max-age=0, must-revalidate' })

export const meta = contentMeta

export default ContentView
