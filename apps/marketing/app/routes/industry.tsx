import { requireFound, requireValidParams } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { ContentView, contentMeta } from '#app/components/content-view'
import { createContentApi } from '#app/http/api.server'
import { getContentAddresses } from '#app/http/content-addresses.server'
import { isDraftRequest } from '#app/http/preview.server'
import { findIndustryPage } from '#app/services/pages.server'

export const handle = { hydrate: false, cache: true }

export async function loader(args: LoaderFunctionArgs) {
  await requireValidParams(args, ({ slug = '' }) => /^[a-z]+(?:-[a-z]+)*$/.test(slug))
  const { request, params } = args
  const { slug = '' } = params
  const { industries } = await getContentAddresses(args)
  const mayExist = industries.has(slug) || isDraftRequest(request)
  return requireFound(request, mayExist ? await findIndustryPage(createContentApi(args), slug) : null)
}

export const meta = contentMeta

export default ContentView
