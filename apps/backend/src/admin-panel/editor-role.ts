import { trackFields } from './views/music'

type Fields = { fields?: string[]; locales?: string[] }
export type Grant = {
  action: string
  subject: string | null
  properties: Fields
  conditions?: string[]
}

const act = (name: string) => `plugin::content-manager.explorer.${name}`
const everything = ['create', 'read', 'update', 'delete', 'publish']
const rewriting = ['read', 'update', 'publish']

/**
 * What editors may do with a type. They can write the `open` fields (all by default) and, with `whole`, read the
 * others.
 */
type Work = { acts: string[]; open?: string[]; whole?: true }

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
  'api::artist.artist': { acts: ['create', 'read', 'update'] },
  // Fields that are measured from the audio are read-only.
  'api::track.track': { acts: ['read', 'update'], open: trackFields, whole: true },
  // Editors must not see which organisation a playlist belongs to.
  'api::playlist.playlist': {
    acts: ['create', 'read', 'update', 'delete'],
    open: [
      'title_id',
      'title_en',
      'description_id',
      'description_en',
      'slug',
      'published',
      'fallback',
      'position',
      'tracks',
      'industries',
      'genres',
      'moods',
      'audience_gender',
      'audience_age_group',
      'audience_lifestyle',
      'cover_gesture',
      'cover_palette',
      'cover_density',
    ],
  },
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

// Permissions list each field of a component, but a dynamic zone as a single field.
const fieldsOf = (subject: string, open?: string[]): string[] => {
  const all: string[] = strapi
    .service('admin::content-type')
    .getNestedFields(strapi.contentTypes[subject as 'api::page.page'], { components: strapi.components })
  return open ? all.filter(field => open.includes(field.split('.')[0] ?? '')) : all
}

/**
 * Grants for content in both languages and for the media library, but not for customer data. Authors cannot publish.
 */
export function contentGrants({ publish }: { publish: boolean }): Grant[] {
  const locales = ['id', 'en']
  const content = Object.entries(work).flatMap(([subject, { acts, open, whole }]) =>
    acts
      .filter(name => publish || (name !== 'publish' && name !== 'delete'))
      .map(name => ({
        action: act(name),
        subject,
        properties: {
          locales,
          ...(name === 'publish' || name === 'delete'
            ? {}
            : {
                fields: fieldsOf(subject, name === 'read' && whole ? undefined : open),
              }),
        },
      })),
  )
  return [
    ...content,
    ...media.map(name => ({ action: `plugin::upload.${name}`, subject: null, properties: {} })),
  ]
}
