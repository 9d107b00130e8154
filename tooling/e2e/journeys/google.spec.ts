import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { languageRuns, longLanguageRuns } from '../fixtures/languages'
import { Member } from '../fixtures/member'
import { password } from '../fixtures/person'

async function signInWithGoogle(sari: Member, { given = 'Rani', family = 'Putri' } = {}) {
  const { page, person } = sari
  const query = new URLSearchParams({ redirectTo: new URL(sari.url('/account/contact')).pathname })
  await sari.open(`/sign-in?${query}`)
  await page.getByRole('link', { name: sari.t('sign_in.google') }).click()
  await page.getByLabel('email').fill(person.email)
  await page.getByLabel('given_name').fill(given)
  await page.getByLabel('family_name').fill(family)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const checkbox = (page: Page, name: string) => page.locator(`[name=${name}]`)

for (const { locale, tag } of languageRuns)
  test(`a new user signs in with Google after completing the missing fields (${locale})`, { tag }, async ({
    page,
    accessible,
  }) => {
    const rani = new Member(page, locale)
    await signInWithGoogle(rani)
    await rani.expectText('security.google.join_title')
    await accessible()
    await expect(rani.field('first_name')).toHaveValue('Rani')
    await rani.button('security.google.join_submit').click()
    await rani.expectText('validation.form_invalid')
    await rani.field('mobile_number').fill(rani.person.mobile_number)
    for (const choice of ['options.gender.female', 'options.business_type.single'])
      await page.getByRole('radio', { name: rani.t(choice), exact: true }).check()
    for (const name of ['privacy', 'marketing']) await expect(checkbox(page, name)).not.toBeChecked()
    await checkbox(page, 'terms').check()
    await checkbox(page, 'marketing').check()
    await rani.button('security.google.join_submit').click()
    await expect(
      page.getByRole('heading', { level: 1, name: rani.t('registration.industry.title') }),
    ).toBeVisible()
    await rani.open('/account/consents')
    await rani.expectText('personal_data.withdraw')
    await rani.expectText('personal_data.give')

    await page.context().clearCookies()
    await signInWithGoogle(rani)
    await rani.at('/account/contact')
  })

for (const { locale, tag } of longLanguageRuns)
  test(`signing in once links a Google account to the account with the same address (${locale})`, {
    tag,
  }, async ({ page, accessible }) => {
    const sari = await new Member(page, locale).createAccount()
    await signInWithGoogle(sari)
    await sari.expectText('security.google.link_title')
    await accessible()
    await sari.field('password').fill('bukan ini')
    await sari.button('security.google.link_submit').click()
    await sari.expectText('validation.password_wrong')
    await sari.field('password').fill(password)
    await sari.button('security.google.link_submit').click()
    await sari.at('/account/contact')
    await page.context().clearCookies()
    await signInWithGoogle(sari)
    await sari.at('/account/contact')
  })
