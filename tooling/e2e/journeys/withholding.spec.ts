import type { Page } from '@playwright/test'
import { taxFile } from '../fixtures/files'
import { expect, test } from '../fixtures/journey'
import { chooseMethod, finishAtProvider } from '../fixtures/payments'
import { Registrant } from '../fixtures/registrant'
import { openPanelAs } from '../fixtures/staff'

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date())

/** The rule stays, because the same test runs for desktops and phones at the same time. */
async function setRule(finance: Page) {
  await finance.getByLabel(/^Rate in percent/).fill('2')
  await finance.getByLabel(/^Tax object code/).fill('24-104-24')
  await finance.getByLabel(/^Reference of the tax adviser/).fill('Surat 12/KP/2026')
  await finance.getByRole('button', { name: 'Set the rule' }).click()
  await expect(finance.getByText('The rule was set').first()).toBeVisible()
}

/** Fills in the form with the slip. The amounts of the invoice are filled in already. */
async function sendSlip({ page, field, button }: Registrant, number: string) {
  await page.locator('input[type=file]').setInputFiles({ ...taxFile, name: 'bukti-potong.pdf' })
  await field('slip_number').fill(number)
  await field('slip_date').fill(today())
  await button('withholding.upload.send').click()
}

for (const script of [true, false])
  test.describe(`a company that withholds PPh 23, ${script ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: script })

    test('pays the rest, and sends the slip again after Finance has refused it', { tag: '@phone' }, async ({
      page,
      browser,
      accessible,
    }) => {
      test.slow()
      const finance = await openPanelAs(browser, 'Finance', '/payments/withholding')
      await setRule(finance)

      const sari = new Registrant(page, 'id', script)
      const { t } = sari
      await sari.upToOrder()
      await sari.confirm()
      await page.getByRole('link', { name: t('payments.pay'), exact: true }).click()
      await page.locator('input[name=withhold][value=yes]').check()
      await sari.button('payments.withholding.save').click()
      await expect(page.getByText(t('payments.withholding.saved')).first()).toBeVisible()
      await accessible()
      await chooseMethod(page, 'gopay')
      await finishAtProvider(page, 'pay')
      await expect(page.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()

      await sari.open('/orders')
      await page
        .getByRole('link', { name: /MB-ORD-/ })
        .first()
        .click()
      await page.getByRole('link', { name: t('payments.withholding.card_link') }).click()
      await sari.at('withholding.title')
      await accessible()
      const number = `26${Date.now()}`
      await page.locator('input[type=file]').setInputFiles({ ...taxFile, buffer: Buffer.from('MZ program') })
      await sari.field('slip_number').fill(number)
      await sari.field('slip_date').fill(today())
      await sari.button('withholding.upload.send').click()
      await expect(page.getByText(t('validation.file_pdf')).first()).toBeVisible()
      await expect(sari.field('slip_number')).toHaveValue(number)
      await sendSlip(sari, number)
      await expect(page.getByText(t('withholding.waiting'))).toBeVisible()

      await sari.open('/billing')
      await sari.at('ledger.title')
      await expect(page.getByText(t('ledger.owed_withheld'))).toBeVisible()
      await expect(page.getByText(t('ledger.not_counted'))).toBeVisible()
      await accessible()
      await page.goBack()

      const card = finance.locator('section').filter({ hasText: number })
      await finance.reload()
      await card.getByRole('button', { name: 'Refuse' }).click()
      await finance.getByLabel(/^Note for the customer, in Indonesian/).fill('Tanda tangan tidak ada')
      await finance
        .getByRole('dialog')
        .or(finance.getByRole('alertdialog'))
        .getByRole('button', { name: 'Refuse' })
        .click()
      await expect(finance.getByText('The slip was refused').first()).toBeVisible()
      await page.reload()
      await expect(page.getByText('Tanda tangan tidak ada')).toBeVisible()
      await accessible()
      await sendSlip(sari, number)
      await expect(page.getByText(t('withholding.waiting'))).toBeVisible()

      await finance.reload()
      await card.getByRole('button', { name: 'Accept' }).click()
      await finance
        .getByRole('dialog')
        .or(finance.getByRole('alertdialog'))
        .getByRole('button', { name: 'Accept' })
        .click()
      await expect(finance.getByText('The slip was accepted').first()).toBeVisible()
      await page.reload()
      await expect(page.getByText(t('withholding.accepted'))).toBeVisible()
      await accessible()
      await sari.open('/billing')
      await expect(page.getByText(t('ledger.owed_none'))).toBeVisible()
      await expect(page.getByText(t('ledger.not_counted'))).toBeHidden()
      await finance.context().close()
    })
  })
