import { findFreePorts } from '@bgm/cli/ports'
import { createTemporaryFolder, removeFolder } from '@bgm/cli/seeded-data'
import { startCluster } from '@bgm/database'
import { createChecklist } from '#src/product/checklist.mjs'
import { checkAccess } from './check-access.mjs'
import { checkDrain } from './check-drain.mjs'
import { createProcessPairs, listUpstreams } from './start-pairs.mjs'
import { startProxy } from './start-proxy.mjs'

const services = { site: 'marketing', portal: 'portal', player: 'player', backend: 'backend' }

/**
 * Runs two processes of each app on one PostgreSQL behind the proxy with its deployed configuration. Checks
 * access, then restarts every process under load.
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function checkProxy(print = () => {}) {
  const ports = [await findFreePorts(), await findFreePorts()]
  const { marketing: http, portal: https, backend: inside } = await findFreePorts()
  const dataDir = createTemporaryFolder('proxy')
  const cluster = await startCluster()
  const pairs = createProcessPairs({ dataDir, databaseUrl: cluster.url, ports, inside })
  const checks = createChecklist(print)
  const addresses = listUpstreams(ports)
  let proxy
  try {
    proxy = await startProxy({
      upstreams: addresses,
      ports: { http, https, inside },
      internalKey: pairs.secrets.INTERNAL_API_KEY,
    })
    await pairs.start('mailbox', 0)
    for (const at of [0, 1]) await pairs.start('backend', at)
    for (const at of [0, 1])
      await Promise.all(['marketing', 'portal', 'player'].map(name => pairs.start(name, at)))
    const logs = ['portal', 'backend'].flatMap(name => [0, 1].map(at => pairs.log(name, at)))
    await checkAccess({ proxy, checks, logs, secrets: pairs.secrets })
    for (const [name, service] of Object.entries(services))
      await checkDrain({ proxy, pairs, checks, print, name: service, upstreams: addresses[name] })
  } finally {
    await pairs.end()
    await proxy?.stop()
    await cluster.stop()
    removeFolder(dataDir)
  }
  return checks.result()
}
