import { headScript } from '@bgm/browser/head-script'
import { getPathLocale } from '@bgm/i18n'
import { getServerContext } from '@bgm/server/context'
import { Splash, shouldHydrate } from '@bgm/ui'
import iconUrl from '@bgm/ui/assets/mark.svg?url'
import fontUrl from '@bgm/ui/assets/plus-jakarta-sans.woff2?url'
import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { SiteConsentNotice, useAnalyticsSettings } from '#app/components/consent-notice'
import { useNonce } from '#app/components/nonce'
import { PreviewBar } from '#app/components/preview-bar'
import { SiteErrorPage, SiteErrorTitle } from '#app/components/site-error-page'
import { useSite } from '#app/components/use-site'
import { env } from '#app/env.server'
import { applyLanguagePreference } from '#app/http/language.server'
import { findPreview } from '#app/http/preview.server'
import siteScript from './site-script?worker&url'
import './styles.css'

/** This loader makes no backend calls, because the error pages depend on it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const headers = applyLanguagePreference(request)
  const { build, requestId } = getServerContext(context)
  const { appTitle, siteUrl, analytics } = env
  const draft = findPreview(request)?.draft
  return data({ appTitle, siteUrl, analytics, build: build.id, requestId, draft }, { headers })
}

export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders

export const links: LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: iconUrl, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** On error pages, `SiteErrorTitle` renders the title. */
export const meta: MetaFunction<typeof loader> = ({ error }) =>
  error === undefined ? [] : [{ name: 'robots', content: 'noindex' }]

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const root = useRouteLoaderData<typeof loader>('root')
  const error = useRouteError()
  // Outside an error boundary the context is null.
  const failed = error !== undefined && error !== null
  const handles = useMatches().map(({ handle }) => handle)
  const nonce = useNonce()
  const { t } = useSite()
  const analytics = useAnalyticsSettings(root?.analytics ?? null)
  return (
    <html
      lang={getPathLocale(pathname)}
      data-theme="system"
      data-build={root?.build}
      data-loading={t('words.loading')}
      data-analytics={analytics ? JSON.stringify(analytics) : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        {failed ? <SiteErrorTitle error={error} /> : null}
        <meta name="theme-color" content="#f8f4ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15101b" media="(prefers-color-scheme: dark)" />
        <Links />
        <script type="module" src={siteScript} />
        {import.meta.env.DEV ? <script type="module" src="/@vite/client" /> : null}
      </head>
      <body>
        {root ? <Splash productName={root.appTitle} /> : null}
        {children}
        {root?.draft === undefined ? null : <PreviewBar draft={root.draft} />}
        {analytics ? <SiteConsentNotice /> : null}
        {!failed && shouldHydrate(handles) ? <Scripts nonce={nonce} /> : null}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <SiteErrorPage error={useRouteError()} />
}
