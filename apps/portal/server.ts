import { exitWithError, serve } from '@bgm/server'

// The environment is read inside, so that a wrong one ends in one line like every other mistake of the operator.
const start = async () => {
  process.env.NODE_ENV ??= 'production'
  const { env } = await import('./app/env.server')
  const { rules } = await import('./app/http/route-rules.server')
  const { uploads } = await import('./app/http/uploads.server')
  const { removeStaleUploads } = await import('./app/forms/multipart.server')
  await removeStaleUploads()
  await serve({
    name: 'portal',
    buildDir: import.meta.dirname,
    host: env.host,
    appTitle: env.appTitle,
    port: env.port,
    publicUrl: env.portalUrl,
    trustedProxy: env.trustedProxy,
    dataDir: env.dataDir,
    logLevel: env.logLevel,
    metricsPort: env.metricsPort,
    errorReportUrl: env.errorReportUrl,
    cspSources: { 'connect-src': env.analytics ? [env.analytics.host] : [] },
    routeRules: rules,
    uploads,
  })
}

start().catch(error => exitWithError('portal', error))
