import { type Page, test as plain } from '@playwright/test'
import { startApp } from '../fixtures/app-process'
import { startCollector } from '../fixtures/collector'
import { expect, test, withoutSplash } from '../fixtures/shell'

// Names of this machine never measure: the browser is told of another one.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP measured.test 127.0.0.1'],
    }),
})

async function measuredSite() {
  const collector = await startCollector()
  const site = (port: number) => `http://measured.test:${port}`
  const probe = await startApp('marketing')
  await probe.stop()
  const app = await startApp('marketing', {
    port: probe.port,
    env: {
      MARKETING_URL: site(probe.port),
      LANDING_HOST: 'landing.test',
      POSTHOG_KEY: 'phc_shell',
      POSTHOG_HOST: collector.url,
    },
  })
  return {
    collector,
    url: site(probe.port),
    async stop() {
      await app.stop()
      collector.stop()
    },
  }
}

// Robots are not counted, and a browser under test says that it is one.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })),
)

const notice = (page: Page) => page.getByRole('region', { name: 'Statistik kunjungan' })
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(' '),
  )

test('nothing is loaded or sent before consent, nor after a refusal, which is remembered', async ({
  page,
}) => {
  const { collector, url, stop } = await measuredSite()
  await withoutSplash(page)
  await page.goto(`${url}/maintenance`)
  await expect(notice(page)).toBeVisible()
  const yes = notice(page).getByRole('button', { name: 'Setuju' })
  const no = notice(page).getByRole('button', { name: 'Tolak' })
  expect(await yes.evaluate(node => node.className)).toBe(await no.evaluate(node => node.className))
  await no.click()
  await expect(notice(page)).toBeHidden()
  await page.clock.runFor(30_000)
  await page.reload()
  await expect(notice(page)).toBeHidden()
  expect(await scripts(page)).not.toMatch(/posthog/)
  expect(collector.captured).toEqual([])
  await stop()
})

test('with consent a page view says where, and no byte says who, what was typed or what a link carried', async ({
  page,
}) => {
  const { collector, url, stop } = await measuredSite()
  const secrets = ['rahasia', 'sari.wulandari', 'MB-ORD', 'Melati', '0812345']
  await withoutSplash(page)
  const answer = await page.goto(
    `${url}/maintenance?token=rahasia123&email=sari.wulandari%40contoh.test#MB-ORD-1`,
    { referer: 'https://mail.test/sari.wulandari' },
  )
  expect(answer?.headers()['content-security-policy']).toContain(`connect-src 'self' ${collector.url};`)
  await page.evaluate(() => {
    document.title = 'Hotel Melati'
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<form><input name="brand_name" placeholder="Melati"><button type="button" title="Melati">Hotel Melati</button></form>',
      )
  })
  await notice(page).getByRole('button', { name: 'Setuju' }).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return collector.text()
    })
    .toContain('page_name')
  await page.getByRole('textbox').fill('Hotel Melati 0812345')
  await page.getByRole('button', { name: 'Hotel Melati' }).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return collector.text()
    })
    .toContain('$autocapture')
  const sent = collector.text()
  expect(sent).toContain('"page_name":"maintenance"')
  expect(sent).toContain('"page_path":"/maintenance"')
  expect(sent).toContain(`"$current_url":"${url}/maintenance"`)
  expect(sent).toContain('"$process_person_profile":true')
  for (const secret of secrets) expect(sent, secret).not.toContain(secret)

  await page.getByRole('button', { name: 'Statistik kunjungan' }).click()
  await notice(page).getByRole('button', { name: 'Tolak' }).click()
  await page.clock.runFor(10_000)
  // What was on its way before the refusal may still arrive.
  let before = -1
  let quiet = 0
  await expect
    .poll(
      () => {
        quiet = collector.captured.length === before ? quiet + 1 : 0
        before = collector.captured.length
        return quiet
      },
      { intervals: [250], timeout: 20_000 },
    )
    .toBeGreaterThan(6)
  await page.getByRole('button', { name: 'Hotel Melati' }).click()
  await page.clock.runFor(60_000)
  expect(collector.captured.length).toBe(before)
  await stop()
})

test('an answer of 400 or above is logged as Bad HTTP status', async ({ page }) => {
  const { collector, url, stop } = await measuredSite()
  collector.answer(400)
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  await withoutSplash(page)
  await page.goto(`${url}/maintenance`)
  await notice(page).getByRole('button', { name: 'Setuju' }).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return logged
    })
    .toContain('Bad HTTP status: 400')
  await stop()
})

plain(
  'without a key, on the landing host and on this machine nobody is asked and no foreign address is allowed',
  async () => {
    const key = { POSTHOG_KEY: 'phc_shell', POSTHOG_HOST: 'https://collector.test' }
    const settings: Record<string, string>[] = [
      { MARKETING_URL: 'https://musik.test' },
      { ...key, MARKETING_URL: 'https://musik.test' },
      { ...key, LANDING_HOST: 'elsewhere.test' },
    ]
    for (const env of settings) {
      const app = await startApp('marketing', { env })
      const answer = await fetch(`${app.url}/maintenance`)
      expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self';")
      expect(await answer.text()).not.toMatch(/data-analytics|data-consent/)
      await app.stop()
    }
  },
)
