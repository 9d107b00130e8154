import { expect, test } from '../fixtures/journey'
import { getStack } from '../fixtures/stack'

const otherIndustries = [
  'restaurant',
  'bars-and-pubs',
  'sports-facilities',
  'transportation',
  'tourist-attraction',
  'salon-and-beauty',
  'hospitals-and-clinics',
  'office',
  'courses-and-training',
  'public-transport',
  'cinema',
  'association-building',
]

const contentPages = [
  'about',
  'clients',
  'cookie',
  'faq',
  'license',
  'privacy-policy',
  'product',
  'terms-and-condition',
]

/**
 * Pages of each type. All industry pages have the same sections in the same order, so only two are opened on
 * a phone.
 */
const groups = [
  {
    pages: ['', 'industry/hotel', 'industry/shopping-mall'],
    of: 'the home page and two industries',
    tag: ['@phone'],
  },
  { pages: otherIndustries.map(slug => `industry/${slug}`), of: 'the other industries', tag: [] },
  { pages: contentPages, of: 'content pages', tag: ['@phone', '@long'] },
]

for (const locale of ['id', 'en'] as const)
  for (const { pages, of, tag } of groups)
    test(`${of} are complete, accessible and free of framework scripts (${locale})`, { tag }, async ({
      page,
      accessible,
    }) => {
      const { site } = getStack()
      const size = page.viewportSize() ?? { width: 1440, height: 900 }
      await page.context().addCookies([{ name: 'locale', value: locale, url: site }])
      for (const path of pages.map(name =>
        (locale === 'en' ? `/en/${name}` : `/${name}`).replace(/(.)\/$/, '$1'),
      ))
        await test.step(path, async () => {
          await page.setViewportSize(size)
          const response = await page.goto(site + path)
          expect(response?.status(), path).toBe(200)
          await expect(page).toHaveURL(site + path)
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
          const scripts = await page
            .locator('script[src]')
            .evaluateAll(all => all.map(script => script.getAttribute('src')))
          expect(scripts, path).toEqual([expect.stringContaining('/assets/site-script')])
          expect(await page.evaluate(() => '__remixContext' in window), path).toBe(false)
          await accessible()
          await page.setViewportSize({ width: 360, height: 780 })
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow, `horizontal scroll of ${path} at 360 px`).toBeLessThanOrEqual(0)
        })
    })

for (const path of ['/', '/en', '/product', '/en/product']) {
  test(`${path} has a one-line header and no horizontal scrolling at any width`, async ({ page }) => {
    const locale = path.startsWith('/en') ? 'en' : 'id'
    await page.context().addCookies([{ name: 'locale', value: locale, url: getStack().site }])
    await page.goto(getStack().site + path)
    for (const width of [360, 768, 1121, 1152, 1200, 1250, 1300, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const layout = await page.evaluate(() => ({
        tall: document.querySelector('header')?.offsetHeight ?? 0,
        links: Math.max(
          ...[...document.querySelectorAll('header a:not(details a)')].map(link => link.clientHeight),
        ),
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
      expect(layout.over, `horizontal scroll at ${width} px`).toBeLessThanOrEqual(0)
      expect(layout.tall, `height of the header at ${width} px`).toBeLessThanOrEqual(85)
      expect(layout.links, `height of its links at ${width} px`).toBeLessThanOrEqual(48)
    }
  })
}

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  for (const path of ['/', '/industry/hotel']) {
    test(`${path} has sufficient contrast`, async ({ page, accessible }) => {
      await page.goto(getStack().site + path)
      await accessible()
    })
  }
})

test('the footer has social links and the year, and FAQ links lead to the questions', async ({ page }) => {
  const { site } = getStack()
  await page.goto(`${site}/en/about`)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  for (const network of ['Instagram', 'YouTube', 'Facebook', 'TikTok', 'LinkedIn', 'WhatsApp'])
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', /^https:/)
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).first().click()
  await expect(page).toHaveURL(`${site}/en/product#questions`)

  await page.goto(`${site}/en/faq`)
  const question = page.locator('details').last()
  const fragment = await question.getByRole('link', { includeHidden: true }).last().getAttribute('href')
  await page.goto(`${site}/en/faq${fragment}`)
  await expect(question).toHaveAttribute('open')
})

test('a fragment link scrolls to its section, and a reload keeps the scroll position', async ({ page }) => {
  const getTop = (id: string) =>
    page.locator(`#${id}`).evaluate(element => Math.round(element.getBoundingClientRect().top))
  await page.goto(`${getStack().site}/en#closing`)
  await expect.poll(() => getTop('closing')).toBeLessThan(60)
  expect(await getTop('closing')).toBeGreaterThanOrEqual(0)

  await page.goto(`${getStack().site}/en/product`)
  await page.locator('#coverage').scrollIntoViewIfNeeded()
  const top = await getTop('coverage')
  await page.reload()
  await expect.poll(() => getTop('coverage')).toBe(top)
})

test('the draft sample page is not public', async ({ page }) => {
  for (const path of ['/draft-sample', '/en/draft-sample']) {
    expect((await page.goto(getStack().site + path))?.status()).toBe(404)
  }
})

test.describe('a visitor with an English browser', () => {
  test.use({ locale: 'en-US' })

  test('is redirected to English once, can switch, and is not redirected again', async ({ page }) => {
    await page.goto(`${getStack().site}/`)
    await expect(page).toHaveURL(`${getStack().site}/en`)
    await page.getByRole('link', { name: 'ID', exact: true }).first().click()
    await expect(page).toHaveURL(`${getStack().site}/`)
    await page.goto(`${getStack().site}/industry/hotel`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  })
})
