import { headScript } from '@bgm/browser/head-script'
import { getErrorPageKeys, getPathLocale } from '@bgm/i18n'
import { getServerContext } from '@bgm/server/context'
import { getLayout, Splash } from '@bgm/ui'
import mark from '@bgm/ui/assets/mark.svg?inline'
import fontUrl from '@bgm/ui/assets/plus-jakarta-sans.woff2?url'
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  PrefetchPageLinks,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import styles from './app.css?url'
import { PortalBuildNotice } from './components/build-notice'
import { PortalConsent } from './components/consent-notice'
import { ErrorPage } from './components/error-page'
import { useNonce } from './components/nonce'
import { Notices } from './components/notices'
import { useIsHydrated } from './components/page'
import { RouterLinks } from './components/router-links'
import { findRouteName, useAnalytics } from './components/use-analytics'
import { useBrowserFeatures } from './components/use-browser-features'
import { useResetScrollAndFocus } from './components/use-reset-scroll-and-focus'
import { useUnsavedChangesGuard } from './components/use-unsaved-changes-guard'
import { deferredScriptsLoader } from './deferred-scripts'
import entryStyles from './entry.css?url'
import { isCollectivePath } from './entry-paths'
import entryScript from './entry-script?worker&url'
import { env } from './env.server'
import { createDeviceCookies } from './http/device.server'
import { consumeNotice } from './http/flash.server'
import { clearRecoveredForm, getRecoveredForm } from './http/form-recovery.server'
import { getLocale } from './http/locale.server'
import { dataWithCookies } from './http/respond.server'
import { paths } from './paths'
import { getText, useText } from './text'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { requestId, build } = getServerContext(context)
  const { notice, cookies } = await consumeNotice(request)
  const { appTitle, marketingUrl, analytics } = env
  // The text is sent, because the browser has only the messages that the page itself needs.
  const t = getText(getLocale(request))
  const shown =
    notice && t.has(notice.key) ? { text: t(notice.key, notice.values), doubt: notice.doubt } : null
  const page = {
    appTitle,
    marketingUrl,
    analytics,
    build: build.id,
    requestId,
    notice: shown,
    recovered: getRecoveredForm(request),
  }
  return dataWithCookies(page, [...cookies, ...createDeviceCookies(request), ...clearRecoveredForm(request)])
}

export const links: LinksFunction = () => [{ rel: 'icon', href: mark, type: 'image/svg+xml' }]

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) => {
  const appTitle = data?.appTitle ?? 'Musik Berlisensi'
  if (error === undefined) return [{ title: appTitle }]
  const { title } = getErrorPageKeys(isRouteErrorResponse(error) ? error.status : 500)
  return [{ title: `${getText(getPathLocale(location.pathname))(title)} · ${appTitle}` }]
}

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const locale = getPathLocale(pathname)
  const nonce = useNonce()
  const t = useText()
  const hydrated = useIsHydrated()
  const matches = useMatches()
  const layout = getLayout(matches.map(({ handle }) => handle))
  // The maintenance page has no script at all.
  const entry = import.meta.env.SSR && !hydrated && layout !== 'none'
  const route = matches.at(-1)?.id
  const usesEntryStyles = entry && !isCollectivePath(pathname)
  const analytics = page?.analytics && entry ? { ...page.analytics, page: findRouteName(route) } : null
  return (
    <html
      lang={locale}
      data-theme="system"
      data-build={page?.build}
      data-loading={t('words.loading')}
      data-analytics={analytics ? JSON.stringify(analytics) : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
        <Meta />
        <link rel="stylesheet" href={usesEntryStyles ? entryStyles : styles} />
        {entry && layout === 'empty' ? null : (
          <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <Links />
        {entry ? <script type="module" src={entryScript} /> : null}
      </head>
      <body>
        <RouterLinks>
          <Notices notice={page?.notice ?? null} id={page?.requestId} />
          {children}
        </RouterLinks>
        {hydrated || entry ? (
          <CommonParts title={page?.appTitle ?? ''} consent={Boolean(page?.analytics)} />
        ) : null}
        {hydrated ? <FrameworkScripts nonce={nonce} /> : null}
        {usesEntryStyles ? <NextFiles /> : null}
      </body>
    </html>
  )
}

export default function App() {
  useBrowserFeatures()
  useAnalytics(useRouteLoaderData<typeof loader>('root')?.analytics)
  useResetScrollAndFocus()
  const Guard = useUnsavedChangesGuard()
  return (
    <>
      <Outlet />
      {Guard ? <Guard /> : null}
    </>
  )
}

export function ErrorBoundary() {
  useBrowserFeatures({ error: true })
  useAnalytics(useRouteLoaderData<typeof loader>('root')?.analytics)
  return <ErrorPage />
}

/** Overlays that scripts show on top of a page. */
function CommonParts({ title, consent }: { title: string; consent: boolean }) {
  return (
    <>
      <PortalBuildNotice />
      {consent ? <PortalConsent /> : null}
      <Splash productName={title} />
    </>
  )
}

/** The dashboard's files, which the page's own script prefetches once the visitor starts typing. */
function NextFiles() {
  const locale = getPathLocale(useLocation().pathname)
  return (
    <template data-prefetch="">
      <link rel="prefetch" as="style" href={styles} />
      <PrefetchPageLinks page={paths.dashboard(locale)} />
    </template>
  )
}

function FrameworkScripts({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
      <script
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? deferredScriptsLoader : ' ' }}
        suppressHydrationWarning
      />
    </>
  )
}
