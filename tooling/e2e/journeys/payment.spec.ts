import { expect, test } from '../fixtures/journey'
import { waitForSubject } from '../fixtures/mailbox'
import { Registrant } from '../fixtures/registrant'
import { markOrderPaid } from '../fixtures/staff'

test('staff mark the order as paid, and the subscription starts', async ({ page, accessible }) => {
  const sari = new Registrant(page)
  await sari.upToOrder()
  await sari.confirm()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const number = heading?.match(/MB-ORD-\d{8}-\d{4}/)?.[0] ?? ''

  await markOrderPaid(number, 'BCA 20261121')
  await page.reload()
  await expect(page.getByText(sari.t('states.order.paid')).first()).toBeVisible()
  await accessible()
  await sari.open('/')
  await expect(page.getByText(sari.t('states.business_unit.active')).first()).toBeVisible()
  await accessible()
  await waitForSubject(sari.person.email, `Pembayaran pesanan ${number} sudah kami terima`)
})
