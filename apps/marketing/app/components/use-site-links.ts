import { getAlternatePath, localeNames, locales } from '@bgm/i18n'
import { useLocation } from '@remix-run/react'
import { pages } from '#app/paths'
import { useSite } from './use-site'

/** The links that the header and the footer share. */
export function useSiteLinks() {
  const { t, href, path, pathname, locale, appTitle } = useSite()
  const { search } = useLocation()
  const languages = locales.map(language => ({
    locale: language,
    label: language.toUpperCase(),
    name: localeNames[language].replace('Bahasa ', ''),
    href: getAlternatePath(language, { pathname, search }),
    current: language === locale,
  }))
  return {
    logo: { name: appTitle, href: href(pages.home), label: `${appTitle}, ${t('navigation.home')}` },
    link: (label: string, page: string) => ({ label, href: href(page), current: path === page }),
    languages: { label: t('navigation.language'), links: languages },
  }
}
