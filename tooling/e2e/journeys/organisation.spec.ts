import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { Member } from '../fixtures/member'
import { getStack } from '../fixtures/stack'
import { createTranslator } from '../fixtures/texts'

const t = createTranslator('id')
const at = (path: string) => `${getStack().portal}${path}`

async function signIn(page: Page, email: string) {
  await page.goto(at('/sign-in'))
  await page.getByLabel(t('fields.identifier'), { exact: true }).fill(email)
  await page.getByLabel(t('fields.password'), { exact: true }).fill('Contoh-12345')
  await page.getByRole('button', { name: t('sign_in.submit'), exact: true }).click()
  await expect(page).toHaveURL(at('/'))
}

test('an owner invites a manager, who joins with a new account and sees only the selected unit', async ({
  page,
  browser,
  accessible,
}) => {
  const context = await browser.newContext({ locale: 'id-ID' })
  const invitedPage = await context.newPage()
  const rini = new Member(invitedPage, 'id')
  const { email } = rini.person
  await signIn(page, 'pemilik@contoh.test')
  await page.goto(at('/users/new'))
  await page.getByLabel(t('fields.email'), { exact: true }).fill(email)
  await page.getByLabel(new RegExp(`^${t('roles.manager')}`)).check()
  await page.getByLabel(t('people.access.reach_some'), { exact: true }).check()
  await page.getByLabel('Kafe Contoh Dago', { exact: true }).check()
  await accessible()
  await page.getByRole('button', { name: t('people.invite.submit'), exact: true }).click()
  await expect(page).toHaveURL(at('/users'))
  await expect(page.getByText(email).first()).toBeVisible()
  await accessible()

  await rini.join()
  await invitedPage.goto(at('/business-units'))
  await expect(invitedPage.getByText('Kafe Contoh Dago').first()).toBeVisible()
  await expect(invitedPage.getByText('Hotel Contoh Menteng')).toHaveCount(0)
  await context.close()
})

test('staff see members and roles, but no links that they may not open', async ({ page, accessible }) => {
  await signIn(page, 'staf@contoh.test')
  await page.goto(at('/members'))
  await expect(page.getByText('Sari Wulandari').first()).toBeVisible()
  await expect(page.getByText('pemilik@contoh.test')).toHaveCount(0)
  await accessible()
  await page.goto(at('/roles'))
  await accessible()
  await expect(page.getByRole('link', { name: t('navigation.portal.users') })).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('navigation.portal.audit') })).toHaveCount(0)
  for (const path of ['/users', '/audit']) expect((await page.goto(at(path)))?.status()).toBe(403)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a member of two organisations switches, and every page shows the other organisation', async ({
    page,
    accessible,
  }) => {
    await signIn(page, 'dua@contoh.test')
    await page.goto(at('/settings'))
    await accessible()
    const other = t('settings.switch_named', { name: 'Kedai Kopi Lain' })
    await page.getByRole('main').getByRole('button', { name: other, exact: true }).click()
    await expect(page).toHaveURL(at('/'))
    await page.goto(at('/business-units'))
    await expect(page.getByText('Kedai Kopi Lain Renon').first()).toBeVisible()
    await expect(page.getByText('Hotel Contoh Menteng')).toHaveCount(0)
  })
})
