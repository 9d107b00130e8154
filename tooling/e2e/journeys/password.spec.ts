import { expect, test } from '../fixtures/journey'
import { waitForMessage } from '../fixtures/mailbox'
import { password } from '../fixtures/person'
import { Registrant } from '../fixtures/registrant'

test('a forgotten password is reset with an emailed code', async ({ page, accessible }) => {
  const sari = new Registrant(page)
  await sari.register()
  await page.context().clearCookies()

  await sari.open('/sign-in')
  await sari.field('identifier').fill(sari.person.email)
  await sari.field('password').fill('bukan ini')
  await sari.button('sign_in.submit').click()
  await expect(page.getByText(sari.t('validation.credentials')).first()).toBeVisible()
  await page.getByRole('link', { name: sari.t('actions.forgot_password') }).click()
  await sari.at('forgot_password.title')
  await sari.field('identifier').fill(sari.person.email)
  await sari.button('forgot_password.submit').click()
  await sari.at('verify_code.title')
  await accessible()
  const code = (await waitForMessage(sari.person.email, 2)).text.match(/\b\d{6}\b/)?.[0] ?? ''
  await sari.field('code').fill(code)
  await sari.button('verify_code.submit').click()
  await sari.at('reset_password.title')
  await accessible()
  await sari.field('password').fill(`${password} baru`)
  await sari.field('confirm_password').fill(`${password} baru`)
  await sari.button('reset_password.submit').click()
  // The code was sent by email, so entering it has also confirmed the address.
  await sari.at('registration.industry.title')
})
