import { ConsentNotice } from '@bgm/ui'
import { useMatches } from '@remix-run/react'
import { pages } from '#app/paths'
import { useSite } from './use-site'

type AnalyticsTarget = {
  key: string
  host: string
}

/** The analytics host and key, and the page name for events: the route id without its language prefix. */
export function useAnalyticsSettings(analytics: AnalyticsTarget | null) {
  const id = useMatches().at(-1)?.id
  return analytics ? { ...analytics, page: id?.replace(/^(?:id|en):/, '') } : null
}

/** The consent notice; the site's script attaches the event handlers to its buttons. */
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
