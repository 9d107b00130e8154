import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { getStack } from '../fixtures/stack'
import { createTranslator } from '../fixtures/texts'

const t = createTranslator('id')

async function signIn(page: Page, email: string) {
  await page.goto(`${getStack().portal}/sign-in`)
  await page.getByLabel(t('fields.identifier'), { exact: true }).fill(email)
  await page.getByLabel(t('fields.password'), { exact: true }).fill('Contoh-12345')
  await page.getByRole('button', { name: t('sign_in.submit'), exact: true }).click()
  await expect(page).toHaveURL(`${getStack().portal}/`)
}

test('the sample owner sees units, and orders with their prices', { tag: '@phone' }, async ({
  page,
  accessible,
  isMobile,
}) => {
  await signIn(page, 'pemilik@contoh.test')
  for (const path of ['/', '/business-units', '/orders']) {
    await page.goto(`${getStack().portal}${path}`)
    // Another journey checks every page on wide screens.
    if (isMobile) await accessible()
  }
  await expect(page.getByText('Rp100.000').first()).toBeVisible()
})

test("another organisation's order is not found", async ({ page }) => {
  await signIn(page, 'pemilik@contoh.test')
  await page.goto(`${getStack().portal}/orders`)
  const orderHref = await page
    .getByRole('link', { name: /MB-ORD-/ })
    .first()
    .getAttribute('href')
  await page.context().clearCookies()
  await signIn(page, 'lain@contoh.test')
  const response = await page.goto(new URL(orderHref ?? '', getStack().portal).href)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

test('signing out ends the session', async ({ page }) => {
  await signIn(page, 'staf@contoh.test')
  const cookies = await page.context().cookies()
  await page.goto(`${getStack().portal}/sign-out`)
  const button = page.getByRole('main').getByRole('button', { name: t('actions.sign_out') })
  if (await button.isVisible()) await button.click()
  await expect(page).toHaveURL(/sign-in/)
  await page.context().addCookies(cookies)
  await page.goto(`${getStack().portal}/orders`)
  await expect(page).toHaveURL(/sign-in/)
})
