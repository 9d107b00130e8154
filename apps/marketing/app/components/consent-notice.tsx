import { ConsentNotice } from '@bgm/ui'
import { useMatches } from '@remix-run/react'
import { pages } from '#app/paths'
import { useSite } from './use-site'

interface Destination {
  key: string
  host: string
}

/** Where this page is measured, and under which name: the id of its route without the language. */
export function useAnalyticsSettings(analytics: Destination | null) {
  const id = useMatches().at(-1)?.id
  return analytics ? { ...analytics, page: id?.replace(/^(?:id|en):/, '') } : null
}

/** Bound by the site's script. */
export function SiteConsentNotice() {
  const { t, href } = useSite()
  return (
    <ConsentNotice
      title={t('consent.title')}
      text={t('consent.text')}
      more={{ label: t('consent.more'), href: href(pages.cookie) }}
      decline={t('consent.decline')}
      accept={t('consent.accept')}
    />
  )
}
