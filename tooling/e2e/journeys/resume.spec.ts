import { expect, test } from '../fixtures/journey'
import { password } from '../fixtures/person'
import { Registrant } from '../fixtures/registrant'

test.describe('an unfinished registration', () => {
  test('continues on another device', async ({ page, browser }) => {
    const sari = new Registrant(page)
    await sari.upToProperty()

    const device = await browser.newContext({ locale: 'id-ID' })
    const other = Object.assign(new Registrant(await device.newPage()), { person: sari.person })
    await other.open('/sign-in')
    await other.field('identifier').fill(sari.person.email)
    await other.field('password').fill(password)
    await other.button('sign_in.submit').click()
    await other.at('registration.property.title')
    await other.button('actions.back').click()
    await other.at('registration.industry.title')
    await expect(other.page.getByRole('radio', { name: 'Hotel', exact: true })).toBeChecked()
    await expect(other.field('area_size')).toHaveValue(/^1\.?250$/)
    await device.close()
  })

  test('keeps the input when going back', async ({ page }) => {
    const sari = new Registrant(page)
    await sari.upToProperty()
    await sari.field('company_name').fill('PT Setengah Jadi')
    await sari.field('zip_code').fill('123')
    await sari.button('actions.back').click()
    await sari.at('registration.industry.title')
    await sari.button('actions.save_and_continue').click()
    await sari.at('registration.property.title')
    await expect(sari.field('company_name')).toHaveValue('PT Setengah Jadi')
    await expect(sari.field('zip_code')).toHaveValue('123')
  })

  test('can be saved and left, then continued from the dashboard', async ({ page, accessible }) => {
    const sari = new Registrant(page)
    await sari.upToIndustry()
    await sari.field('area_size').fill('300')
    await sari.button('navigation.portal.save_and_leave').click()
    await expect(page).toHaveURL(sari.url('/'))
    await accessible()
    await page
      .getByRole('link', { name: sari.t('dashboard.start.register_continue') })
      .first()
      .click()
    await sari.at('registration.industry.title')
    await expect(sari.field('area_size')).toHaveValue('300')
  })
})
