import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { Member } from '../fixtures/member'
import { createOutletsFile } from '../fixtures/outlets'
import { getStack } from '../fixtures/stack'
import { createTranslator } from '../fixtures/texts'
import { addUnit } from '../fixtures/unit'

const t = createTranslator('id')
const url = (path: string) => `${getStack().portal}${path}`
const field = (page: Page, name: string) => page.getByLabel(t(`fields.${name}`), { exact: true })
const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name: t(name), exact: true }).click()

async function signIn(page: Page, email: string) {
  await page.goto(url('/sign-in'))
  await field(page, 'identifier').fill(email)
  await field(page, 'password').fill('Contoh-12345')
  await press(page, 'sign_in.submit')
  await expect(page).toHaveURL(url('/'))
}

test('an owner adds, edits and deletes a unit', { tag: '@phone' }, async ({ page, accessible }) => {
  await signIn(page, 'lain@contoh.test')
  const name = `Kedai Melati ${Date.now()}`
  await addUnit(new Member(page, 'id'), name)
  await expect(page.getByText('Unit bisnis berhasil dibuat!')).toBeVisible()
  await accessible()
  await page.getByRole('link', { name: t('actions.edit'), exact: true }).click()
  await expect(field(page, 'area_size')).toHaveValue('120')
  await accessible()
  await field(page, 'area_size').fill('150')
  await press(page, 'business_units.form.save')
  await expect(page.getByText('Unit bisnis berhasil diperbarui!')).toBeVisible()
  await page.getByRole('link', { name: t('business_units.delete'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Hapus ${name}?` })
  await press(dialog, 'business_units.remove.confirm')
  await expect(page.getByText('Unit bisnis berhasil dihapus!')).toBeVisible()
  await page.goto(url(`/business-units?q=${encodeURIComponent(name)}`))
  await expect(page.getByRole('heading', { name: 'Data Kosong' })).toBeVisible()
  await accessible()
})

test('the second of two concurrent editors is warned and loses no input', async ({ page, browser }) => {
  await signIn(page, 'lain@contoh.test')
  await addUnit(new Member(page, 'id'), `Kedai Berdua ${Date.now()}`)
  const unit = page.url()
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, 'lain@contoh.test')
  for (const editor of [page, other]) {
    await editor.goto(`${unit}/edit`)
    await expect(field(editor, 'area_size')).toHaveValue('120')
  }
  await field(other, 'area_size').fill('200')
  await field(other, 'company_name').fill('PT Pihak Lain')
  await press(other, 'business_units.form.save')
  await expect(other).toHaveURL(unit)
  await field(page, 'company_name').fill('PT Pihak Saya')
  await press(page, 'business_units.form.save')
  const row = page.getByRole('row', { name: /Nama perusahaan/ })
  await expect(row).toContainText('PT Pihak Lain')
  await expect(row).toContainText('PT Pihak Saya')
  await expect(field(page, 'company_name')).toHaveValue('PT Pihak Saya')
  await expect(field(page, 'area_size')).toHaveValue('200')
  await press(page, 'business_units.form.save')
  await expect(page).toHaveURL(unit)
  await expect(page.getByText('PT Pihak Saya')).toBeVisible()
  await context.close()
})

test('a chain imports 300 outlets with seven invalid rows, corrects them and imports them again @long', async ({
  page,
  accessible,
}) => {
  await signIn(page, 'lain@contoh.test')
  // Each run uses different outlet codes, because desktop and phone share an organisation.
  const chain = `R${randomInt(1000, 10_000)}`
  const upload = async (invalid: number) => {
    await page.goto(url('/business-units/import'))
    await page.locator('input[name=file]').setInputFiles(createOutletsFile(300, invalid, chain))
    await press(page, 'business_units.imports.check')
    const ready = 300 - invalid
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: t('business_units.imports.ready_title', { ready, count: 300 }),
      }),
    ).toBeVisible()
  }
  const start = async (count: number) => {
    const units = t('words.units', { count })
    await page.getByRole('button', { name: t('business_units.imports.save', { units }) }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Impor selesai' })).toBeVisible({
      timeout: 120_000,
    })
  }
  await upload(7)
  await accessible()
  const waiting = page.getByRole('group', { name: /^Baris \d+: Outlet/ })
  await expect(waiting).toHaveCount(7)
  await expect(waiting.first().getByLabel(t('business_units.imports.labels.npwp'))).toHaveValue('1,31067E+14')
  await start(293)
  await page.getByRole('link', { name: t('business_units.imports.rest_link') }).click()
  await expect(waiting).toHaveCount(7)
  for (const field of await waiting.getByRole('textbox').all()) await field.fill('01.310.674.0-012.000')
  await start(7)
  await accessible()
})
