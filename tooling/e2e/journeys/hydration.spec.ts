import { startApp } from '../fixtures/app-process'
import { expect, test } from '../fixtures/journey'
import { startPausingProxy } from '../fixtures/pausing-proxy'
import { createTranslator } from '../fixtures/texts'

test('a click before the page is fully loaded breaks nothing', async ({ page }) => {
  const portal = await startApp('portal')
  const paused = await startPausingProxy(portal.url)
  const t = createTranslator('id')
  try {
    const entry = page.waitForResponse(response => /entry\.client.*\.js$/.test(response.url()))
    const messages = page.waitForResponse(response => /\/assets\/messages-.*\.js$/.test(response.url()))
    await page.goto(`${paused.url}/sign-in`, { waitUntil: 'commit' })
    await Promise.all([entry, messages])
    const heading = page.getByRole('heading', { level: 1, name: t('sign_in.title') })
    // Each of these events would make React render immediately, without the state that it needs.
    for (let press = 0; press < 40; press++) {
      await heading.click()
      await page.keyboard.press('Tab')
    }
    paused.letGo()
    await page.waitForLoadState('load')
    const field = page.getByLabel(t('fields.password'), { exact: true })
    await field.fill('Payung')
    await expect(async () => {
      await page.getByRole('button', { name: t('actions.show_password') }).click()
      await expect(field).toHaveAttribute('type', 'text', { timeout: 1000 })
    }).toPass()
  } finally {
    paused.stop()
    await portal.stop()
  }
})
