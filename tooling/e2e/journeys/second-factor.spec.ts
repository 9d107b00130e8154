import { generateTotp } from '../fixtures/authenticator'
import { expect, test } from '../fixtures/journey'
import { languageRuns } from '../fixtures/languages'
import { Member } from '../fixtures/member'
import { password } from '../fixtures/person'

const security = '/account/security'

for (const { locale, tag } of languageRuns)
  test(`a second factor is set up, required at sign-in, replaced by a recovery code and switched off (${locale})`, {
    tag,
  }, async ({ page, accessible }) => {
    const sari = await new Member(page, locale).createAccount()
    await sari.signIn(security)
    await page.getByRole('link', { name: sari.t('security.second_factor.set_up'), exact: true }).click()
    await sari.expectText('security.second_factor.start_title')
    await sari.field('current_password').fill(password)
    await accessible()
    await sari.button('security.second_factor.start').click()
    await sari.expectText('security.second_factor.scan_title')
    await accessible()
    const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '')
    await sari.field('code').fill('000000')
    await sari.button('security.second_factor.confirm').click()
    await expect(page.locator('#confirm-code-error')).toHaveText(sari.t('validation.code'))
    await sari.field('code').fill(generateTotp(secret))
    await sari.button('security.second_factor.confirm').click()
    await sari.expectText('security.second_factor.codes_title')
    await accessible()
    const [first = '', second = ''] = await page.getByRole('main').locator('ol li').allInnerTexts()

    // A code works only once, so the app's next code is used, and then a recovery code.
    for (const code of [generateTotp(secret, 1), first]) {
      await page.context().clearCookies()
      await sari.signIn(security)
      await sari.expectText('security.pass.text')
      await sari.open('/orders')
      await expect(page).toHaveURL(/sign-in\?redirectTo/)
      await page.goBack()
      await accessible()
      await sari.field('code').fill(code)
      await sari.button('security.pass.submit').click()
      await sari.at(security)
    }

    await page.getByRole('link', { name: sari.t('security.second_factor.manage'), exact: true }).click()
    await sari.expectText('security.second_factor.left', { count: 9 })
    await sari.field('current_password').fill(password)
    await sari.field('code').fill(second)
    await accessible()
    await sari.button('security.second_factor.disable').click()
    await sari.at(security)
    await page.context().clearCookies()
    await sari.signIn(security)
    await sari.at(security)
  })
