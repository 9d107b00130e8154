import type { Page } from '@playwright/test'
import { startApp } from '../fixtures/app-process'
import { expect, pauseRequests, skipSplash, test } from '../fixtures/shell'
import { hideAutomation, locateConsentNotice, plain, startAppWithAnalytics } from '../fixtures/statistics'

test.beforeEach(({ page }) => hideAutomation(page))

const notice = locateConsentNotice
const startSite = () => startAppWithAnalytics('marketing')
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(' '),
  )

test('nothing is loaded or sent before consent or after it is declined, and the decision is stored', async ({
  page,
}) => {
  const { collector, url, stop } = await startSite()
  await skipSplash(page)
  await page.goto(`${url}/maintenance`)
  await expect(notice(page)).toBeVisible()
  const accept = notice(page).getByRole('button', { name: 'Setuju' })
  const decline = notice(page).getByRole('button', { name: 'Tolak' })
  expect(await accept.evaluate(node => node.className)).toBe(await decline.evaluate(node => node.className))
  await decline.click()
  await expect(notice(page)).toBeHidden()
  await page.clock.runFor(30_000)
  await page.reload()
  await expect(notice(page)).toBeHidden()
  expect(await scripts(page)).not.toMatch(/posthog/)
  expect(collector.captured).toEqual([])
  await stop()
})

test('with consent a page view contains the path, and no identity, input or query', async ({ page }) => {
  const { collector, url, stop } = await startSite()
  const secrets = ['rahasia', 'sari.wulandari', 'MB-ORD', 'Melati', '0812345']
  await skipSplash(page)
  const response = await page.goto(
    `${url}/maintenance?token=rahasia123&email=sari.wulandari%40contoh.test#MB-ORD-1`,
    { referer: 'https://mail.test/sari.wulandari' },
  )
  expect(response?.headers()['content-security-policy']).toContain(`connect-src 'self' ${collector.url};`)
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
  // Requests sent before consent was withdrawn may still arrive.
  let before = -1
  let unchanged = 0
  await expect
    .poll(
      () => {
        unchanged = collector.captured.length === before ? unchanged + 1 : 0
        before = collector.captured.length
        return unchanged
      },
      { intervals: [250], timeout: 20_000 },
    )
    .toBeGreaterThan(6)
  await page.getByRole('button', { name: 'Hotel Melati' }).click()
  await page.clock.runFor(60_000)
  expect(collector.captured.length).toBe(before)
  await stop()
})

test('a response of 400 or above is logged as Bad HTTP status', async ({ page }) => {
  const { collector, url, stop } = await startSite()
  collector.answer(400)
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  await skipSplash(page)
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

plain('on the landing host visitors are not asked and no external host is allowed', async () => {
  const app = await startApp('marketing', {
    env: {
      POSTHOG_KEY: 'phc_shell',
      POSTHOG_HOST: 'https://collector.test',
      MARKETING_URL: 'https://musik.test',
      LANDING_HOST: 'musik.test',
    },
  })
  const response = await fetch(`${app.url}/maintenance`)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self';")
  expect(policy).not.toContain('collector.test')
  expect(await response.text()).not.toMatch(/data-analytics|data-consent/)
  await app.stop()
})

/** Gives consent and waits for the first page view. */
async function consent(page: Page, collector: { text(): string }) {
  await notice(page).getByRole('button', { name: 'Setuju' }).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return collector.text()
    })
    .toContain('page_name')
}

test('the visitor id lasts 365 days, and a session ends after 1800 s of inactivity', async ({ page }) => {
  const { collector, url, stop } = await startSite()
  await skipSplash(page)
  await page.goto(`${url}/maintenance`)
  await consent(page, collector)
  const visitorCookie = (await page.context().cookies()).find(({ name }) => name.startsWith('ph_phc_shell'))
  const now = await page.evaluate(() => Date.now())
  expect(Math.round(((visitorCookie?.expires ?? 0) - now / 1000) / 86_400)).toBe(365)

  const sessions = () => new Set(collector.text().match(/"\$session_id":"[^"]+"/g)).size
  const clicks = () => collector.text().match(/"\$autocapture"/g)?.length ?? 0
  const interact = async () => {
    const before = clicks()
    await page.getByRole('button', { name: 'Statistik kunjungan' }).click()
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return clicks()
      })
      .toBeGreaterThan(before)
  }
  await page.clock.fastForward(1_700_000)
  await interact()
  expect(sessions()).toBe(1)
  await page.clock.fastForward(1_900_000)
  await interact()
  expect(sessions()).toBe(2)
  await stop()
})

test('a feature flag request times out after 3 s, and an event after 60 s', async ({ page }) => {
  const { collector, url, stop } = await startAppWithAnalytics('marketing')
  await skipSplash(page)
  const requested: string[] = []
  const failed: string[] = []
  const collectorPath = (address: string) =>
    address.startsWith(collector.url) ? (new URL(address).pathname.split('/')[1] ?? '') : ''
  page.on('request', request => requested.push(collectorPath(request.url())))
  page.on('requestfailed', request => failed.push(collectorPath(request.url())))
  const release = await pauseRequests(page, new RegExp(`^${collector.url}/(?!array)`))
  const until = (list: string[], path: string) =>
    expect
      .poll(async () => {
        if (!list.includes(path)) await page.clock.runFor(100)
        return list
      })
      .toContain(path)

  await page.goto(`${url}/maintenance`)
  await notice(page).getByRole('button', { name: 'Setuju' }).click()
  await until(requested, 'flags')
  await page.clock.runFor(2_800)
  expect(failed).toEqual([])
  await page.clock.runFor(200)
  await until(failed, 'flags')

  await until(requested, 'e')
  await page.clock.runFor(59_000)
  expect(failed).not.toContain('e')
  await page.clock.runFor(1_000)
  await until(failed, 'e')
  release()
  await stop()
})
