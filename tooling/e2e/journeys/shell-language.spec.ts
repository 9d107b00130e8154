import { expect, pagesWithoutData, skipSplash, test } from '../fixtures/shell'

const days = 24 * 60 * 60

test('the first visit uses the browser’s language unless a 365-day cookie overrides it', async ({ site }) => {
  const visit = (headers: Record<string, string>) =>
    fetch(`${site}/?utm=x`, {
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/140.0', ...headers },
    })
  const first = await visit({ 'accept-language': 'en-GB,en;q=0.9' })
  expect([first.status, first.headers.get('location')]).toEqual([302, '/en?utm=x'])
  expect(first.headers.get('set-cookie')).toContain(`locale=en; Max-Age=${365 * days}; Path=/`)
  const later = await visit({ 'accept-language': 'en-GB,en;q=0.9', cookie: 'locale=id' })
  expect(later.headers.get('location')).toBeNull()
})

test('switching the language keeps the page and query, and the choice is stored for 365 days', async ({
  page,
  portal,
}) => {
  await skipSplash(page)
  await page.goto(`${portal}${pagesWithoutData.portal}?redirectTo=%2Forders`)
  const cookie = async () =>
    (await page.context().cookies()).find(({ name, value }) => name === 'locale' && value === 'en')
  await expect
    .poll(async () => {
      await page.goto(`${portal}${pagesWithoutData.portal}?redirectTo=%2Forders`)
      await page.getByRole('link', { name: 'EN', exact: true }).click()
      await page.waitForURL(`${portal}/en${pagesWithoutData.portal}?redirectTo=%2Forders`)
      return cookie()
    })
    .toBeDefined()
  const remaining = ((await cookie())?.expires ?? 0) - Date.now() / 1000
  expect(Math.abs(remaining - 365 * days)).toBeLessThan(60)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
