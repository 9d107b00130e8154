import { environment } from '../src/environment'

const media = environment.MEDIA_URL ? [new URL(environment.MEDIA_URL).origin] : []

export default [
  'global::health',
  'global::request-log',
  'strapi::errors',
  'global::clean-errors',
  'global::uploaded-files',
  {
    name: 'strapi::security',
    config: {
      // The panel shows the site's preview inside itself.
      contentSecurityPolicy: {
        directives: {
          'frame-src': ["'self'", new URL(environment.MARKETING_URL).origin],
          'img-src': ["'self'", 'data:', 'blob:', ...media],
          'media-src': ["'self'", 'data:', 'blob:', ...media],
        },
      },
    },
  },
  { name: 'strapi::cors', config: { origin: [environment.publicUrl], credentials: true } },
  'strapi::query',
  'global::drafts',
  'global::accepted-bodies',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '512kb',
      formLimit: '64kb',
      textLimit: '64kb',
      formidable: { maxFileSize: 20 * 1024 * 1024, maxFiles: 20, maxFields: 100 },
    },
  },
  'global::remove-temporary-files',
  'global::clean-input',
  // A secure cookie over plain http makes every provider sign-in a 500.
  { name: 'strapi::session', config: { secure: environment.publicUrl.startsWith('https:') } },
  'strapi::favicon',
  'strapi::public',
]
