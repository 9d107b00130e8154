import { getPathLocale, type Locale, localizePath, stripLocale } from '@bgm/i18n'
import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { contentHref } from '#app/paths'
import type { loader } from '#app/root'

/** Returns the language, translations, link builders for that language and the product name. */
export function useSite() {
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const root = useRouteLoaderData<typeof loader>('root')
  const locale: Locale = getPathLocale(pathname)
  return {
    locale,
    t,
    appTitle: root?.appTitle ?? 'Musik Berlisensi',
    /** The path without its language prefix. */
    path: stripLocale(pathname),
    pathname,
    href: (path: string) => localizePath(locale, path),
    /**
     * The `lang` attribute for CMS text; undefined if it matches the surrounding text. It differs if the
     * text has no translation.
     */
    getLang: (language: string | null, around: string | null = locale) =>
      language === null || language === (around ?? locale) ? undefined : language,
    /** The `lang` attribute for interface text inside CMS text; undefined if both have the same language. */
    interfaceLang: (around: string | null) => (around === null || around === locale ? undefined : locale),
    contentHref: (path: string) => contentHref(locale, path),
  }
}
