import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { resolverRules } from './fixtures/public-hosts'

const system = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'
const everything = process.env.JOURNEYS === 'all'

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './global-setup.ts',
  outputDir: '.cache/results',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // Retries prevent a slow machine from being mistaken for a broken product. The gate lists the tests that
  // passed on a retry.
  retries: 1,
  expect: { timeout: 20_000 },
  grepInvert: everything ? undefined : /@long/,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    actionTimeout: 20_000,
    // Animations take a tenth of the run time, so they are disabled. Journeys about motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing slows down journeys, so only retries are traced.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: existsSync(system) ? system : undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without this, the headless shell rounds character widths.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-quic',
        '--no-first-run',
        `--host-resolver-rules=${resolverRules}`,
      ],
    },
  },
  projects: [
    // The default user agent contains HeadlessChrome, which the product treats as a crawler.
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, locale: 'id-ID' },
    },
    {
      name: 'phone',
      grep: everything ? undefined : /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 }, locale: 'id-ID' },
    },
  ],
})
