import { expect, test } from '../fixtures/journey'
import { Registrant } from '../fixtures/registrant'

test('confirming an order in two tabs creates only one order', async ({ page, context }) => {
  const sari = new Registrant(page)
  await sari.upToOrder()
  const tab = Object.assign(new Registrant(await context.newPage()), { person: sari.person })
  await tab.open('/register/order')
  await tab.at('registration.order.title')
  await Promise.all([sari.confirm(), tab.button('registration.order.submit').click()])
  await expect(tab.page).toHaveURL(/\/orders\//)
  await sari.open('/orders')
  await expect(page.getByText(/^MB-ORD-\d{8}-\d{4}$/)).toHaveCount(1)
})
