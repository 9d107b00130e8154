import type { Page } from '@playwright/test'
import { startApp } from '../fixtures/app-process'
import { createSecondBuild } from '../fixtures/second-build'
import { expect, skipSplash, test } from '../fixtures/shell'

/** Returns the detail of the `build:new` event dispatched on this page, or null. */
const newBuild = (page: Page) => page.evaluate(() => sessionStorage.getItem('newBuild'))

test.beforeEach(async ({ page }) => {
  await skipSplash(page)
  await page.addInitScript(() =>
    document.addEventListener('build:new', event => {
      if (event instanceof CustomEvent) sessionStorage.setItem('newBuild', JSON.stringify(event.detail))
    }),
  )
})

test('the site polls every 60 s for a new build and detects it', async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => {
    if (request.url().includes('/builds/')) requested.push(new URL(request.url()).pathname)
  })
  const first = await startApp('marketing')
  const { folder, remove } = await createSecondBuild('marketing')
  await page.goto(`${first.url}/nowhere`)
  await page.clock.runFor(59_000)
  expect(requested).toEqual([])
  const poll = page.waitForRequest(/\/builds\/latest\.json\?\d{13}$/)
  await page.clock.runFor(1000)
  await (await poll).response()
  expect(await newBuild(page)).toBeNull()

  await first.stop()
  const second = await startApp('marketing', {
    port: first.port,
    folder,
    env: { PORTAL_URL: 'https://portal.test' },
  })
  await page.clock.runFor(60_000)
  await expect.poll(() => newBuild(page)).toContain('second')
  expect(JSON.parse((await newBuild(page)) ?? '').manifest).toMatchObject({
    id: 'second',
    routeRules: { '/en/register': { redirect: 'https://portal.test/en/register' } },
  })
  await page.clock.runFor(600_000)
  expect(requested.at(-1)).toBe('/builds/meta/second.json')
  await second.stop()
  await remove()
})
