import type { Page } from '@playwright/test'
import { expect, getStyle, skipSplash, test } from '../fixtures/shell'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Memuat...' })
const progress = async (page: Page) => Number(await getStyle(bar(page), '--progress'))

test.beforeEach(({ page }) => skipSplash(page))

test('on the site, the loading bar starts 200 ms after a link is clicked and slows down around 2 s', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/no/where`)
  // A 204 response leaves the page unchanged, as if the next page never arrived.
  await page.route(`${site}/`, route => route.fulfill({ status: 204 }))
  await page.getByRole('main').getByRole('link').first().click()
  await page.clock.runFor(199)
  await expect(bar(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(bar(page)).toBeAttached()
  expect(await getStyle(bar(page), 'height')).toBe('3px')
  const accent = await page.evaluate(() => {
    const probe = Object.assign(document.createElement('i'), { style: 'background: var(--accent)' })
    document.body.append(probe)
    return getComputedStyle(probe).backgroundColor
  })
  expect(await getStyle(bar(page), 'background-color')).toBe(accent)
  await page.clock.runFor(2000)
  expect(await progress(page)).toBeGreaterThan(0.69)
  expect(await progress(page)).toBeLessThan(0.72)
})

test('a page restored from history has no loading bar', async ({ page, site }) => {
  await page.goto(`${site}/no/where`)
  await page.route(`${site}/`, route => route.fulfill({ status: 204 }))
  await page.getByRole('main').getByRole('link').first().click()
  await page.clock.runFor(200)
  await expect(bar(page)).toBeAttached()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(bar(page)).toHaveCount(0)
})
