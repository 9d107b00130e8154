import { expect, test } from '../fixtures/journey'
import { Registrant } from '../fixtures/registrant'

/** Checks that the error summary comes first, has focus and contains a link to the field. */
async function expectFieldError(
  sari: Registrant,
  field: string,
  message: string,
  values: Record<string, string> = {},
) {
  const { page, t } = sari
  const summary = page.getByRole('alert').filter({ hasText: t('validation.form_invalid') })
  await expect(summary).toBeVisible()
  const sentence = t(message, { field: t(`fields.${field}`), ...values })
  await summary.getByRole('link', { name: sentence, exact: true }).click()
  if (sari.script) await expect(page.locator(`[id$="-${field}"]`)).toBeFocused()
  else await expect(page).toHaveURL(new RegExp(`#\\w+-${field}$`))
  await expect(page.locator(`[id$="-${field}-error"]`)).toContainText(sentence)
}

for (const script of [true, false]) {
  test.describe(script ? 'bad input' : 'bad input without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('is rejected on Register without being lost', async ({ page, accessible }) => {
      const sari = new Registrant(page, 'id', script)
      await sari.open('/register')
      await sari.field('first_name').fill('Sari')
      await sari.field('mobile_number').fill('12345')
      await sari.field('email').fill('sari@')
      await sari.field('password').fill('Payung teduh 77')
      await sari.field('confirm_password').fill('Payung teduh 78')
      await sari.button('registration.register.submit').click()
      await expectFieldError(sari, 'last_name', 'validation.required')
      await expectFieldError(sari, 'email', 'validation.email')
      await expectFieldError(sari, 'mobile_number', 'validation.phone')
      await expectFieldError(sari, 'gender', 'validation.required')
      await expectFieldError(sari, 'confirm_password', 'validation.password_mismatch')
      await expectFieldError(sari, 'terms', 'validation.terms')
      await expect(sari.field('first_name')).toHaveValue('Sari')
      await expect(sari.field('email')).toHaveValue('sari@')
      if (!script) await expect(sari.field('password')).toHaveValue('')
      await accessible()
    })

    test('is rejected at every later step', async ({ page, accessible }) => {
      const sari = new Registrant(page, 'id', script)
      await sari.upToIndustry()

      await sari.field('area_size').fill('0')
      await sari.button('actions.save_and_continue').click()
      await expectFieldError(sari, 'industry', 'validation.required')
      await expectFieldError(sari, 'area_size', 'validation.area_size')
      await accessible()
      await sari.choose('Hotel')
      await sari.field('area_size').fill('120')
      await sari.button('actions.save_and_continue').click()
      await expectFieldError(sari, 'hotel_stars', 'validation.hotel_stars_missing')
      await sari.industry()

      await sari.field('npwp').fill('123')
      await sari.field('company_email').fill('kantor')
      await sari.button('actions.save_and_continue').click()
      await expectFieldError(sari, 'company_name', 'validation.required')
      await expectFieldError(sari, 'company_email', 'validation.email')
      await expectFieldError(sari, 'npwp', 'validation.npwp')
      await expectFieldError(sari, 'province', 'validation.required')
      await accessible()
      await sari.property()

      // The page does not offer invalid choices, but a forged form can submit one.
      await page.locator('form:has(input[name=zone_count])').evaluate((form: HTMLFormElement, scripted) => {
        const zones = form.querySelector<HTMLInputElement>('input[name=zone_count]:checked')
        if (scripted) form.addEventListener('formdata', ({ formData }) => formData.set('zone_count', '9'))
        else if (zones) zones.value = '9'
      }, script)
      await sari.button('registration.pricing.submit').click()
      await expectFieldError(sari, 'zone_count', 'validation.zone_count')
      await accessible()
    })
  })
}

test('a taken email address is reported as a field error with a link to sign-in', async ({
  page,
  browser,
}) => {
  const sari = new Registrant(page)
  await sari.register()
  const other = await browser.newContext({ locale: 'id-ID' })
  const again = Object.assign(new Registrant(await other.newPage()), { person: sari.person })
  await again.open('/register')
  await again.fillRegister()
  await again.button('registration.register.submit').click()
  await expectFieldError(again, 'email', 'validation.email_taken')
  await expect(
    again.page.getByRole('link', { name: again.t('registration.register.taken_sign_in') }),
  ).toBeVisible()
  await other.close()
})
