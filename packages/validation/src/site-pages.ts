/**
 * Slugs of the content pages to which the header, footer and forms link; `home` is the home page. Their URLs
 * never change.
 */
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

/**
 * First path segments used by the site, its server or the reverse proxy. Editors cannot use them as slugs.
 */
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
  'media',
  'metrics',
  'partner-status',
  'pictures',
  'preview',
  'readyz',
  'register',
  's',
  'sign-in',
  'status',
  'terms-and-conditions',
  'uploads',
  'usage-log',
] as const

const maxSlugLength = 60

/** Whether a string is a valid page slug: 1 to 60 lower-case letters or digits, with single hyphens between them. */
export const isPageSlug = (text: string) =>
  text.length <= maxSlugLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
