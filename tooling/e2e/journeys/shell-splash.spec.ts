import type { Page } from '@playwright/test'
import { expect, getStyle, pagesWithoutData, pauseRequests, test } from '../fixtures/shell'

const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.splash)
const ends = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('ends')))

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('splash:end', () =>
      sessionStorage.setItem('ends', String(Number(sessionStorage.getItem('ends')) + 1)),
    ),
  )
  // The test clock controls only scripts. On a slow machine, the CSS fallback would run first.
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
})

test('the splash starts to fade 500 ms after the load event, fades for 300 ms and then fires its end event', async ({
  page,
  site,
}) => {
  await page.goto(site + pagesWithoutData.site)
  const splash = page.locator('.splash')
  await expect(splash).toBeVisible()
  expect(await getStyle(splash, 'transition-duration')).toBe('0.3s')
  expect(await getStyle(page.locator('.splash-mark'), 'animation-duration')).toBe('2s')
  await page.clock.runFor(499)
  expect(await state(page)).not.toBe('leaving')
  await page.clock.runFor(1)
  expect(await state(page)).toBe('leaving')
  await page.clock.runFor(299)
  expect([await state(page), await ends(page)]).toEqual(['leaving', 0])
  await page.clock.runFor(1)
  expect([await state(page), await ends(page)]).toEqual([undefined, 1])
  // The mark's 2 s animation is removed as well.
  await expect(splash).toBeHidden()
  expect(await page.locator('.splash-mark').evaluate(mark => mark.getAnimations().length)).toBe(0)
})

test('the splash fades one second after its start while the page still loads, even without JavaScript', async ({
  page,
  site,
}) => {
  const release = await pauseRequests(page, '**/late.png')
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.body.append(Object.assign(new Image(), { src: '/late.png' })),
    ),
  )
  await page.goto(site + pagesWithoutData.site, { waitUntil: 'domcontentloaded' })
  const splash = page.locator('.splash')
  expect(await getStyle(splash, 'animation-delay')).toBe('1s')
  expect(await getStyle(splash, 'animation-duration')).toBe('0.3s')
  await page.clock.runFor(999)
  expect(await state(page)).not.toBe('leaving')
  await page.clock.runFor(1)
  expect(await state(page)).toBe('leaving')
  release()
})

test('the splash is shown only on the first document of a browser session', async ({ page, site }) => {
  await page.goto(site + pagesWithoutData.site)
  await page.clock.runFor(1000)
  await page.goto(`${site}/en${pagesWithoutData.site}`)
  await expect(page.locator('.splash')).toBeHidden()
})

test('the splash blocks neither focus nor clicks', async ({ page, site }) => {
  await page.goto(site + pagesWithoutData.site)
  expect(await getStyle(page.locator('.splash'), 'pointer-events')).toBe('none')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.splash') ?? null)).toBeNull()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')
})

test('the portal has the same splash', async ({ page, portal }) => {
  await page.goto(portal + pagesWithoutData.portal)
  await expect(page.locator('.splash')).toBeVisible()
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return ends(page)
    })
    .toBe(1)
})

for (const [name, options] of [
  ['with reduced motion', { reducedMotion: 'reduce' }],
  ['without JavaScript', { javaScriptEnabled: false }],
] as const) {
  test(`there is no splash ${name}`, async ({ browser, site, portal }) => {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    for (const address of [site + pagesWithoutData.site, portal + pagesWithoutData.portal]) {
      await page.goto(address)
      await expect(page.locator('.splash')).toBeHidden()
    }
    await context.close()
  })
}
