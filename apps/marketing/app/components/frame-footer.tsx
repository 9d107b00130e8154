import { SiteFooter } from '@bgm/ui'
import { pages, sectionPath } from '#app/paths'
import type { SiteContent } from '#app/sections/block'
import { useSite } from './use-site'
import { useSiteLinks } from './use-site-links'

const networks = ['instagram', 'youtube', 'facebook', 'tiktok', 'linkedin', 'whatsapp_channel'] as const

export function FrameFooter({ settings }: { settings: SiteContent['settings'] }) {
  const { t, appTitle } = useSite()
  const { logo, link, languages } = useSiteLinks()
  const other = languages.links.find(language => !language.current)
  const social = networks.flatMap(network => {
    const url = settings.social[network]
    return url ? [{ label: t(`navigation.social.${network}`), href: url, external: true }] : []
  })
  return (
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
            link(t('service_status.title'), pages.status),
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
  )
}
