import { localeNames, locales, switchLocale } from '@bgm/i18n'
import { BareFrame, BuildNotice, getLayout, SiteFooter, SiteHeader, SkipLink } from '@bgm/ui'
import { useLocation, useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'
import { pages, sectionPath } from '#app/paths'
import type { SiteContent } from '#app/sections/block'
import { useSite } from './use-site'

const networks = ['instagram', 'youtube', 'facebook', 'tiktok', 'linkedin', 'whatsapp_channel'] as const

/** Header, main content and footer; a route's `handle.layout` selects another layout. */
export function SiteFrame({
  settings,
  children,
}: {
  settings: SiteContent['settings']
  children: ReactNode
}) {
  const { t, href, path, pathname, locale, appTitle } = useSite()
  const { search } = useLocation()
  const layout = getLayout(useMatches().map(({ handle }) => handle))
  const logo = { name: appTitle, href: href(pages.home), label: `${appTitle}, ${t('navigation.home')}` }
  const link = (label: string, page: string) => ({ label, href: href(page), current: path === page })
  const languages = locales.map(language => ({
    locale: language,
    label: language.toUpperCase(),
    name: localeNames[language].replace('Bahasa ', ''),
    href: switchLocale(language, { pathname, search }),
    current: language === locale,
  }))
  const theme = (choice: 'system' | 'light' | 'dark') =>
    `${t('navigation.theme.label')}: ${t(`navigation.theme.${choice}`).toLowerCase()}`
  if (layout === 'none') return children
  const skipLabel = t('navigation.skip_to_content')
  const switches = { label: t('navigation.language'), links: languages }
  if (layout === 'empty')
    return (
      <BareFrame logo={logo} skipLabel={skipLabel} languages={switches}>
        {children}
      </BareFrame>
    )
  const other = languages.find(language => !language.current)
  const social = networks.flatMap(network => {
    const url = settings.social[network]
    return url ? [{ label: t(`navigation.social.${network}`), href: url, external: true }] : []
  })
  return (
    <>
      <SkipLink>{skipLabel}</SkipLink>
      <SiteHeader
        logo={logo}
        navLabel={t('navigation.main')}
        links={[
          link(t('navigation.site.product'), pages.product),
          {
            ...link(t('navigation.site.industries'), sectionPath(pages.home, 'industries')),
            current: path.startsWith('/industry/'),
          },
          link(t('navigation.site.pricing'), sectionPath(pages.home, 'packages')),
          link(t('navigation.site.license'), pages.license),
          link(t('navigation.site.clients'), pages.clients),
          link(t('navigation.site.faq'), sectionPath(pages.product, 'questions')),
          link(t('navigation.site.partner'), pages.becomePartner),
        ]}
        languages={switches}
        theme={{
          label: t('navigation.theme.label'),
          labels: { system: theme('system'), light: theme('light'), dark: theme('dark') },
        }}
        signIn={{ label: t('actions.sign_in'), href: href(pages.signIn) }}
        join={{ label: t('actions.join_now'), href: href(pages.register) }}
        menuLabel={t('navigation.menu')}
      />
      <main id="isi" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter
        logo={logo}
        text={t('navigation.footer_text')}
        columns={[
          {
            title: t('navigation.footer_groups.product'),
            links: [
              link(t('navigation.site.features'), pages.product),
              link(t('navigation.site.pricing'), sectionPath(pages.home, 'packages')),
              link(t('navigation.site.industries'), sectionPath(pages.home, 'industries')),
              link(t('navigation.site.license'), pages.license),
              link(t('navigation.site.faq'), pages.faq),
            ],
          },
          {
            title: t('navigation.footer_groups.company'),
            links: [
              link(t('navigation.site.about'), pages.about),
              link(t('navigation.site.clients'), pages.clients),
              link(t('navigation.site.partner'), pages.becomePartner),
              link(t('navigation.site.contact'), pages.contact),
            ],
          },
          { title: t('navigation.footer_groups.follow'), links: social },
        ]}
        copyright={t('navigation.copyright', { year: new Date().getFullYear(), name: appTitle })}
        legalLabel={t('navigation.footer')}
        legal={[
          link(t('navigation.legal.terms'), pages.terms),
          link(t('navigation.legal.privacy'), pages.privacyPolicy),
          link(t('navigation.legal.cookie'), pages.cookie),
          ...(other ? [{ label: other.name, href: other.href, lang: other.locale }] : []),
        ]}
      />
      <BuildNotice text={t('build.new_version')} reload={{ label: t('build.reload'), href: pathname }} />
    </>
  )
}
