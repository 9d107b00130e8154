import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures/journey'
import { getEmailLink, waitForMessage } from '../fixtures/mailbox'
import { getStack } from '../fixtures/stack'
import { openContentType, openPanelAs, saveEntry, selectState } from '../fixtures/staff'
import { createTranslator } from '../fixtures/texts'

const t = createTranslator('id')

test('sales staff see pending work, approve an application, answer a message, and see nothing else', async ({
  page,
  browser,
}) => {
  test.slow()
  const mark = randomUUID().slice(0, 8)
  const applicant = `mitra.${mark}@contoh.test`
  await page.goto(`${getStack().site}/become-partner`)
  await page.getByLabel(t('fields.company_name'), { exact: true }).fill(`CV Suara ${mark}`)
  await page.getByLabel(t('fields.kind'), { exact: true }).selectOption('integrator')
  await page.getByLabel(t('fields.province'), { exact: true }).selectOption('Jawa Barat')
  await page.getByLabel(t('fields.city'), { exact: true }).fill('Bandung')
  await page.getByLabel(t('fields.name'), { exact: true }).fill('Bima')
  await page.getByLabel(t('fields.email'), { exact: true }).fill(applicant)
  await page.getByLabel(t('fields.mobile_number'), { exact: true }).fill('0812 3456 7890')
  await page.locator('#partner-consent').check()
  await page.getByRole('button', { name: t('partner_applications.submit') }).click()
  await expect(page).toHaveURL(/\/sent$/)
  await page.goto(`${getStack().site}/contact`)
  await page.getByLabel(t('fields.name'), { exact: true }).fill(`Sari ${mark}`)
  await page.getByLabel(t('fields.email'), { exact: true }).fill(`sari.${mark}@contoh.test`)
  await page.getByLabel(t('fields.topic'), { exact: true }).selectOption('sales')
  await page.getByLabel(t('fields.message'), { exact: true }).fill('Berapa harga untuk dua gerai?')
  await page.locator('#contact-consent').check()
  await page.getByRole('button', { name: t('contact_messages.submit') }).click()
  await expect(page).toHaveURL(/\/sent$/)

  const panel = await openPanelAs(browser, 'Sales')
  await panel.getByRole('link', { name: `CV Suara ${mark}` }).click()
  await selectState(panel, 'In review')
  await saveEntry(panel)
  expect((await waitForMessage(applicant, 2)).subject).toContain('sedang ditinjau')
  await selectState(panel, 'Approved')
  await panel.getByLabel('Note to the applicant').fill('Selamat bergabung')
  await saveEntry(panel, { asks: true })
  const approval = await waitForMessage(applicant, 3)
  const code = /MITRA-[A-Z0-9]+/.exec(approval.text)?.[0]
  expect(code).toBeTruthy()
  await page.goto(getEmailLink(approval, '/partner-status'))
  await expect(page.getByText('Selamat bergabung')).toBeVisible()

  await openContentType(panel, 'Contact message')
  await panel.getByText(`Sari ${mark}`).first().click()
  await selectState(panel, 'Handled')
  await panel.getByLabel('Internal note').fill('Dijawab lewat email')
  await saveEntry(panel)
  await panel.reload()
  await expect(panel.getByLabel('Internal note')).toHaveValue('Dijawab lewat email')
  await expect(panel.getByRole('combobox', { name: 'State' })).toContainText('Handled')

  for (const type of ['Order', 'User', 'Page', 'Site setting', 'Voucher'])
    await expect(panel.getByRole('link', { name: type, exact: true })).toHaveCount(0)
  await expect(panel.getByText('submission')).toHaveCount(0)
  await panel.context().close()
})
