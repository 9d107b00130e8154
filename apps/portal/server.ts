import { exitWithError, serve } from '@bgm/server'

// Modules that read the environment are imported here, so that a configuration error is logged without a
// stack trace.
const start = async () => {
  process.env.NODE_ENV ??= 'production'
  const { env } = await import('./app/env.server')
  const { resolvedRouteRules } = await import('./app/http/route-rules.server')
  const { uploads } = await import('./app/http/uploads.server')
  const { removeStaleUploads } = await import('./app/forms/multipart.server')
  await removeStaleUploads()
  await serve({
    name: 'portal',
    buildDir: import.meta.dirname,
    ...env.server,
    cspSources: {
      'connect-src': env.analytics ? [env.analytics.host] : [],
      // Allows members to play back a recording before they upload it.
      'media-src': ['blob:'],
      'form-action': env.paymentUrl ? [new URL(env.paymentUrl).origin] : [],
    },
    // The microphone is needed to record announcements.
    microphone: true,
    routeRules: resolvedRouteRules,
    uploads,
  })
}

start().catch(error => exitWithError('portal', error))
