import { expect, test } from '../fixtures/journey'
import { waitForSubject } from '../fixtures/mailbox'
import { openPanelAs } from '../fixtures/staff'

/** Nothing is wider than the screen. */
const hasNoOverflow = () => document.documentElement.scrollWidth <= window.innerWidth

test('sales order for a customer on a phone in Indonesian, give a link, and send the email again', async ({
  browser,
}) => {
  test.slow()
  const panel = await openPanelAs(browser, 'Sales', '/customer-orders?q=sanur')
  await panel.evaluate(() => localStorage.setItem('strapi-admin-language', 'id'))
  await panel.setViewportSize({ width: 360, height: 780 })
  await panel.reload()
  await expect(panel.getByRole('heading', { level: 1, name: 'Pesan untuk pelanggan' })).toBeVisible()
  const fits = async () => expect(await panel.evaluate(hasNoOverflow)).toBe(true)
  await fits()
  await panel.getByRole('link', { name: 'Kedai Kopi Lain' }).click()
  await panel.getByRole('checkbox', { name: /Kedai Kopi Lain Sanur/ }).check()
  await panel.getByRole('button', { name: 'Tambahkan yang dipilih (1)' }).click()
  await expect(panel.getByRole('group', { name: 'Kedai Kopi Lain Sanur' })).toContainText('Rp200.000')
  await fits()
  await panel.getByRole('button', { name: 'Pesan · Rp200.000' }).click()
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Buat pesanan' }).click()
  await expect(panel.getByText('Belum ada yang dipilih.', { exact: false })).toBeVisible()
  const order = panel.getByRole('checkbox', { name: /^MB-ORD-/ }).first()
  await order.check()
  const number = await panel
    .getByText(/^MB-ORD-/)
    .first()
    .textContent()
  await panel.getByRole('button', { name: 'Buat tautan pembayaran (1)' }).click()
  await expect(panel.getByLabel('Tautan pembayaran')).toHaveValue(/\/pay\//)
  await fits()
  const placed = await waitForSubject('lain@contoh.test', `Pesanan ${number}: cara membayar`)
  expect(placed.text).toContain('Tim kami membuat pesanan ini')

  await panel.goto(new URL('/admin/sent-emails?q=sanur', panel.url()).href)
  await fits()
  await panel.getByRole('link', { name: 'Kedai Kopi Lain' }).click()
  await panel.getByRole('button', { name: 'Kirim ulang' }).first().click()
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Kirim ulang' }).click()
  await expect(panel.getByText('Sudah dikirim ulang')).toBeVisible()
  await fits()
  await panel.context().close()
})
