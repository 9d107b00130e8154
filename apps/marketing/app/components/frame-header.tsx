import { SiteHeader } from '@bgm/ui'
import { pages, sectionPath } from '#app/paths'
import { useSite } from './use-site'
import { useSiteLinks } from './use-site-links'

export function FrameHeader() {
  const { t, href, path } = useSite()
  const { logo, link, languages } = useSiteLinks()
  const theme = (choice: 'system' | 'light' | 'dark') =>
    `${t('navigation.theme.label')}: ${t(`navigation.theme.${choice}`).toLowerCase()}`
  return (
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
      languages={languages}
      theme={{
        label: t('navigation.theme.label'),
        labels: { system: theme('system'), light: theme('light'), dark: theme('dark') },
      }}
      signIn={{ label: t('actions.sign_in'), href: href(pages.signIn) }}
      join={{ label: t('actions.join_now'), href: href(pages.register) }}
      menuLabel={t('navigation.menu')}
    />
  )
}
