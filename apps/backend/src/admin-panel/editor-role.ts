import { catalogueWork } from './curator-role'
import { type Grant, grantWork, type Work } from './grants'

const everything = ['create', 'read', 'update', 'delete', 'publish']
const rewriting = ['read', 'update', 'publish']

const work: Record<string, Work> = {
  'api::page.page': { acts: everything },
  'api::page-redirect.page-redirect': { acts: ['read', 'delete'] },
  // Customer data refers to industries by key, so editors can only change their texts.
  'api::industry.industry': {
    acts: rewriting,
    open: ['name', 'tagline', 'search_terms', 'position', 'seo', 'sections'],
    whole: true,
  },
  'api::faq.faq': { acts: everything },
  'api::testimonial.testimonial': { acts: everything },
  'api::client.client': { acts: everything },
  // Only the owner changes prices, the payment account and the royalty.
  'api::package.package': {
    acts: rewriting,
    open: ['title', 'subtitle', 'features', 'highlighted', 'position'],
    whole: true,
  },
  'api::package-term.package-term': { acts: ['read'] },
  'api::calendar-date.calendar-date': { acts: ['create', 'read', 'update', 'delete'] },
  ...catalogueWork,
  'api::site-setting.site-setting': {
    acts: ['read', 'update'],
    open: [
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
  ...grantWork(
    work,
    publish ? everything : everything.filter(name => name !== 'publish' && name !== 'delete'),
  ),
  ...media.map(name => ({ action: `plugin::upload.${name}`, subject: null, properties: {} })),
]
