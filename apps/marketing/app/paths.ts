import { type Locale, localizePath } from '@bgm/i18n'

/** The single definition of page paths, without language prefix. */
export const pages = {
  home: '/',
  about: '/about',
  becomePartner: '/become-partner',
  clients: '/clients',
  contact: '/contact',
  cookie: '/cookie',
  faq: '/faq',
  license: '/license',
  licenceCheck: '/l',
  verifyLicence: '/license/verify',
  privacyPolicy: '/privacy-policy',
  product: '/product',
  status: '/status',
  terms: '/terms-and-condition',
  register: '/register',
  signIn: '/sign-in',
  industry: (slug: string) => `/industry/${slug}`,
} as const

const checkPath = (code: string) => `/l/${code.toLowerCase()}`

export const licencePaths = {
  check: checkPath,
  report: (code: string) => `${checkPath(code)}/report`,
  reportSent: (code: string) => `${checkPath(code)}/report/sent`,
  signed: (code: string) => `${checkPath(code)}.jws`,
} as const

/** Path of a page's Open Graph image. */
export const linkImagePath = (page: string) => `/pictures${page === pages.home ? '/home' : page}.png`

/** Path of one size of an uploaded image, served by the site. */
export const mediaPath = (file: string) => `/media/${file}`

/** The paths to which forms redirect after submission. */
export const confirmationPaths = { contact: '/contact/sent', becomePartner: '/become-partner/sent' } as const

/** Path of a section; its anchor is the block name. */
export const sectionPath = (page: string, section: string) => `${page}#${section}`

/**
 * Adds the language to a CMS link if it is a path on the site. Absolute links are unchanged; invalid links
 * lead to the home page.
 */
export function contentHref(locale: Locale, href: string): string {
  if (/^(?:https:\/\/|mailto:|tel:|#)/.test(href)) return href
  return localizePath(locale, /^\/(?![/\\])/.test(href) ? href : pages.home)
}
