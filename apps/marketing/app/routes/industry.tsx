import { requireFound, requireValidParams } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { ContentView, contentMeta } from '#app/components/content-view'
import { contentApi } from '#app/http/api.server'
import { findIndustryPage } from '#app/services/pages.server'

export const handle = { hydrate: false, cache: true }

export async function loader(args: LoaderFunctionArgs) {
  await requireValidParams(args, ({ slug = '' }) => /^[a-z]+(?:-[a-z]+)*$/.test(slug))
  return requireFound(args.request, await findIndustryPage(contentApi(args), args.params.slug ?? ''))
}

export const meta = contentMeta

export default ContentView
