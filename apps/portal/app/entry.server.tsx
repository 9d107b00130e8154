import { manifests } from 'virtual:language-manifests'
import { getPathLocale } from '@bgm/i18n'
import { messages as en } from '@bgm/i18n/messages/en'
import { messages as id } from '@bgm/i18n/messages/id'
import { getServerContext } from '@bgm/server/context'
import { createPageDataResponse, createPageResponse, readLoaderData } from '@bgm/server/page'
import { MarkupCacheProvider } from '@bgm/ui'
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { NonceContext } from './components/nonce'
import { deferScripts } from './deferred-scripts'
import { createMarkupCache } from './markup-cache'
import { addMessages } from './text'

addMessages('id', id)
addMessages('en', en)

const neverStored = 'private, no-store'

/**
 * Remix drops the headers of a thrown response, so the `Retry-After` header of a 429 is copied from its
 * loader or action.
 */
function getRetryAfter({ staticHandlerContext: { actionHeaders, loaderHeaders } }: EntryContext): string {
  const all = [actionHeaders, loaderHeaders].flatMap(headers => Object.values(headers))
  return all.map(headers => headers.get('Retry-After')).find(Boolean) ?? '60'
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce } = getServerContext(context)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Cache-Control', neverStored)
  if (status === 429) headers.set('Retry-After', getRetryAfter(remix))
  const manifest = manifests[getPathLocale(new URL(request.url).pathname)] ?? remix.manifest
  await readLoaderData(remix)
  const markup = createMarkupCache()
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <MarkupCacheProvider value={markup.find}>
        <RemixServer context={{ ...remix, manifest }} url={request.url} nonce={nonce} />
      </MarkupCacheProvider>
    </NonceContext.Provider>,
  )
  markup.fill()
  return createPageResponse(request, deferScripts(html), { status, headers })
}

export function handleDataRequest(
  response: Response,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<Response> {
  response.headers.set('Cache-Control', neverStored)
  return createPageDataResponse(request, response)
}

export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return
  const { log, requestId, reportError } = getServerContext(context)
  log.error({ err: error, request_id: requestId }, 'unhandled error')
  reportError?.(error, requestId)
}
