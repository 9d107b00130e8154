import { getServerContext } from '@bgm/server/context'
import { createPageResponse, readLoaderData } from '@bgm/server/page'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { NonceProvider } from '#app/components/nonce'
import { getI18n, getLocale } from '#app/http/locale.server'
import { findPreview } from '#app/http/preview.server'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { nonce } = getServerContext(loadContext)
  await readLoaderData(remixContext)
  const html = renderToString(
    <I18nextProvider i18n={getI18n(getLocale(request))}>
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceProvider>
    </I18nextProvider>,
  )
  return createPageResponse(request, html, { status, headers: pageHeaders(request, headers, status) })
}

/**
 * Pages are public but revalidated on every request; responses that set a cookie or report an error are
 * private.
 */
function pageHeaders(request: Request, headers: Headers, status: number): Headers {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const preview = findPreview(request)
  if (preview) {
    headers.set('Cache-Control', 'private, no-store')
    headers.set('X-Robots-Tag', 'noindex')
    headers.set('X-Framed-By', preview.panel)
    return headers
  }
  if (headers.has('Set-Cookie') || status >= 400) headers.set('Cache-Control', 'private, no-store')
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  return headers
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted) return
  const { log, requestId, reportError } = getServerContext(context)
  log.error({ err: error, request_id: requestId }, 'a loader or action failed')
  reportError?.(error, requestId)
}
