import { chmodSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '@bgm/cli/ports'
import { startStack } from '@bgm/cli/stack'
import { removeFolder, seededData } from '@bgm/cli/template'
import { editorAt } from '@bgm/faults/editor'
import { startList } from './ask.mjs'
import { checkChanges } from './changes.mjs'
import { checkDoors } from './doors.mjs'
import { startNginx } from './nginx.mjs'
import { checkPages } from './pages.mjs'

async function untilWritten(folder) {
  for (let waited = 0; waited < 180_000; waited += 200) {
    if (existsSync(join(folder, 'host/live.conf'))) return
    await pause(200)
  }
  throw new Error('the site was not written as files within three minutes')
}

/**
 * Starts CMS and site, waits for the files that the site writes by itself, puts nginx before them, and asks.
 * @param {(line: string) => void} [told] after each promise
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function checkStaticHost(told = () => {}) {
  const ports = await freePorts()
  const dataDir = await seededData('static')
  const place = mkdtempSync(join(tmpdir(), 'static-site-'))
  // nginx's worker is somebody else where we are root.
  chmodSync(place, 0o755)
  const folder = join(place, 'site')
  const { portal: port } = ports
  const site = `http://127.0.0.1:${port}`
  const env = {
    MARKETING_URL: site,
    PORTAL_URL: 'https://portal.test',
    TRUSTED_PROXY: '127.0.0.1',
    EXPORT_DIR: folder,
  }
  const stack = await startStack({ ports, dataDir, env, only: ['mailbox', 'backend', 'marketing'] })
  const list = startList(told)
  let nginx
  try {
    await untilWritten(folder)
    nginx = await startNginx({ folder, live: new URL(stack.urls.site).host, port })
    const editor = await editorAt(stack.urls.backend, stack.admin)
    const world = { site, portal: env.PORTAL_URL, list, folder, editor, brotli: nginx.brotli }
    await checkPages(world)
    await checkDoors(world)
    await checkChanges(world)
  } finally {
    await nginx?.stop()
    await stack.stop()
    for (const used of [dataDir, place]) removeFolder(used)
  }
  return list.result()
}
