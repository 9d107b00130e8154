import { resolve } from 'node:path'
import { exitWithError, exportSite, serve } from '@bgm/server'

// Modules that read the environment are imported here, so that a configuration error is logged without a
// stack trace.
const start = async () => {
  process.env.NODE_ENV ??= 'production'
  const { env } = await import('./app/env.server')
  const { resolvedRouteRules } = await import('./app/http/route-rules.server')
  const { listPageRedirects, prerenderedPaths, pageCacheOptions } = await import(
    './app/http/page-cache.server'
  )
  const site = {
    name: 'marketing',
    buildDir: import.meta.dirname,
    publicUrl: env.siteUrl,
    csp: 'hashes' as const,
    cspSources: {
      'form-action': [env.portalUrl],
      'img-src': [...new Set([env.cmsApiUrl, env.mediaUrl].map(url => new URL(url).origin))],
      'connect-src': env.analytics ? [env.analytics.host] : [],
    },
    lowercasePaths: true,
    routeRules: resolvedRouteRules,
    prerendered: prerenderedPaths,
  }

  // `node build/server.js --export [folder]` exports the site as static files.
  const [command, folder = 'export'] = process.argv.slice(2)
  if (command === '--export') {
    const routeRules = { ...resolvedRouteRules, ...(await listPageRedirects()) }
    const { pages, forms } = await exportSite({ ...site, routeRules, outDir: resolve(folder) })
    console.info(`${pages} pages written to ${resolve(folder)}`)
    return console.info(`Forms that need the live process at ${env.siteUrl}: ${forms.join(', ')}`)
  }
  await serve({
    ...site,
    ...env.server,
    pageCache: pageCacheOptions,
    staticExport: env.exportDir
      ? {
          program: [import.meta.filename, '--export'],
          folder: resolve(env.exportDir),
          command: env.exportCommand,
        }
      : undefined,
  })
}

start().catch(error => exitWithError('marketing', error))
