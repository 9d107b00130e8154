import { openSession } from '../fixtures/account'
import { backendEnv, startApp } from '../fixtures/app-process'
import { expect, test } from '../fixtures/journey'
import { startPausingProxy } from '../fixtures/pausing-proxy'
import { createTranslator } from '../fixtures/texts'

test('a click before the page is fully loaded breaks nothing', async ({ page, context }) => {
  const portal = await startApp('portal', { env: backendEnv() })
  const paused = await startPausingProxy(portal.url)
  const t = createTranslator('id')
  try {
    await openSession(context, 'pemilik@contoh.test', 'Contoh-12345')
    const entry = page.waitForResponse(response => /entry\.client.*\.js$/.test(response.url()))
    const messages = page.waitForResponse(response => /\/assets\/messages-.*\.js$/.test(response.url()))
    await page.goto(`${paused.url}/business-units/new`, { waitUntil: 'commit' })
    await Promise.all([entry, messages])
    const heading = page.getByRole('heading', { level: 1 })
    // Each of these events would make React render immediately, before the state that it needs has arrived.
    for (let press = 0; press < 40; press++) {
      await heading.click()
      await page.keyboard.press('Tab')
    }
    await page.getByLabel(t('fields.province'), { exact: true }).selectOption({ label: 'DKI Jakarta' })
    paused.letGo()
    // The list of cities is loaded only by JavaScript, even for a province that was chosen before hydration.
    const cities = page.getByLabel(t('fields.city'), { exact: true }).getByRole('option')
    await expect(cities.filter({ hasText: 'Jakarta Selatan' })).toHaveCount(1)
    await expect(page.getByLabel(t('fields.province'), { exact: true })).toHaveValue('31')
  } finally {
    await page.close()
    paused.stop()
    await portal.stop()
  }
})
