import { ConsentNotice } from '@bgm/ui'
import { useText } from '#app/text'
import { useSiteLink } from './page'

export function PortalConsent() {
  const t = useText()
  const siteLink = useSiteLink()
  return (
    <ConsentNotice
      title={t('consent.title')}
      text={t('consent.text')}
      more={{ label: t('consent.more'), href: siteLink('/cookie') }}
      decline={t('consent.decline')}
      accept={t('consent.accept')}
      className="max-lg:pb-24"
    />
  )
}
