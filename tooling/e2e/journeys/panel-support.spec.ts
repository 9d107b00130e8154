import { expect, test } from '../fixtures/journey'
import { waitForSubject } from '../fixtures/mailbox'
import { Registrant } from '../fixtures/registrant'
import { openContentType, registerInPanel, saveEntry, selectState } from '../fixtures/staff'

test('support staff create a voucher, mark an order as paid, pause a subscription and block a member', async ({
  page,
  browser,
}) => {
  test.slow()
  const sari = new Registrant(page)
  const panel = await registerInPanel(browser, 'Support')
  const code = `UJI${Date.now()}`
  await openContentType(panel, 'Voucher')
  await panel.getByRole('link', { name: 'Create new entry' }).click()
  await panel.getByLabel('Code').fill(code)
  await panel.getByLabel('Value (Rp)').fill('50.000')
  await panel.getByLabel('Uses left').fill('1')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Write 50000, without dots or Rp')).toBeVisible()
  await panel.getByLabel('Value (Rp)').fill('50000')
  await saveEntry(panel)
  await openContentType(panel, 'Referral code')
  await panel.getByRole('link', { name: 'Create new entry' }).click()
  await panel.getByLabel('Code').fill(`RUJUK-${code}`)
  await panel.getByLabel('Partner').fill('Mitra Uji')
  await saveEntry(panel)

  await sari.upToOrder()
  await sari.voucher(code)
  await expect(page.getByText('50.000').first()).toBeVisible()
  await sari.confirm()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const number = heading?.match(/MB-ORD-\d{8}-\d{4}/)?.[0] ?? ''
  await openContentType(panel, 'Order')
  await panel.getByText(number).first().click()
  await selectState(panel, 'Paid')
  await panel.getByLabel('Payment reference').fill('BCA 20261121')
  await panel.getByLabel('Note').fill('Sudah dicek')
  await saveEntry(panel, { asks: true })
  await page.reload()
  await expect(page.getByText(sari.t('states.order.paid')).first()).toBeVisible()
  await waitForSubject(sari.person.email, `Pembayaran pesanan ${number} sudah kami terima`)

  const subscriptions = new URL(
    '/admin/content-manager/collection-types/api::subscription.subscription',
    panel.url(),
  )
  subscriptions.searchParams.set('filters[$and][0][business_unit][name][$eq]', sari.person.brand_name)
  await panel.goto(subscriptions.href)
  await panel.getByRole('row').filter({ hasText: sari.person.brand_name }).first().click()
  await panel.getByRole('checkbox', { name: 'Paused' }).click()
  await saveEntry(panel)
  await sari.open('/')
  await expect(page.getByText(sari.t('states.business_unit.suspended')).first()).toBeVisible()

  await openContentType(panel, 'User')
  await panel.getByText(sari.person.email).first().click()
  await panel.getByRole('checkbox', { name: 'Blocked' }).click()
  await saveEntry(panel)
  await sari.open('/business-units')
  await sari.at('sign_in.title')

  for (const path of ['usage-log', 'usage-reports', 'catalogue', 'payments/settlements']) {
    await panel.goto(new URL(`/admin/${path}`, panel.url()).href)
    await expect(panel.getByText("You don't have the permissions to access that content")).toBeVisible()
  }
  await panel.goto(new URL('/admin/dead-jobs', panel.url()).href)
  await expect(panel.getByRole('heading', { name: 'Failed jobs' })).toBeVisible()
  await openContentType(panel, 'Audit entry')
  await expect(panel.getByRole('link', { name: 'Create new entry' })).toHaveCount(0)

  for (const type of ['Page', 'Site setting', 'Partner application', 'Tax file'])
    await expect(panel.getByRole('link', { name: type, exact: true })).toHaveCount(0)
  await expect(panel.getByRole('link', { name: 'Contact message', exact: true })).toBeVisible()
  await panel.context().close()
})
