import { join } from 'node:path'
import { launchService, waitUntilHealthy } from '@bgm/cli/processes'
import { loadLocalSecrets } from '@bgm/cli/secrets'
import { builtServices } from '@bgm/cli/services'
import { buildStackSettings } from '@bgm/cli/settings'
import { hostNames } from './start-proxy.mjs'

const host = '127.0.0.1'

/**
 * Prepares two processes of each app, which are started as in production. The apps reach the backend through
 * the proxy on port `inside`. `start(name, at)` starts the first (0) or second (1) process and resolves when
 * it is ready; `end` stops all processes.
 */
export function createProcessPairs({ dataDir, databaseUrl, ports, inside }) {
  const secrets = loadLocalSecrets(dataDir)
  const sharedEnv = {
    ...process.env,
    ...buildStackSettings({ ports: ports[0], dataDir, secrets }),
    API_URL: `http://${host}:${inside}/api`,
    CMS_API_URL: `http://${host}:${inside}/api`,
    MARKETING_URL: `https://${hostNames.site}`,
    PORTAL_URL: `https://${hostNames.portal}`,
    PLAYER_URL: `https://${hostNames.player}`,
    BACKEND_URL: `https://${hostNames.backend}`,
    CONTENT_HOOK_URLS: ports.map(({ marketing }) => `http://${host}:${marketing}/hooks/content`).join(','),
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXY: host,
    RATE_LIMIT_FACTOR: '1000',
  }
  const running = new Map()
  const start = async (name, at, { cwd, env = {} } = {}) => {
    const { health, env: own, ...service } = builtServices[name](ports[at])
    const launched = launchService({
      ...service,
      ...(cwd ? { cwd } : {}),
      command: process.execPath,
      env: {
        ...sharedEnv,
        DATA_DIR: ['marketing', 'player'].includes(name) ? join(dataDir, `${name}-${at}`) : dataDir,
        ...own,
        ...env,
      },
      log: join(dataDir, 'logs', `${name}-${at}.log`),
    })
    running.set(`${name}-${at}`, launched)
    await waitUntilHealthy(launched, health)
    return launched
  }
  return {
    start,
    of: (name, at) => running.get(`${name}-${at}`),
    secrets,
    log: (name, at) => join(dataDir, 'logs', `${name}-${at}.log`),
    async end() {
      for (const service of [...running.values()].reverse()) await service.stop()
    },
  }
}

/** Lists the host:port of both processes of each app, for the proxy. */
export const listUpstreams = ports =>
  Object.fromEntries(
    [
      ['site', 'marketing'],
      ['portal', 'portal'],
      ['player', 'player'],
      ['backend', 'backend'],
    ].map(([name, service]) => [name, ports.map(each => `${host}:${each[service]}`)]),
  )
