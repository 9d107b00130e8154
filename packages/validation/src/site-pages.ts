/** Slugs of the content pages that header, footer and forms link to; `home` is the front page. Their addresses never change. */
export const siteSlugs = [
  'home',
  'about',
  'become-partner',
  'clients',
  'contact',
  'cookie',
  'faq',
  'license',
  'privacy-policy',
  'product',
  'terms-and-condition',
] as const

/** First path segments that the site, its server or the proxy in front of it uses; editors cannot give them to a page. */
export const reservedSlugs = [
  '404',
  'admin',
  'api',
  'assets',
  'builds',
  'en',
  'healthz',
  'hooks',
  'id',
  'industry',
  'l',
  'licences',
  'maintenance',
  'metrics',
  'partner-status',
  'pictures',
  'preview',
  'readyz',
  'register',
  'sign-in',
  'terms-and-conditions',
  'uploads',
] as const

const longestSlug = 60

/** Whether a text has the form of a page's slug: 1 to 60 lower-case letters and digits, words joined by single hyphens. */
export const isPageSlug = (text: string) =>
  text.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
