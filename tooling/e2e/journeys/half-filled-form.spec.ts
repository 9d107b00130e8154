import type { Page } from '@playwright/test'
import { taxFile } from '../fixtures/files'
import { expect, test } from '../fixtures/journey'
import { Member } from '../fixtures/member'
import { Registrant } from '../fixtures/registrant'
import { getStack } from '../fixtures/stack'
import { createTranslator } from '../fixtures/texts'

const id = createTranslator('id')
const en = createTranslator('en')

/** Returns whether the browser asks for confirmation before closing the tab. The tab stays open. */
async function asksBeforeClosing(page: Page): Promise<boolean> {
  const dialogShown = page.waitForEvent('dialog', { timeout: 3000 }).then(
    async dialog => {
      await dialog.dismiss()
      return true
    },
    () => false,
  )
  await page.close({ runBeforeUnload: true })
  return dialogShown
}

const switchToEnglish = (page: Page) => page.locator('[data-locale=en]:visible').first().click()

test.describe('switching the language', () => {
  test('keeps the input of a portal form, except files', async ({ page }) => {
    const member = new Member(page, 'id')
    await member.signInAs('pemilik')
    const sari = new Registrant(page)
    await member.open('/business-units/new')
    await sari.field('brand_name').fill('Kafe Setengah Jadi')
    await sari.region('province', { label: 'DKI Jakarta' })
    await sari.region('city', { index: 1 })
    await sari.region('district', { index: 1 })
    await page.locator('[name=file_npwp]').setInputFiles(taxFile)
    const chosen = await sari.field('district').inputValue()
    await switchToEnglish(page)
    await expect(page).toHaveURL(`${getStack().portal}/en/business-units/new`)
    await expect(page.getByLabel(en('fields.brand_name'), { exact: true })).toHaveValue('Kafe Setengah Jadi')
    await expect(page.getByLabel(en('fields.district'), { exact: true })).toHaveValue(chosen)
    await expect(page.getByLabel(en('fields.urban'), { exact: true }).getByRole('option')).not.toHaveCount(1)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Setengah')
    await page
      .getByRole('link', { name: en('navigation.portal.orders'), exact: true })
      .first()
      .click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })

  test('keeps the identifier at sign-in, but not the password', async ({ page }) => {
    await page.goto(`${getStack().portal}/sign-in`)
    await page.getByLabel(id('fields.identifier'), { exact: true }).fill('sari@contoh.test')
    await page.getByLabel(id('fields.password'), { exact: true }).fill('Payung teduh 77')
    await switchToEnglish(page)
    await expect(page).toHaveURL(`${getStack().portal}/en/sign-in`)
    await expect(page.getByLabel(en('fields.identifier'), { exact: true })).toHaveValue('sari@contoh.test')
    await expect(page.getByLabel(en('fields.password'), { exact: true })).toHaveValue('')
  })

  test('keeps the input on the site', async ({ page }) => {
    await page.goto(`${getStack().site}/contact`)
    await page.getByLabel(id('fields.name'), { exact: true }).fill('Sari')
    await page.getByLabel(id('fields.message'), { exact: true }).fill('Dua hotel di Singapura.')
    await switchToEnglish(page)
    await expect(page).toHaveURL(`${getStack().site}/en/contact`)
    await expect(page.getByLabel(en('fields.name'), { exact: true })).toHaveValue('Sari')
    await expect(page.getByLabel(en('fields.message'), { exact: true })).toHaveValue(
      'Dua hotel di Singapura.',
    )
    expect(await asksBeforeClosing(page)).toBe(true)
  })

  test("keeps the input of the site's calculator", async ({ page }) => {
    await page.goto(`${getStack().site}/product`)
    await page.locator('#estimate').getByLabel(id('fields.industry')).selectOption('restaurant')
    await page.locator('#estimate').getByLabel(id('calculator.measures.seats')).fill('60')
    await switchToEnglish(page)
    await expect(page.locator('#estimate').getByLabel(en('calculator.measures.seats'))).toHaveValue('60')
  })
})

test.describe('leaving a half-filled form', () => {
  test('asks for confirmation in the portal when following a link, going back or closing the tab', async ({
    page,
    accessible,
  }) => {
    const member = new Member(page, 'id')
    await member.signInAs('pemilik')
    await page
      .getByRole('link', { name: id('navigation.portal.business_units'), exact: true })
      .first()
      .click()
    await member.at('/business-units')
    // A search term does not count as unsaved input.
    await page.getByRole('searchbox').first().pressSequentially('Kafe')
    await page
      .getByRole('link', { name: id('business_units.add'), exact: true })
      .first()
      .click()
    await member.at('/business-units/new')
    const orders = page.getByRole('link', { name: id('navigation.portal.orders'), exact: true }).first()
    const question = page.getByRole('alertdialog', { name: id('leave.title') })
    await member.field('brand_name').fill('Kafe Setengah Jadi')

    await orders.click()
    await expect(question.getByRole('button', { name: id('leave.stay') })).toBeFocused()
    await accessible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await page.goBack()
    await question.getByRole('button', { name: id('leave.stay') }).click()
    await member.at('/business-units/new')
    await expect(member.field('brand_name')).toHaveValue('Kafe Setengah Jadi')
    expect(await asksBeforeClosing(page)).toBe(true)

    await orders.click()
    await question.getByRole('button', { name: id('leave.go') }).click()
    await member.at('/orders')
    expect(await asksBeforeClosing(page)).toBe(false)
  })

  test('does not ask after saving or if nothing was entered', async ({ page }) => {
    const member = await new Member(page, 'id').createAccount()
    await member.signIn('/account')
    await page
      .getByRole('link', { name: id('navigation.portal.orders'), exact: true })
      .first()
      .click()
    await member.at('/orders')
    await member.open('/account')
    await member.field('first_name').fill('Puspita')
    await member.button('actions.save').click()
    await member.expectText('notices.success', {
      item: id('notices.items.account'),
      action: id('notices.updated'),
    })
    await page
      .getByRole('link', { name: id('navigation.portal.orders'), exact: true })
      .first()
      .click()
    await member.at('/orders')
  })
})
