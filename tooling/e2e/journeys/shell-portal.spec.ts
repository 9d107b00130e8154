import { expect, test } from '../fixtures/shell'

test('error pages in both languages need no backend, message catalogue or script', async ({
  browser,
  site,
  portal,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [app, texts] of [
    [site, { '': /Page Not Found/, '/en': /Page Not Found/ }],
    [portal, { '': /Page Not Found/, '/en': /Page Not Found/ }],
  ] as const) {
    for (const prefix of ['', '/en'] as const) {
      const response = await page.goto(`${app}${prefix}/no/where`)
      expect(response?.status()).toBe(404)
      await expect(page).toHaveTitle(texts[prefix])
      await expect(page.locator('html')).toHaveAttribute('lang', prefix === '' ? 'id' : 'en')
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    }
  }
  await context.close()
})

test('without a backend, both apps show a heading, a sentence, a reference number and a link', async ({
  browser,
  site,
  portal,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.addCookies([{ name: 'portal_token', value: 'a.b.c', url: portal }])
  const page = await context.newPage()
  for (const [address, sentence] of [
    [`${site}/about`, 'sedang tidak dapat dihubungi'],
    [`${site}/en/about`, 'is not responding'],
    [`${portal}/orders`, 'sedang tidak dapat dihubungi'],
    [`${portal}/en/orders`, 'is not responding'],
  ]) {
    const response = await page.goto(address ?? '')
    expect(response?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(sentence ?? '')
    await expect(page.getByRole('main')).toContainText(/(?:Nomor permintaan|Request number): [\w-]{8,}/)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
  await context.close()
})
