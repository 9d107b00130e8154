import { environment } from '#src/platform/runtime/environment'

type Locale = 'id' | 'en'

const pageUrl = (app: string) => (locale: Locale, path: string) =>
  `${app.replace(/\/$/, '')}${locale === 'en' ? '/en' : ''}${path}`

export const getPortalUrl = pageUrl(environment.PORTAL_URL)

/** The URL of a marketing page in a language. */
export const getSiteUrl = pageUrl(environment.MARKETING_URL)
