import { getAlternatePath, locales } from '@bgm/i18n'
import { getServerContext } from '@bgm/server/context'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { env } from '#app/env.server'
import { getI18n, getLocale } from '#app/http/locale.server'
import { pages } from '#app/paths'
import { CheckPageProvider } from './check-context'
import { CheckDocument } from './document'

type Page = {
  title: string
  status?: number
  headers?: Record<string, string>
  /** URL of the page's script, if it has one. */
  script?: string
  /** CSS that only this page needs. */
  extraStyles?: string
  body: ReactNode
}

const longestAddress = 300

/**
 * Renders a licence check page as a separate document, without the site's layout or script. The response is
 * never cached or indexed, and its URL, which contains the code, is never sent as a referrer.
 * (`no-referrer` would remove the Origin header from its form submissions.)
 */
export function respondWithPage(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  { title, status = 200, headers, body, ...assets }: Page,
): Response {
  const locale = getLocale(request)
  const { t } = getI18n(locale)
  const url = new URL(request.url)
  // Otherwise every language link would repeat a long text that is not a code.
  const { pathname, search } =
    url.href.length > longestAddress ? { pathname: pages.licenceCheck, search: '' } : url
  const languages = locales.map(language => ({
    locale: language,
    href: getAlternatePath(language, { pathname, search }),
  }))
  const html = renderToStaticMarkup(
    <CheckPageProvider
      value={{ locale, t, appTitle: env.appTitle, host: new URL(env.siteUrl).host, languages }}
    >
      <CheckDocument title={title} nonce={getServerContext(context).nonce} {...assets}>
        {body}
      </CheckDocument>
    </CheckPageProvider>,
  )
  return new Response(`<!doctype html>${html}`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'strict-origin',
      ...headers,
    },
  })
}
