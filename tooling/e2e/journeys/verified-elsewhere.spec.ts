import { expect, test } from '../fixtures/journey'
import { getEmailLink, waitForMessage } from '../fixtures/mailbox'
import { password } from '../fixtures/person'
import { Registrant } from '../fixtures/registrant'

test('the verification page continues automatically', async ({ page, context }) => {
  const sari = new Registrant(page)
  await sari.register()
  const opened = await context.newPage()
  await opened.goto(getEmailLink(await waitForMessage(sari.person.email), '/verify?token='))
  await sari.at('verify.title')
  await opened.getByRole('button', { name: sari.t('verify.confirm_submit'), exact: true }).click()
  await expect(opened).toHaveURL(sari.url('/register/industry'))
  await sari.expectPageTop('registration.industry.title')
})

test('after verification on another device, the waiting page redirects to sign-in with a message', async ({
  page,
  browser,
}) => {
  const sari = new Registrant(page)
  await sari.register()
  const other = await browser.newContext({ locale: 'id-ID' })
  const link = getEmailLink(await waitForMessage(sari.person.email), '/verify?token=')
  const otherDevice = new Registrant(await other.newPage())
  await otherDevice.page.goto(link)
  await otherDevice.field('password').fill(password)
  await otherDevice.button('verify.confirm_submit').click()
  await otherDevice.at('registration.industry.title')
  await sari.at('sign_in.title')
  await expect(page.getByText(sari.t('notices.verified_elsewhere'))).toBeVisible()
  await other.close()
})
