import { catalogueAccess } from './curator-role'
import { buildTypeGrants, type Grant, type TypeAccess } from './grants'

const everything = ['create', 'read', 'update', 'delete', 'publish']
const rewriting = ['read', 'update', 'publish']

const access: Record<string, TypeAccess> = {
  'api::page.page': { actions: everything },
  'api::page-redirect.page-redirect': { actions: ['read', 'delete'] },
  // Customer data refers to industries by key, so editors can only change their texts.
  'api::industry.industry': {
    actions: rewriting,
    writable: ['name', 'tagline', 'search_terms', 'position', 'seo', 'sections'],
    readAll: true,
  },
  'api::faq.faq': { actions: everything },
  'api::testimonial.testimonial': { actions: everything },
  'api::client.client': { actions: everything },
  // Only the owner may change prices, the payment account and the royalty.
  'api::package.package': {
    actions: rewriting,
    writable: ['title', 'subtitle', 'features', 'highlighted', 'position'],
    readAll: true,
  },
  'api::package-term.package-term': { actions: ['read'] },
  'api::calendar-date.calendar-date': { actions: ['create', 'read', 'update', 'delete'] },
  ...catalogueAccess,
  'api::site-setting.site-setting': {
    actions: ['read', 'update'],
    writable: [
      'wording_separate',
      'wording_included',
      'coverage',
      'coverage_date',
      'legal_basis',
      'contact',
      'social',
    ],
  },
}

const media = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link']

/**
 * Grants for content in both languages and for the media library, but not for customer data. Authors cannot publish.
 */
export const contentGrants = ({ publish }: { publish: boolean }): Grant[] => [
  ...buildTypeGrants(
    access,
    publish ? everything : everything.filter(name => name !== 'publish' && name !== 'delete'),
  ),
  ...media.map(name => ({ action: `plugin::upload.${name}`, subject: null, properties: {} })),
]
