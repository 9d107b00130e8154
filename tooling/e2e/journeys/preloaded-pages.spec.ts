import { expect, test } from '../fixtures/journey'
import { Member } from '../fixtures/member'

test('the pages in the navigation are preloaded, even right after sign-in', async ({ page }) => {
  const sari = new Member(page, 'id')
  await sari.signInAs('pemilik')
  const preloaded = page.locator('head link[rel=modulepreload][href*="/assets/orders-"]')
  await expect(preloaded).toHaveCount(1)
  await page.reload()
  await expect(preloaded).toHaveCount(1)
})
