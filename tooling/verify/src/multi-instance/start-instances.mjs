import { join } from 'node:path'
import { findFreePorts } from '@bgm/cli/ports'
import { loadLocalSecrets } from '@bgm/cli/secrets'
import { createTemporaryFolder, removeFolder } from '@bgm/cli/seeded-data'
import { getServiceUrls } from '@bgm/cli/services'
import { buildStackSettings } from '@bgm/cli/settings'
import { startStack } from '@bgm/cli/start-stack'
import { startCluster } from '@bgm/database'
import { runNginx } from '#src/product/nginx.mjs'

/** Creates an nginx server block that balances requests between several processes. */
const loadBalancer = (name, port, upstreams) => `
upstream ${name} { ${upstreams.map(at => `server 127.0.0.1:${at};`).join(' ')} }
server {
  listen 127.0.0.1:${port};
  client_max_body_size 32m;
  location / {
    proxy_pass http://${name};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_read_timeout 120s;
  }
}`

/** The settings for all processes; the public URLs are those of nginx. */
function sharedSettings({ publicPorts, instances, mailPorts, dataDir, databaseUrl }) {
  const secrets = loadLocalSecrets(dataDir)
  const ports = { ...publicPorts, mailbox: mailPorts.mailbox, smtp: mailPorts.smtp }
  return {
    ...buildStackSettings({ ports, dataDir, secrets }),
    TRUSTED_PROXY: '127.0.0.1',
    CONTENT_HOOK_URLS: instances.map(instance => `${getServiceUrls(instance).site}/hooks/content`).join(','),
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '10',
    SAMPLE_TRACKS: '8',
    // The timeout is long, so that a busy machine is not mistaken for an unavailable backend.
    BACKEND_TIMEOUT: '20000',
  }
}

/**
 * Starts two backends, sites, portals and player gateways on one PostgreSQL and one data folder, behind nginx.
 * @returns `urls` of the load balancer, `instances` with the URLs of each process, `internalKey` and `stopBackend`
 */
export async function startInstances() {
  const dataDir = createTemporaryFolder('multi-instance')
  const cleanups = [() => removeFolder(dataDir)]
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  }
  try {
    const cluster = await startCluster()
    cleanups.push(cluster.stop)
    const [publicPorts, ...instances] = [await findFreePorts(), await findFreePorts(), await findFreePorts()]
    const [mailPorts] = instances
    const env = sharedSettings({ publicPorts, instances, mailPorts, dataDir, databaseUrl: cluster.url })
    const urls = getServiceUrls({ ...publicPorts, mailbox: mailPorts.mailbox, smtp: mailPorts.smtp })
    const http = ['marketing', 'portal', 'player', 'backend']
      .map(name =>
        loadBalancer(
          name,
          publicPorts[name],
          instances.map(instance => instance[name]),
        ),
      )
      .join('\n')
    const isReady = () =>
      fetch(urls.site, { redirect: 'manual' }).then(
        () => true,
        () => false,
      )
    const nginx = await runNginx({ write: () => ({ http: `access_log off; ${http}` }), isReady })
    cleanups.push(nginx.stop)

    const start = async (instance, only) => {
      const logs = join(dataDir, 'logs', instance === mailPorts ? 'one' : 'other')
      const stack = await startStack({ ports: instance, dataDir, env, only, logs })
      cleanups.push(stack.stop)
      return stack
    }
    // Both backends start concurrently on an empty database, as in a first deployment.
    const backends = await Promise.all(
      instances.map(instance =>
        start(instance, instance === mailPorts ? ['mailbox', 'backend'] : ['backend']),
      ),
    )
    await Promise.all(instances.map(instance => start(instance, ['marketing', 'portal', 'player'])))
    return {
      urls,
      dataDir,
      admin: backends[0].admin,
      internalKey: backends[0].internalKey,
      instances: instances.map(getServiceUrls),
      /** Stops the second backend; nginx and the first backend keep running. */
      stopBackend: backends[1].stop,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
