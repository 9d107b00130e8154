import { createApi } from '@bgm/api-client'
import { serverContext } from '@bgm/server/context'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { createErrorMapper, withErrorMapping } from './api.server'
import { localeOf } from './locale.server'

type Args = LoaderFunctionArgs | ActionFunctionArgs

/** What visitors may ask of the business API; `submit()` judges what it refuses. */
export function visitorApi({ request, context }: Args) {
  const { requestId, clientAddress, onBackendCall: called } = serverContext(context)
  return createApi({
    apiUrl: env.apiUrl,
    locale: localeOf(request),
    requestId,
    onCall: called,
    headers: { 'x-internal-key': env.internalKey, 'x-forwarded-for': clientAddress },
  })
}

/** The same for loaders, where a failure is an error page. */
export function loaderApi(args: LoaderFunctionArgs) {
  const { regions, partnerApplications } = visitorApi(args)
  const fail = createErrorMapper(args)
  return {
    regions: withErrorMapping(regions, fail),
    partnerApplications: withErrorMapping(partnerApplications, fail),
  }
}
