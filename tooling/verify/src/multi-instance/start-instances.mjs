import { join } from 'node:path'
import { freePorts } from './ports.mjs'
import { localSecrets } from './secrets.mjs'
import { urlsOf } from './services.mjs'
import { stackSettings } from './settings.mjs'
import { startStack } from './stack.mjs'
import { newFolder, removeFolder } from './template.mjs'

/** One public address before two processes, in turn. */
const balanced = (name, port, behind) => `
upstream ${name} { ${behind.map(at => `server 127.0.0.1:${at};`).join(' ')} }
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

/** What both halves of the product read: the public addresses are nginx's. */
function sharedSettings({ front, halves, mails, dataDir, databaseUrl }) {
  const secrets = localSecrets(dataDir)
  const ports = { ...front, mailbox: mails.mailbox, smtp: mails.smtp }
  return {
    ...stackSettings({ ports, dataDir, secrets }),
    TRUSTED_PROXY: '127.0.0.1',
    CONTENT_HOOK_URLS: halves.map(half => `${urlsOf(half).site}/hooks/content`).join(','),
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '10',
  }
}

/**
 * Two backends, two sites and two portals on one PostgreSQL and one data folder, behind nginx.
 * @returns `urls` as a visitor knows them, `halves` with the addresses of each process and `stopBackend`
 */
export async function startTwo() {
  const { startCluster } = await import('../database/src/cluster.mjs')
  const { runNginx } = await import('../static-host/src/nginx.mjs')
  const dataDir = newFolder('two')
  const ends = [() => removeFolder(dataDir)]
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const cluster = await startCluster()
    ends.push(cluster.stop)
    const [front, ...halves] = [await freePorts(), await freePorts(), await freePorts()]
    const [mails] = halves
    const env = sharedSettings({ front, halves, mails, dataDir, databaseUrl: cluster.url })
    const urls = urlsOf({ ...front, mailbox: mails.mailbox, smtp: mails.smtp })
    const http = ['marketing', 'portal', 'backend']
      .map(name =>
        balanced(
          name,
          front[name],
          halves.map(half => half[name]),
        ),
      )
      .join('\n')
    const answers = () =>
      fetch(urls.site, { redirect: 'manual' }).then(
        () => true,
        () => false,
      )
    const nginx = await runNginx({ write: () => ({ http: `access_log off; ${http}` }), answers })
    ends.push(nginx.stop)

    const start = async (half, only) => {
      const logs = join(dataDir, 'logs', half === mails ? 'one' : 'other')
      const stack = await startStack({ ports: half, dataDir, env, only, logs })
      ends.push(stack.stop)
      return stack
    }
    // Both backends begin at once on an empty database, as in a first release.
    const backends = await Promise.all(
      halves.map(half => start(half, half === mails ? ['mailbox', 'backend'] : ['backend'])),
    )
    await Promise.all(halves.map(half => start(half, ['marketing', 'portal'])))
    return {
      urls,
      dataDir,
      admin: backends[0].admin,
      halves: halves.map(urlsOf),
      /** Ends the second backend; nginx and the first one are left. */
      stopBackend: backends[1].stop,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
