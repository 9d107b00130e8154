import { ApiError, createApi, type PartnerApplicationStatus } from '@bgm/api-client'
import { getServerContext } from '@bgm/server/context'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { createErrorMapper, withErrorMapping } from './api.server'
import { getLocale } from './locale.server'

type Args = LoaderFunctionArgs | ActionFunctionArgs

/** Creates the business API client for visitors. `submit()` handles its errors. */
export function createVisitorApi({ request, context }: Args) {
  const { requestId, clientAddress, onBackendCall: onCall } = getServerContext(context)
  return createApi({
    apiUrl: env.apiUrl,
    locale: getLocale(request),
    requestId,
    onCall,
    headers: { 'x-internal-key': env.internalKey, 'x-forwarded-for': clientAddress },
  })
}

/** Creates the API client for loaders, where a failure becomes an error page. */
export function createLoaderApi(args: LoaderFunctionArgs) {
  const { regions, partnerApplications } = createVisitorApi(args)
  const onError = createErrorMapper(args)
  /** Returns null for an unknown token. */
  const findStatus = (token: string): Promise<PartnerApplicationStatus | null> =>
    partnerApplications.getStatus(token).catch(error => {
      if (error instanceof ApiError && error.code === 'not-found') return null
      throw error
    })
  return {
    regions: withErrorMapping(regions, onError),
    ...withErrorMapping({ findStatus }, onError),
  }
}
