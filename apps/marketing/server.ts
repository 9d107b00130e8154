import { exitWithReason, serve } from '@bgm/server'

// The environment is read inside, so that a wrong one ends in one line like every other mistake of the operator.
const start = async () => {
  process.env.NODE_ENV ??= 'production'
  const { env } = await import('./app/env.server')
  const { rules } = await import('./app/http/route-rules.server')
  const { prerendered, store } = await import('./app/http/store.server')
  await serve({
    name: 'marketing',
    buildDir: import.meta.dirname,
    host: env.host,
    port: env.port,
    publicUrl: env.siteUrl,
    trustedProxy: env.trustedProxy,
    dataDir: env.dataDir,
    logLevel: env.logLevel,
    csp: 'hashes',
    cspSources: {
      'form-action': [env.portalUrl],
      'img-src': [new URL(env.cmsApiUrl).origin],
      'connect-src': env.analytics ? [env.analytics.host] : [],
    },
    lowercasePaths: true,
    routeRules: rules,
    prerendered,
    store,
  })
}

start().catch(exitWithReason)
