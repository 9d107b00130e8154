import { getAlternatePath, getPathLocale, locales, localizePath } from '@bgm/i18n'
import { shouldHydrate } from '@bgm/ui'
import type { MetaFunction } from '@remix-run/node'
import { useLocation, useMatches, useRouteLoaderData } from '@remix-run/react'
import type { loader } from '#app/root'
import { getText, type MessageKey, type MessageValues, useLocale, useText } from '#app/text'

const noPage = { appTitle: 'Musik Berlisensi', marketingUrl: '', requestId: undefined }

/** Returns the root loader's data, or defaults if no route matches. */
export const useRootData = () => useRouteLoaderData<typeof loader>('root') ?? noPage

/**
 * Whether the page loads the framework's script; all other pages load `@bgm/browser/entry`. The server
 * renders a page of the member layout without that script if the layout's loader returned null. In the browser,
 * such a page may follow one that has already loaded it.
 */
export function useIsHydrated() {
  const matches = useMatches()
  const isOutsideShell =
    import.meta.env.SSR && matches.some(({ id, data }) => id.endsWith(':shell') && data === null)
  return !isOutsideShell && shouldHydrate(matches.map(({ handle }) => handle))
}

/** Returns a function that links to the public site in the current language. */
export function useSiteLink() {
  const { marketingUrl } = useRootData()
  const locale = useLocale()
  return (path: string) => `${marketingUrl}${localizePath(locale, path)}`
}

/** Returns the props that all page layouts share: logo, skip link, languages and themes. */
export function useFrameProps() {
  const t = useText()
  const { appTitle } = useRootData()
  const { pathname, search } = useLocation()
  const siteLink = useSiteLink()
  const current = getPathLocale(pathname)
  const links = locales.map(locale => ({
    locale,
    label: locale.toUpperCase(),
    href: getAlternatePath(locale, { pathname, search }),
    current: locale === current,
  }))
  return {
    logo: { name: appTitle, href: siteLink('/'), label: `${appTitle}, ${t('navigation.home')}` },
    skipLabel: t('navigation.skip_to_content'),
    languages: { label: t('navigation.language'), links },
    theme: {
      label: t('navigation.theme.label'),
      labels: {
        system: `${t('navigation.theme.label')}: ${t('navigation.theme.system')}`,
        light: `${t('navigation.theme.label')}: ${t('navigation.theme.light')}`,
        dark: `${t('navigation.theme.label')}: ${t('navigation.theme.dark')}`,
      },
    },
  }
}

/** Returns the document title: the page's own title, then the product name. */
export function pageTitle(
  { location, matches }: Parameters<MetaFunction>[0],
  key: MessageKey,
  values?: MessageValues,
) {
  const root: unknown = matches.find(match => match.id === 'root')?.data
  const appTitle = isPage(root) ? root.appTitle : noPage.appTitle
  return [{ title: `${getText(getPathLocale(location.pathname))(key, values)} · ${appTitle}` }]
}

const isPage = (value: unknown): value is { appTitle: string } =>
  typeof value === 'object' && value !== null && 'appTitle' in value && typeof value.appTitle === 'string'
