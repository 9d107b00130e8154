import { expect, test } from '../fixtures/journey'
import { Registrant } from '../fixtures/registrant'

test('an exhausted or unknown voucher is rejected with the reason; a valid one can be removed again', async ({
  page,
  accessible,
}) => {
  const sari = new Registrant(page)
  await sari.upToOrder()
  const error = page.locator('#voucher-voucher_code-error')
  await sari.voucher('HABIS50')
  await expect(error).toHaveText(sari.t('errors.voucher-used-up'))
  await accessible()
  await sari.voucher('TIDAK-ADA')
  await expect(error).toHaveText(sari.t('errors.voucher-unknown'))
  await sari.voucher('HEMAT100')
  await expect(page.getByText('Rp1.900.000').first()).toBeVisible()
  await sari.button('orders.voucher.remove').click()
  await expect(page.getByText('Rp1.900.000')).toHaveCount(0)
  await expect(page.getByText('Rp2.000.000').first()).toBeVisible()
})
