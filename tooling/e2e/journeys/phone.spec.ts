import { expect, test } from '../fixtures/journey'
import { waitForMessage } from '../fixtures/mailbox'
import { Member } from '../fixtures/member'
import { password } from '../fixtures/person'
import { Registrant } from '../fixtures/registrant'

test('a mobile number verified with a code can be used to sign in', async ({ page, accessible }) => {
  const sari = await new Member(page, 'id').createAccount()
  await sari.signIn('/account/contact')
  await page.locator('#phone-current_password').fill(password)
  await sari.button('security.contact.phone_send').click()
  const number = sari.person.mobile_number.replace(/^0/, '+62')
  const code = (await waitForMessage(number)).text.match(/\d{6}/)?.[0] ?? ''
  await accessible()
  await sari.field('code').fill('000000')
  await sari.button('security.contact.phone_prove').click()
  await expect(page.locator('#code-code-error')).toHaveText(sari.t('validation.code'))
  await sari.field('code').fill(code)
  await sari.button('security.contact.phone_prove').click()
  await sari.expectText('account.proved')

  await page.context().clearCookies()
  await sari.signIn('/account/contact', sari.person.mobile_number)
  await sari.at('/account/contact')
})

test('a mistyped address is corrected, and only the new email can verify it', async ({ page }) => {
  const sari = new Registrant(page)
  await sari.register()
  sari.person.email = `baru.${sari.person.email}`
  await sari.field('email').fill(sari.person.email)
  await sari.button('verify.change_submit').click()
  await expect(page.getByText(sari.person.email).first()).toBeVisible()
  await sari.verify()
})
