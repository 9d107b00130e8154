import { expect, test } from '../fixtures/journey'
import { longLanguageRuns } from '../fixtures/languages'
import { getEmailLink, waitForMessage } from '../fixtures/mailbox'
import { Member } from '../fixtures/member'
import { makePerson, password } from '../fixtures/person'

for (const { locale, tag } of longLanguageRuns) {
  test(`a new email address takes effect once it is confirmed (${locale})`, { tag }, async ({
    page,
    accessible,
  }) => {
    const sari = await new Member(page, locale).createAccount()
    await sari.signIn('/account/contact')
    const { email } = makePerson()
    await sari.field('email').fill(email)
    await page.locator('#email-current_password').fill('bukan ini')
    await sari.button('security.contact.email_change').click()
    await sari.expectText('validation.password_wrong')
    await accessible()
    await page.locator('#email-current_password').fill(password)
    await sari.button('security.contact.email_change').click()
    await sari.expectText('security.contact.email_waiting')
    await accessible()
    await page.goto(getEmailLink(await waitForMessage(email), '/verify?token='))
    await sari.button('verify.confirm_submit').click()
    await page.context().clearCookies()
    await sari.signIn('/account/contact')
    await sari.expectText('validation.credentials')
    await sari.signIn('/account/contact', email)
    await sari.at('/account/contact')
    await expect(page.getByText(email, { exact: true }).first()).toBeVisible()
  })

  test(`a session ended from another device loses access (${locale})`, { tag }, async ({
    page,
    browser,
    accessible,
  }) => {
    const sari = await new Member(page, locale).createAccount()
    await sari.signIn('/account/security')
    await sari.at('/account/security')
    const otherContext = await browser.newContext()
    const other = new Member(await otherContext.newPage(), locale)
    await other.signIn('/account', sari.person.email)
    await other.at('/account')
    const endedCookies = await otherContext.cookies()

    await page.reload()
    await accessible()
    // The session without a browser was opened when the account was created through the API.
    await page.getByRole('listitem').filter({ hasText: 'Chrome' }).getByRole('button').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Chrome' })).toHaveCount(1)
    await other.open('/account')
    await expect(other.page).toHaveURL(/sign-in/)
    await otherContext.addCookies(endedCookies)
    await other.open('/account')
    await expect(other.page).toHaveURL(/sign-in/)
    await sari.open('/account')
    await sari.at('/account')
    await otherContext.close()
  })

  test(`a password reset code can be resent and leads to the requested page (${locale})`, {
    tag,
  }, async ({ page, accessible }) => {
    const sari = await new Member(page, locale).createAccount()
    await sari.open(`/sign-in?redirectTo=${encodeURIComponent(new URL(sari.url('/account')).pathname)}`)
    await page.getByRole('link', { name: sari.t('actions.forgot_password') }).click()
    await sari.expectText('forgot_password.text')
    await sari.field('identifier').fill(sari.person.email)
    await sari.button('forgot_password.submit').click()
    await expect(sari.button('verify_code.resend')).toBeDisabled()
    await accessible()
    await page.context().clearCookies({ name: 'mail_sent' })
    await page.reload()
    await sari.button('verify_code.resend').click()
    await expect(sari.button('verify_code.resend')).toBeDisabled()
    const mail = await waitForMessage(sari.person.email, 3)
    await sari.field('code').fill(mail.text.match(/\b\d{6}\b/)?.[0] ?? '')
    await sari.button('verify_code.submit').click()
    for (const chosen of ['tromboni', `${password} baru`]) {
      await sari.field('password').fill(chosen)
      await sari.field('confirm_password').fill(chosen)
      await sari.button('reset_password.submit').click()
      if (chosen === 'tromboni') await sari.expectText('validation.password_common')
    }
    await sari.at('/account')
  })

  test(`an account can be deleted with its password and can no longer sign in (${locale})`, { tag }, async ({
    page,
    accessible,
  }) => {
    const sari = await new Member(page, locale).createAccount()
    await sari.signIn('/account/removal')
    await accessible()
    await sari.field('password').fill('bukan ini')
    await sari.button('personal_data.removal_submit').click()
    await sari.expectText('validation.password_wrong')
    await sari.field('password').fill(password)
    await sari.button('personal_data.removal_submit').click()
    await expect(page).toHaveURL(/sign-in/)
    await sari.signIn('/account')
    await sari.expectText('validation.credentials')
  })
}
