import { getPathLocale, type Locale, localizePath, stripLocale } from '@bgm/i18n'
import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { contentHref } from '#app/paths'
import type { loader } from '#app/root'

/** Language, translations, links in that language and the product name, for components. */
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
    /** The `lang` of CMS text; undefined if the surrounding text has the same. They differ without a translation. */
    langOf: (language: string | null, around: string | null = locale) =>
      language === null || language === (around ?? locale) ? undefined : language,
    /** The `lang` of interface text inside CMS text; undefined if both have the same language. */
    interfaceLang: (around: string | null) => (around === null || around === locale ? undefined : locale),
    contentHref: (path: string) => contentHref(locale, path),
  }
}
