type Properties = { fields?: string[] | null }
type Permission = {
  action: string
  subject?: string | null
  properties?: Properties | null
  conditions?: string[] | null
}

type Scope = { actions?: string[]; fields?: string[]; condition?: string }

/**
 * What staff may see and change with a password alone: the published site and the catalogue. Everything else
 * counts as money, personal data or administration, including types that are added later.
 */
const withoutSecondFactor: Record<string, Scope> = {
  'api::page.page': {},
  'api::page-redirect.page-redirect': {},
  'api::industry.industry': {},
  'api::faq.faq': {},
  'api::testimonial.testimonial': {},
  'api::client.client': {},
  'api::package.package': {},
  'api::package-term.package-term': { actions: ['read'] },
  'api::calendar-date.calendar-date': {},
  'api::artist.artist': {},
  'api::track.track': {},
  'api::playlist.playlist': { condition: 'api::curated-playlists' },
  // The other fields say who reported the track.
  'api::track-report.track-report': {
    fields: [
      'title',
      'state',
      'reason',
      'track',
      'explanation',
      'likes',
      'bans',
      'skips',
      'reply',
      'received_at',
      'replied_at',
    ],
  },
  // The other fields include the bank account and the seller on invoices.
  'api::site-setting.site-setting': {
    fields: [
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

const actionsWithoutSecondFactor = [
  'api::catalogue.upload',
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
]

const explorer = 'plugin::content-manager.explorer.'

// Permissions list the fields of a component with its name: `contact.email`.
const within = (fields: string[], granted: string[] | null | undefined) =>
  granted?.every(field => fields.includes(field.split('.')[0] ?? '')) ?? false

function isHarmless({ action, subject, properties, conditions }: Permission): boolean {
  if (!subject) return actionsWithoutSecondFactor.includes(action)
  const scope = withoutSecondFactor[subject]
  if (!scope || !action.startsWith(explorer)) return false
  const { actions, fields, condition } = scope
  if (actions && !actions.includes(action.slice(explorer.length))) return false
  if (fields && !within(fields, properties?.fields)) return false
  // Creating a record is not limited by conditions on records.
  return !condition || action === `${explorer}create` || (conditions ?? []).includes(condition)
}

/** Whether these permissions give access to more than the published site and the catalogue. */
export const needSecondFactor = (permissions: readonly Permission[]): boolean =>
  !permissions.every(isHarmless)
