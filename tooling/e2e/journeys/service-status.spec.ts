import { expect, test } from '../fixtures/journey'
import { getStack } from '../fixtures/stack'
import { registerInPanel } from '../fixtures/staff'

test('staff publish an incident, which everyone reads in both languages and without JavaScript', {
  tag: '@phone',
}, async ({ page, browser, accessible }) => {
  const { site } = getStack()
  const title = `The portal is slow ${Date.now()}`
  const panel = await registerInPanel(browser, 'Support')
  await panel.goto(new URL('/admin/status-notes', panel.url()).href)
  await panel.getByRole('checkbox', { name: 'Member portal' }).click()
  await panel.getByLabel('Title in Indonesian').fill(`Portal lambat: ${title}`)
  await panel.getByRole('button', { name: 'Publish' }).click()
  await expect(panel.getByText('Fill in this field').first()).toBeVisible()
  await panel.getByLabel('Title in English').fill(title)
  await panel.getByLabel('Text in Indonesian').fill('Kami sedang menyelidiki.')
  await panel.getByLabel('Text in English').fill('We are investigating.')
  await panel.getByRole('button', { name: 'Publish' }).click()
  await expect(panel.getByRole('heading', { name: title })).toBeVisible()

  const note = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(async () => {
    await page.goto(`${site}/en/status`)
    await expect(note).toContainText('We are investigating.', { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'We are working on an incident' })).toBeVisible()
  await accessible()

  await panel
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: 'Add an update' })
    .click()
  const update = panel.getByRole('listitem').filter({ hasText: title })
  await update.getByRole('combobox').click()
  await panel.getByRole('option', { name: 'Resolved' }).click()
  await update.getByLabel('Text in Indonesian').fill('Sudah pulih.')
  await update.getByLabel('Text in English').fill('It works again.')
  await update.getByRole('button', { name: 'Publish' }).click()
  await expect(update.getByText('It works again.')).toBeVisible()
  await panel.context().close()

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await expect(async () => {
    await plain.goto(`${site}/status`)
    await expect(plain.getByText('Sudah pulih.').first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Status layanan')
  await expect(plain.getByText('Pemeriksaan terakhir:')).toBeVisible()
  await plain.context().close()
})

test('the footer leads to the status page, which says what is measured', { tag: '@phone' }, async ({
  page,
  accessible,
}) => {
  await page.goto(`${getStack().site}/license`)
  await page.getByRole('link', { name: 'Status layanan' }).click()
  await expect(page).toHaveURL(`${getStack().site}/status`)
  await expect(page.getByText('Sambungan internet di lokasi Anda tidak diukur.')).toBeVisible()
  await accessible()
})
