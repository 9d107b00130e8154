import { expect, test } from '../fixtures/journey'
import { linkIn, waitForMessage } from '../fixtures/mailbox'
import { Registrant } from '../fixtures/registrant'

test('the page that waits for the verification goes on by itself', async ({ page, context }) => {
  const sari = new Registrant(page)
  await sari.register()
  const opened = await context.newPage()
  await opened.goto(linkIn(await waitForMessage(sari.person.email), '/verify?token='))
  await sari.at('verify.title')
  await opened.getByRole('button', { name: sari.t('verify.confirm_submit'), exact: true }).click()
  await expect(opened).toHaveURL(sari.url('/register/industry'))
  await sari.arrived('registration.industry.title')
})
