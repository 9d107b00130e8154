import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../fixtures/accessibility'
import { generateTotp } from '../fixtures/authenticator'
import { expect, test } from '../fixtures/journey'
import { getEmailLink, waitForMessage, waitForSubject } from '../fixtures/mailbox'
import { readSetupKey, submitPanelCode } from '../fixtures/second-factor-page'
import { getStack } from '../fixtures/stack'
import { invite, staffPassword } from '../fixtures/staff'

const home = /^Hello /

test('new staff choose a password that the rule accepts, set up an authenticator and sign in with it', async ({
  page,
}) => {
  test.slow()
  page.setDefaultTimeout(60_000)
  const email = await invite('Finance')
  const { admin } = getStack()
  await page.goto(getEmailLink(await waitForMessage(email), '/admin/auth/register'))
  await expect(page.getByLabel('First name')).toHaveValue('Finance')
  const choosePassword = async (password: string) => {
    await page.getByLabel('Password', { exact: false }).first().fill(password)
    await page.getByLabel('Confirm Password').fill(password)
    await page.getByRole('button', { name: "Let's start" }).click()
  }
  await choosePassword('Password1')
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible()
  await choosePassword('Password12345')
  await expect(page.getByText('This password is easy to guess or was leaked before.')).toBeVisible()
  await choosePassword(staffPassword)

  await expect(page.getByRole('heading', { level: 1, name: 'Set up two-step verification' })).toBeVisible()
  const secret = await readSetupKey(page)
  await expectAccessible(page, true)
  await submitPanelCode(page, '', 'Turn on')
  await expect(page.getByText('Enter the code.')).toBeVisible()
  await submitPanelCode(page, generateTotp(secret, 40), 'Turn on')
  await expect(page.getByText('This code is wrong or was already used.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Code/ })).toBeFocused()
  const firstCode = generateTotp(secret)
  await submitPanelCode(page, firstCode, 'Turn on')
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused()
  const shown = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents()
  expect(shown).toHaveLength(10)
  await expectAccessible(page, true)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved.trim().split('\n')).toEqual(shown)
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible()
  await waitForSubject(email, 'Verifikasi dua langkah ruang kerja sudah aktif')

  const signIn = async (path: string) => {
    await page.context().clearCookies()
    await page.goto(`${admin}${path}`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').first().fill(staffPassword)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  }
  await signIn('/payments')
  await expectAccessible(page, true)
  await submitPanelCode(page, firstCode, 'Continue')
  await expect(page.getByText('This code is wrong or was already used.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Code/ }).fill(generateTotp(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()

  await signIn('')
  await submitPanelCode(page, shown[0] ?? '', 'Continue')
  await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible()
  await page.goto(`${admin}/settings/second-factor`)
  await expect(page.getByText('Recovery codes left: 9.')).toBeVisible()
  await submitPanelCode(page, shown[1] ?? '', 'New recovery codes')
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()

  await signIn('')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goto(`${admin}/content-manager`)
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('the pages fit a phone and speak Indonesian @phone', async ({ page }) => {
  page.setDefaultTimeout(60_000)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.addInitScript(() => localStorage.setItem('strapi-admin-language', 'id'))
  const email = await invite('Support')
  await page.goto(getEmailLink(await waitForMessage(email), '/admin/auth/register'))
  // The form is filled again when the invitation has been read.
  await expect(page.getByLabel('Nama depan')).toHaveValue('Support')
  await page.getByLabel('Kata sandi', { exact: false }).first().fill(staffPassword)
  await page.getByLabel('Konfirmasi', { exact: false }).fill(staffPassword)
  await page.getByRole('button', { name: /ayo mulai/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pasang verifikasi dua langkah' })).toBeVisible()
  const secret = await readSetupKey(page)
  await expectAccessible(page, true)
  await submitPanelCode(page, generateTotp(secret), 'Aktifkan')
  await expect(page.getByRole('heading', { name: 'Simpan kode pemulihan Anda' })).toBeVisible()
  await expectAccessible(page, true)
  await page.context().clearCookies()
  await page.goto(getStack().admin)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi').first().fill(staffPassword)
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Masukkan kode Anda' })).toBeVisible()
  await expectAccessible(page, true)
})
