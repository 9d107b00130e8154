import { expect, test } from '../fixtures/journey'
import { waitForMessage } from '../fixtures/mailbox'
import {
  chooseMethod,
  finishAtProvider,
  getSettlementFile,
  returnWithoutPaying,
  startPayment,
  triggerOutcome,
} from '../fixtures/payments'
import { Registrant } from '../fixtures/registrant'
import { getStack } from '../fixtures/stack'
import { openPanelAs } from '../fixtures/staff'

test('an order paid twice becomes a case, which is settled by a refund that a second person approves', async ({
  page,
  browser,
}) => {
  test.slow()
  const sari = new Registrant(page)
  const { t } = sari
  await sari.upToOrder()
  await sari.confirm()
  await startPayment(sari, 'bni_va')
  await returnWithoutPaying(page)
  await page.getByRole('link', { name: t('payments.waiting.other_way') }).click()
  await chooseMethod(page, 'bca_va')
  await finishAtProvider(page, 'twice')

  const support = await openPanelAs(browser, 'Support', '/payments')
  const venue = sari.person.brand_name
  await support.getByRole('link', { name: 'Payments', exact: true }).first().click()
  await support.getByRole('link', { name: 'Cases' }).click()
  const row = support.getByRole('row').filter({ hasText: venue })
  await expect(row.getByText('The order was already paid; this is a second payment.')).toBeVisible()
  await row.getByRole('link').click()
  await expect(support.getByRole('heading', { level: 2, name: 'The order was already paid' })).toBeVisible()
  const reference = (await support.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await support.getByRole('button', { name: 'Request the refund' }).click()
  await expect(support.getByText('Write a reason')).toBeVisible()
  await support.getByLabel('Reason').fill('Dibayar dua kali')
  await support.getByRole('button', { name: 'Request the refund' }).click()
  await expect(
    support.getByText('You requested this refund, so another person has to approve it.'),
  ).toBeVisible()
  await expect(support.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await support.context().close()

  const finance = await openPanelAs(browser, 'Finance')
  await finance
    .getByRole('link', { name: new RegExp(venue) })
    .last()
    .click()
  await expect(finance.getByRole('heading', { level: 1, name: reference })).toBeVisible()
  await finance.getByRole('button', { name: 'Approve' }).click()
  await finance.getByRole('button', { name: 'Approve the refund' }).click()
  // Virtual account payments are refunded by bank transfer.
  await finance.getByLabel('Reference of the transfer').fill('BCA 20261123')
  await finance.getByRole('button', { name: 'Record the transfer' }).click()
  await expect(finance.getByText(/^Case “Paid twice” closed/)).toBeVisible({ timeout: 60_000 })
  await expect
    .poll(async () => (await waitForMessage(sari.person.email, 3)).subject, { timeout: 60_000 })
    .toMatch(/dikembalikan|pengembalian/i)
  await finance.context().close()
})

test('a full refund has a credit note that the member sees, and appears in the accounting report', async ({
  page,
  browser,
}) => {
  test.slow()
  const sari = new Registrant(page)
  const { t } = sari
  await sari.upToOrder()
  await sari.confirm()
  await startPayment(sari, 'gopay')
  await finishAtProvider(page, 'pay')
  await expect(page.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()

  const finance = await openPanelAs(browser, 'Finance', '/payments')
  const venue = sari.person.brand_name
  await finance.getByRole('link', { name: 'Payments', exact: true }).first().click()
  await finance.getByLabel('Order, reference or venue').fill(venue)
  await finance.getByRole('button', { name: 'Search' }).click()
  await finance.getByRole('row').filter({ hasText: venue }).getByRole('link').click()
  await finance.getByLabel('Reason').fill('Pesanan dibatalkan')
  await finance.getByRole('button', { name: 'Request the refund' }).click()
  await expect(finance.getByText('To be approved')).toBeVisible()
  const colleague = await openPanelAs(browser, 'Finance', finance.url().slice(getStack().admin.length))
  await colleague.getByRole('button', { name: 'Approve' }).click()
  await colleague.getByRole('button', { name: 'Approve the refund' }).click()
  await sari.open('/orders')
  await page
    .getByRole('link', { name: /MB-ORD-/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /MB-ORD-/ })).toBeVisible()
  const creditNote = page.getByRole('link', { name: /MB-CN-/ }).first()
  await expect(async () => {
    await page.reload()
    await expect(creditNote).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 90_000 })
  await colleague.reload()
  const download = colleague.waitForEvent('download')
  await colleague.getByRole('button', { name: /^Credit note MB-CN-/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^MB-CN-\d{4}-\d{6}\.pdf$/)
  await colleague.context().close()

  await finance.getByRole('link', { name: 'Settlement files' }).click()
  const file = { name: 'settlement.csv', mimeType: 'text/csv', buffer: await getSettlementFile() }
  await finance.locator('input[type=file]').setInputFiles(file)
  await expect(finance.getByRole('status').getByText('Fees')).toBeVisible()
  await finance.getByRole('button', { name: 'Save the fees' }).click()
  await expect(finance.getByRole('row').filter({ hasText: 'settlement.csv' }).first()).toBeVisible()
  await finance.getByRole('link', { name: 'Accounting' }).click()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date())
  await finance.getByLabel('From').fill(today)
  await finance.getByLabel('Until').fill(today)
  await expect(finance.getByRole('row').filter({ hasText: 'Refunds with a credit note' })).toContainText(
    '−Rp',
  )
  const exported = finance.waitForEvent('download')
  await finance.getByRole('button', { name: 'Download CSV' }).click()
  expect((await exported).suggestedFilename()).toBe(`accounting-${today}_${today}.csv`)

  await finance.getByRole('link', { name: 'Accounts', exact: true }).click()
  await finance.getByLabel('Customer, unit or CID').fill(venue)
  await finance.getByRole('button', { name: 'Find' }).click()
  await finance.getByRole('row').filter({ hasText: sari.person.company_name }).getByRole('link').click()
  await expect(finance.getByRole('heading', { level: 2, name: 'Balance: Rp0' })).toBeVisible()
  for (const kind of ['Invoice', 'Payment', 'Credit note', 'Refund'])
    await expect(finance.getByRole('cell', { name: new RegExp(`^${kind}`) })).toBeVisible()
  await sari.open('/billing')
  await expect(page.getByText(t('ledger.owed_none'))).toBeVisible()
  await expect(
    page.getByRole('link', { name: new RegExp(`^${t('ledger.documents.credit-note')}`) }),
  ).toBeVisible()
  await finance.context().close()
})

test('an order with a late payment can be restored from the panel @long', async ({ page, browser }) => {
  test.slow()
  const sari = new Registrant(page)
  const { t } = sari
  await sari.upToOrder()
  await sari.confirm()
  await startPayment(sari, 'bca_va')
  await returnWithoutPaying(page)
  await sari.open('/orders')
  await page
    .getByRole('link', { name: /MB-ORD-/ })
    .first()
    .click()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const number = heading?.match(/MB-ORD-\d{8}-\d{4}/)?.[0] ?? ''
  await page
    .getByRole('button', { name: t('orders.cancel') })
    .first()
    .click()
  await expect(page.getByText(t('states.order.cancelled')).first()).toBeVisible()
  await triggerOutcome(number, 'late')
  const support = await openPanelAs(browser, 'Support', '/payments')
  await support.getByRole('link', { name: 'Payments', exact: true }).first().click()
  await support.getByRole('link', { name: 'Cases' }).click()
  await support.getByRole('row').filter({ hasText: sari.person.brand_name }).getByRole('link').click()
  await support.getByRole('button', { name: /^Restore MB-ORD-/ }).click()
  await support.getByRole('button', { name: 'Restore and pay' }).click()
  await expect(support.getByText(/^Case “Too late” closed/)).toBeVisible()
  await support.context().close()
  await page.reload()
  await expect(page.getByText(t('states.order.paid')).first()).toBeVisible()
})
