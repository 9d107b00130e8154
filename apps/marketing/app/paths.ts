import { type Locale, localePath } from '@bgm/i18n'

/** The pages of the site without language, the only place that spells them. */
export const pages = {
  home: '/',
  about: '/about',
  becomePartner: '/become-partner',
  clients: '/clients',
  contact: '/contact',
  cookie: '/cookie',
  faq: '/faq',
  license: '/license',
  privacyPolicy: '/privacy-policy',
  product: '/product',
  terms: '/terms-and-condition',
  register: '/register',
  signIn: '/sign-in',
  industry: (slug: string) => `/industry/${slug}`,
} as const

/** The picture that a link to a page shows elsewhere: one per page and language. */
export const linkImagePath = (page: string) => `/pictures${page === pages.home ? '/home' : page}.png`

/** One size of an uploaded picture, served by the site itself. */
export const mediaPath = (file: string) => `/media/${file}`

/** Where a sent form leads. */
export const confirmationPages = { contact: '/contact/sent', becomePartner: '/become-partner/sent' } as const

/** A section of a page: its anchor is the section's name. */
export const sectionPath = (page: string, section: string) => `${page}#${section}`

/** A CMS link (site path without language, or absolute) in one language; anything that is neither leads home. */
export function contentHref(locale: Locale, href: string): string {
  if (/^(?:https:\/\/|mailto:|tel:|#)/.test(href)) return href
  return localePath(locale, /^\/(?![/\\])/.test(href) ? href : pages.home)
}
