import { uploadAction } from './catalogue-routes'
import { buildTypeGrants, type Grant, type TypeAccess } from './grants'
import { musicViews, trackFields } from './views/music'

const trackReports = 'api::track-report.track-report'
const { fields = {}, open = [] } = musicViews[trackReports] ?? {}

const curatedCondition = 'api::curated-playlists'

/** Registers the condition that limits a grant to curated playlists. Must run before roles are saved. */
export function registerCuratedCondition(): void {
  strapi.service('admin::permission').conditionProvider.register({
    displayName: 'Curated playlists',
    name: 'curated-playlists',
    handler: () => ({ kind: 'curated' }),
  })
}

/** The catalogue permissions of curators and editors. */
export const catalogueAccess: Record<string, TypeAccess> = {
  'api::artist.artist': { actions: ['create', 'read', 'update'] },
  // Fields that are measured from the audio are read-only.
  'api::track.track': { actions: ['read', 'update'], writable: trackFields, readAll: true },
  // Staff cannot access customers' playlists.
  'api::playlist.playlist': {
    actions: ['create', 'read', 'update', 'delete'],
    condition: curatedCondition,
    writable: [
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
}

/** Who reported a track is not shown. */
const reportGrants: Grant[] = Object.entries({
  read: Object.keys(fields).filter(name => !['organisation_name', 'venue'].includes(name)),
  update: open,
}).map(([act, fields]) => ({
  action: `plugin::content-manager.explorer.${act}`,
  subject: trackReports,
  properties: { fields },
}))

/** Grants for the catalogue, for replying to reports about its tracks and for adding music to it. */
export const catalogueGrants = (): Grant[] => [
  ...buildTypeGrants(catalogueAccess, ['create', 'read', 'update', 'delete']),
  { action: uploadAction, subject: null, properties: {} },
  ...reportGrants,
]
