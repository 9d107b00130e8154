import type { Page } from '@playwright/test'
import { expect, getStyle, pagesWithoutData, skipSplash, test } from '../fixtures/shell'

const paper = (page: Page) => getStyle(page.locator('body'), 'background-color')
const light = 'rgb(248, 244, 236)'
const dark = 'rgb(21, 16, 27)'

test.beforeEach(({ page }) => skipSplash(page))

for (const app of ['site', 'portal'] as const) {
  test(`the ${app} follows changes of the system theme`, async ({ page, site, portal }) => {
    await page.goto({ site, portal }[app] + pagesWithoutData[app])
    expect(await paper(page)).toBe(light)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await paper(page)).toBe(dark)
  })

  test(`the ${app} paints a stored theme before any file is loaded`, async ({ page, site, portal }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.route(/\.js$/, route => route.abort())
    await page.goto({ site, portal }[app] + pagesWithoutData[app])
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    expect(await paper(page)).toBe(dark)
  })

  test(`two tabs of the ${app} show the same theme`, async ({ page, context, site, portal }) => {
    const address = { site, portal }[app] + pagesWithoutData[app]
    const other = await context.newPage()
    await Promise.all([page.goto(address), other.goto(address)])
    await expect
      .poll(async () => {
        await page.evaluate(() => localStorage.setItem('theme', 'system'))
        await page.evaluate(() => localStorage.setItem('theme', 'dark'))
        return paper(other)
      })
      .toBe(dark)
  })
}

test('the theme switch shows the current theme, cycles to the next one and stores it', async ({
  page,
  site,
}) => {
  await page.goto(site + pagesWithoutData.site)
  await page.evaluate(() => {
    const markup =
      '<button data-theme-choice="next" data-label-system="sistem" data-label-light="terang" data-label-dark="gelap">sistem</button>'
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', markup)
  })
  const stored = () => page.evaluate(() => localStorage.getItem('theme'))
  for (const [before, after, theme] of [
    ['sistem', 'gelap', 'dark'],
    ['gelap', 'terang', 'light'],
    ['terang', 'sistem', 'system'],
  ] as const) {
    await page.getByRole('button', { name: before }).click()
    await expect(page.getByRole('button', { name: after })).toBeVisible()
    expect(await stored()).toBe(theme)
  }
})
