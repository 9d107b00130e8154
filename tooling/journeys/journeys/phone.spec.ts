import { expect, test } from '../fixtures/journey'
import { waitForMessage } from '../fixtures/mailbox'
import { password } from '../fixtures/person'
import { Registrant } from '../fixtures/registrant'

test('a mobile number proved by a code signs in', async ({ page, accessible }) => {
  const sari = new Registrant(page)
  await sari.register()
  await sari.button('verify.phone_send').click()
  const number = sari.person.mobile_number.replace(/^0/, '+62')
  const code = (await waitForMessage(number)).text.match(/\d{6}/)?.[0] ?? ''
  await accessible()
  await sari.field('code').fill('000000')
  await sari.button('verify.phone_submit').click()
  await expect(page.locator('#code-code-error')).toHaveText(sari.t('validation.code'))
  await sari.field('code').fill(code)
  await sari.button('verify.phone_submit').click()
  await expect(page.getByText(sari.t('verify.phone_done'), { exact: true })).toBeVisible()

  await page.context().clearCookies()
  await sari.open('/sign-in')
  await sari.field('identifier').fill(sari.person.mobile_number)
  await sari.field('password').fill(password)
  await sari.button('sign_in.submit').click()
  await sari.at('verify.title')
})

test('a wrong address is changed, and only the new mail verifies', async ({ page }) => {
  const sari = new Registrant(page)
  await sari.register()
  sari.person.email = `baru.${sari.person.email}`
  await sari.field('email').fill(sari.person.email)
  await sari.button('verify.change_submit').click()
  await expect(page.getByText(sari.person.email).first()).toBeVisible()
  await sari.verify()
})
