import { expect, test } from '../fixtures/journey'
import { getEmailLink, waitForMessage } from '../fixtures/mailbox'
import { password } from '../fixtures/person'
import { Registrant } from '../fixtures/registrant'

/** Registers, and opens the emailed link in a browser without a session. */
async function openLinkWithoutSession(sari: Registrant) {
  await sari.register()
  await sari.page.context().clearCookies()
  await sari.page.goto(getEmailLink(await waitForMessage(sari.person.email), '/verify?token='))
  await sari.at('verify.confirm_title')
}

test('on another device, the link and the password confirm the address', async ({ page, accessible }) => {
  const sari = new Registrant(page)
  await openLinkWithoutSession(sari)
  await accessible()
  await sari.field('password').fill('bukan ini')
  await sari.button('verify.confirm_submit').click()
  await expect(page.getByText(sari.t('validation.password_wrong')).first()).toBeVisible()
  await accessible()
  await sari.field('password').fill(password)
  await sari.button('verify.confirm_submit').click()
  await sari.at('registration.industry.title')
})

test('on another device, the link and a new password confirm the address, and the first password is replaced', async ({
  page,
  accessible,
}) => {
  const sari = new Registrant(page)
  await openLinkWithoutSession(sari)
  await page.getByText(sari.t('verify.new_title')).click()
  await accessible()
  await sari.field('new_password').fill(`${password} baru`)
  await sari.field('confirm_password').fill(`${password} baru`)
  await sari.button('verify.new_submit').click()
  await sari.at('registration.industry.title')
  await page.context().clearCookies()
  await sari.open('/sign-in')
  await sari.field('identifier').fill(sari.person.email)
  await sari.field('password').fill(password)
  await sari.button('sign_in.submit').click()
  await expect(page.getByText(sari.t('validation.credentials')).first()).toBeVisible()
})

test('the owner of an address registered by others can remove the account', async ({ page, accessible }) => {
  const sari = new Registrant(page)
  await openLinkWithoutSession(sari)
  const link = page.url()
  await page.getByText(sari.t('verify.decline_title')).click()
  await accessible()
  await sari.button('verify.decline_submit').click()
  await expect(page.getByText(sari.t('notices.registration_declined'))).toBeVisible()
  await page.goto(link)
  await sari.at('verify.invalid_title')
})
