import { chmodSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePorts } from '@bgm/cli/ports'
import { createSeededDataFolder, removeFolder } from '@bgm/cli/seeded-data'
import { startStack } from '@bgm/cli/start-stack'
import { createChecklist } from '#src/product/checklist.mjs'
import { signInEditor } from '#src/product/editor.mjs'
import { checkLiveContent } from './check-live-content.mjs'
import { checkPages } from './check-pages.mjs'
import { checkRouting } from './check-routing.mjs'
import { serveSite } from './serve-site.mjs'

async function untilExported(folder) {
  for (let waited = 0; waited < 180_000; waited += 200) {
    if (existsSync(join(folder, 'host/live.conf'))) return
    await pause(200)
  }
  throw new Error('the site was not exported within three minutes')
}

/**
 * Starts the CMS and the site, waits for the exported files, serves them with nginx and checks every page.
 * @param {(line: string) => void} [print] called after each check
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function checkStaticHost(print = () => {}) {
  const ports = await findFreePorts()
  const dataDir = await createSeededDataFolder('static')
  const temporary = mkdtempSync(join(tmpdir(), 'static-site-'))
  // If this process runs as root, nginx's worker runs as another user and needs access.
  chmodSync(temporary, 0o755)
  const folder = join(temporary, 'site')
  const { portal: port } = ports
  const site = `http://127.0.0.1:${port}`
  const env = {
    MARKETING_URL: site,
    PORTAL_URL: 'https://portal.test',
    TRUSTED_PROXY: '127.0.0.1',
    EXPORT_DIR: folder,
  }
  const stack = await startStack({ ports, dataDir, env, only: ['mailbox', 'backend', 'marketing'] })
  const checks = createChecklist(print)
  let nginx
  try {
    await untilExported(folder)
    nginx = await serveSite({ folder, live: new URL(stack.urls.site).host, port })
    const editor = await signInEditor(stack.urls.backend, stack.admin)
    const context = { site, portal: env.PORTAL_URL, checks, folder, editor, brotli: nginx.brotli }
    await checkPages(context)
    await checkRouting(context)
    await checkLiveContent(context)
  } finally {
    await nginx?.stop()
    await stack.stop()
    for (const path of [dataDir, temporary]) removeFolder(path)
  }
  return checks.result()
}
