import type { LoaderFunctionArgs } from '@remix-run/node'
import { ContentView, contentMeta } from '#app/components/content-view'
import { contentApi } from '#app/http/api.server'
import { found } from '#app/http/respond.server'
import { findIndustryPage } from '#app/services/pages.server'

export const handle = { hydrate: false }

export const loader = async (args: LoaderFunctionArgs) =>
  found(args.request, await findIndustryPage(contentApi(args), args.params.slug ?? ''))

export const meta = contentMeta

export default ContentView
