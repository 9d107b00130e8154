import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { password } from '../fixtures/person'
import { Registrant } from '../fixtures/registrant'

/** Opens a page with the same session in another browser. */
async function openElsewhere(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext()
  await context.addCookies(await page.context().cookies())
  return context.newPage()
}

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('a session that ends while a form is filled in loses no input', {
      tag: script ? [] : '@long',
    }, async ({ page, browser }) => {
      const sari = new Registrant(page, 'id', script)
      await sari.upToIndustry()
      await sari.choose('Hotel')
      await sari.choose(sari.t('options.hotel_stars.4'))
      await sari.field('area_size').fill('1.250')

      // In the same browser, signing out also removes the cookie of this tab.
      const other = script ? await page.context().newPage() : await openElsewhere(browser, page)
      await other.goto(sari.url('/sign-out'))
      await other
        .getByRole('main')
        .getByRole('button', { name: sari.t('actions.sign_out') })
        .click()
      await expect(other.getByRole('heading', { level: 1, name: sari.t('sign_in.title') })).toBeVisible()
      await other.close()

      await sari.button('actions.save_and_continue').click()
      await sari.at('sign_in.title')
      await expect(page.getByText(sari.t('sign_in.form_kept'))).toBeVisible()
      expect(page.url()).not.toContain('1.250')
      await sari.field('identifier').fill(sari.person.email)
      await sari.field('password').fill(password)
      await sari.button('sign_in.submit').click()
      await sari.at('registration.industry.title')
      await expect(page.getByRole('radio', { name: 'Hotel', exact: true })).toBeChecked()
      await expect(
        page.getByRole('radio', { name: sari.t('options.hotel_stars.4'), exact: true }),
      ).toBeChecked()
      await expect(sari.field('area_size')).toHaveValue('1.250')
      await sari.button('actions.save_and_continue').click()
      await sari.at('registration.property.title')
    })
  })
}
