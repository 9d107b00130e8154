import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { readBuildInfo } from '@bgm/server/build-info'
import { exitWithError, runServer } from '@bgm/server/run-server'

// Requests that end between two heartbeats leave garbage in the old generation, which is collected only when
// the heap has grown by this percentage. With V8's default, 5,000 players need 50 % more memory.
setFlagsFromString('--heap-growing-percent=40')

// Modules that read the environment are imported here, so that a configuration error is logged without a
// stack trace.
const start = async () => {
  process.env.NODE_ENV ??= 'production'
  const { env } = await import('./server/env.server')
  const { createGateway } = await import('./server/gateway')
  const { createDeviceRoutes, devicePaths } = await import('./server/device-api/device-routes')
  const { addGauges } = await import('./server/gauges')
  const { readClientPage } = await import('./server/pages')
  const buildDir = import.meta.dirname
  const page = await readClientPage(join(buildDir, 'client'))
  await runServer({
    name: 'player',
    buildDir,
    build: await readBuildInfo(buildDir),
    ...env.server,
    handle: page.handle,
    paths: devicePaths,
    csp: 'hashes',
    cspSources: { 'media-src': ['blob:'], 'img-src': ['blob:'] },
    // Browsers hide audio outputs from pages that may not use the microphone.
    microphone: true,
    revalidatedFiles: ['/service-worker.js', '/manifest.webmanifest'],
    routinePaths: ['/device/heartbeat', '/audio/:id/:id'],
    async prepare({ log, metrics, reportError }) {
      const gateway = await createGateway({
        ...env.gateway,
        clientBuild: page.build,
        log,
        reportError,
        onBackendCall: metrics.observeBackendCall,
      })
      addGauges(gateway, metrics.addGauge)
      gateway.start()
      return {
        routes: createDeviceRoutes(gateway),
        isReady: gateway.isReady,
        onDrain: gateway.streams.endAll,
        onClosed: gateway.stop,
      }
    },
  })
}

start().catch(error => exitWithError('player', error))
