import { freePorts } from '@bgm/cli/ports'
import { newFolder, removeFolder } from '@bgm/cli/template'
import { startCluster } from '@bgm/database'
import { startList } from '@bgm/static-host/list'
import { checkDoors } from './doors.mjs'
import { checkDrain } from './drain.mjs'
import { startProxy } from './proxy.mjs'
import { behind, startTwo } from './two.mjs'

/**
 * The built product twice on one PostgreSQL behind the deployed proxy: its doors, then every process replaced under load.
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function checkProxy(told = () => {}) {
  const ports = [await freePorts(), await freePorts()]
  const { marketing: http, portal: https, backend: inside } = await freePorts()
  const dataDir = newFolder('proxy')
  const cluster = await startCluster()
  const two = startTwo({ dataDir, databaseUrl: cluster.url, ports, inside })
  const list = startList(told)
  const addresses = behind(ports)
  let proxy
  try {
    proxy = await startProxy({
      behind: addresses,
      ports: { http, https, inside },
      internalKey: two.secrets.INTERNAL_API_KEY,
    })
    await two.start('mailbox', 0)
    for (const at of [0, 1]) await two.start('backend', at)
    for (const at of [0, 1]) await Promise.all([two.start('marketing', at), two.start('portal', at)])
    const logs = ['portal', 'backend'].flatMap(name => [0, 1].map(at => two.log(name, at)))
    await checkDoors({ proxy, list, logs, secrets: two.secrets })
    for (const [name, service] of Object.entries({ site: 'marketing', portal: 'portal', backend: 'backend' }))
      await checkDrain({ proxy, two, list, told, name: service, behind: addresses[name] })
  } finally {
    await two.end()
    await proxy?.stop()
    await cluster.stop()
    removeFolder(dataDir)
  }
  return list.result()
}
