import { createServer } from 'node:http'
import { join } from 'node:path'
import { ensureChromium } from '@bgm/cli/chromium'
import { getDataDir, root } from '@bgm/cli/environment'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'

const player = join(root, 'apps/player')
const flags = ['--autoplay-policy=no-user-gesture-required', '--no-sandbox', '--mute-audio']

async function bundleScript() {
  const { outputFiles } = await build({
    entryPoints: [join(player, 'app/testing/measured-player.js')],
    tsconfig: join(player, 'tsconfig.json'),
    bundle: true,
    format: 'iife',
    write: false,
  })
  return outputFiles[0].text
}

/** Opens a page with parts of the player in Chromium, on an origin that may use audio worklets. */
export async function openPlayerPage() {
  const script = await bundleScript()
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>player</title>'),
  )
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const executablePath = await ensureChromium(join(getDataDir(), 'logs'))
  const browser = await chromium.launch({ executablePath, args: flags })
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  await page.addScriptTag({ content: script })
  return {
    page,
    /** Slows the page down by a factor. */
    async throttle(rate) {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate })
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}
