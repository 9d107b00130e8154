import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CliError } from '#program/cli-error.mjs'
import { root } from '#program/environment.mjs'
import { readLogTail, runTool } from '#program/run.mjs'

const journeys = join(root, 'tooling/e2e')
const fromJourneys = createRequire(join(journeys, 'package.json'))
// The headless shell comes first, because it needs a third less CPU time for the same pages.
const commonPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** A downloaded browser does not start if its system libraries are missing. */
const works = path =>
  Boolean(path) && existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

const installedBrowser = () => [process.env.CHROMIUM_PATH, ...commonPaths].find(works)
const playwrightBrowser = () => [fromJourneys('@playwright/test').chromium.executablePath()].find(works)

async function fromDebian(logs) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runTool('apt-get', ['update'], { log: join(logs, 'apt-update.log'), env })
  const args = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation']
  await runTool('apt-get', args, { log: join(logs, 'apt-chromium.log'), env })
  return installedBrowser()
}

async function fromPlaywright(logs) {
  await runTool('pnpm', ['exec', 'playwright', 'install', 'chromium'], {
    log: join(logs, 'playwright.log'),
    cwd: journeys,
  })
  return playwrightBrowser()
}

async function fromNpm() {
  const { default: chromium } = await import(fromJourneys.resolve('@sparticuz/chromium')).catch(() => ({}))
  return chromium && [await chromium.executablePath()].find(works)
}

/** Returns the path of a working Chromium, installing it from Debian, Playwright or npm if necessary. */
export async function ensureChromium(logs) {
  const path =
    installedBrowser() ??
    playwrightBrowser() ??
    (await fromDebian(logs)) ??
    (await fromPlaywright(logs)) ??
    (await fromNpm().catch(() => undefined))
  if (path) return path
  throw new CliError(
    'No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it',
    readLogTail(join(logs, 'playwright.log'), 5),
  )
}
