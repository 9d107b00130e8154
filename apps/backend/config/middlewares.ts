import { environment } from '#src/platform/runtime/environment'

const media = environment.MEDIA_URL ? [new URL(environment.MEDIA_URL).origin] : []

const maxFiles = 20

/**
 * Limits the number of files, which the parser does not do itself. `this` is the parser's options object,
 * which is created for each body.
 */
function withinMaxFiles(this: { files?: number }): boolean {
  this.files = (this.files ?? 0) + 1
  return this.files <= maxFiles
}

export default [
  'global::request-target',
  'global::stream-errors',
  'global::health',
  'global::request-log',
  'strapi::errors',
  'global::clean-errors',
  'global::uploaded-files',
  {
    name: 'strapi::security',
    config: {
      // The panel embeds the site preview and the covers that the portal renders.
      contentSecurityPolicy: {
        directives: {
          'frame-src': ["'self'", new URL(environment.MARKETING_URL).origin],
          'img-src': ["'self'", 'data:', 'blob:', new URL(environment.PORTAL_URL).origin, ...media],
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
      // The limit for the gateway; accepted-bodies.ts sets a lower limit for all other clients.
      jsonLimit: '2mb',
      formLimit: '64kb',
      textLimit: '64kb',
      // The signature of a payment notice is verified on the raw body.
      includeUnparsed: true,
      // The maximum total size of all files.
      formidable: { maxFileSize: 20 * 1024 * 1024, maxFieldsSize: 64 * 1024, filter: withinMaxFiles },
    },
  },
  'global::remove-temporary-files',
  'global::clean-input',
  // With secure cookies over plain HTTP, every provider sign-in would fail with a 500.
  { name: 'strapi::session', config: { secure: environment.publicUrl.startsWith('https:') } },
  'strapi::favicon',
  'strapi::public',
]
