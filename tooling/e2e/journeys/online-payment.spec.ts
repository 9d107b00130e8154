import { expect, test } from '../fixtures/journey'
import { Member } from '../fixtures/member'
import {
  chooseMethod,
  finishAtProvider,
  methodRadio,
  returnWithoutPaying,
  startPayment,
} from '../fixtures/payments'
import { Registrant } from '../fixtures/registrant'
import { addUnit } from '../fixtures/unit'

test('a member pays by virtual account, and the zones run', async ({ page, accessible }) => {
  const sari = new Registrant(page)
  const { t } = sari
  await sari.upToOrder()
  await sari.confirm()
  await page.getByRole('link', { name: t('payments.pay'), exact: true }).click()
  await expect(methodRadio(page, 'bca_va')).toBeVisible()
  await accessible()
  await chooseMethod(page, 'bca_va')
  await returnWithoutPaying(page)
  await expect(page.getByText(t('payments.waiting.number')).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: t('payments.waiting.state') })).toBeVisible()
  await accessible()

  await page.getByRole('link', { name: t('payments.waiting.other_way') }).click()
  await expect(page.getByRole('heading', { name: t('payments.open.title') })).toBeVisible()
  await chooseMethod(page, 'bri_va')
  await finishAtProvider(page, 'pay')
  await expect(page.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()
  await expect(page.getByText(t('payments.paid.zones', { count: 2 }))).toBeVisible()
  await accessible()
  await page.getByRole('link', { name: t('payments.paid.pair') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('pairing.title') })).toBeVisible()
})

test('a payment with a wrong amount is explained, and the money is not lost @long', async ({
  page,
  accessible,
}) => {
  const sari = new Registrant(page)
  const { t } = sari
  await sari.upToOrder()
  await sari.confirm()
  await startPayment(sari, 'bca_va')
  await finishAtProvider(page, 'amount', 1_900_000)
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: t('payments.problem.wrong-amount.short_title', { amount: 'Rp100.000' }),
    }),
  ).toBeVisible()
  await accessible()
})

test('head office pays through a link without an account, which then shows the payment @long @phone', async ({
  page,
  browser,
  accessible,
}) => {
  const sari = new Registrant(page)
  const { t } = sari
  await sari.upToOrder()
  await sari.confirm()
  await sari.button('payments.link.create').click()
  const address = await page.getByText(/\/pay\//).textContent()
  await accessible()

  const office = await browser.newContext({ locale: 'id-ID', javaScriptEnabled: false })
  const payer = await office.newPage()
  const response = await payer.goto(address?.trim() ?? '')
  expect(response?.headers()['referrer-policy']).toBe('same-origin')
  await expect(payer.getByRole('navigation', { name: t('navigation.main') })).toHaveCount(0)
  await chooseMethod(payer, 'bni_va')
  await finishAtProvider(payer, 'pay')
  await expect(payer.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()
  await payer.goto(address?.trim() ?? '')
  await expect(payer.getByRole('heading', { level: 1, name: t('payments.link.used.title') })).toBeVisible()
  await office.close()

  await page.reload()
  await expect(page.getByText(t('states.order.paid')).first()).toBeVisible()
})

test('a chain pays for several units with one payment @long @phone', async ({ page, accessible }) => {
  const sari = new Registrant(page)
  const { t } = sari
  await sari.upToOrder()
  await sari.confirm()
  await addUnit(new Member(page, 'id'), 'Kedai Melati Kedua')
  const unit = new URL(page.url()).pathname.split('/').at(-1)
  const order = `unit=${unit}&kind=new&package=single-location&billing_period=monthly&zone_count=1`
  await sari.open(`/orders/new/summary?${order}`)
  await page.getByRole('button', { name: t('ordering.summary.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: /MB-ORD-/ })).toBeVisible()

  await sari.open('/orders')
  const choices = page.locator('input[name=order]')
  await expect(choices).toHaveCount(2)
  for (const choice of await choices.all()) await choice.check()
  await accessible()
  await sari.button('payments.several.pay').click()
  await expect(page.getByRole('heading', { level: 1, name: t('payments.choose_title') })).toBeVisible()
  await accessible()
  await chooseMethod(page, 'bca_va')
  await finishAtProvider(page, 'pay')
  await expect(page.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()
  await expect(page.getByRole('main').getByText(t('states.order.paid'), { exact: true })).toHaveCount(2)
  await accessible()
})

test('head office pays several orders through one link, and downloads their receipt @phone', async ({
  page,
  browser,
  accessible,
}) => {
  test.slow()
  const sari = new Registrant(page)
  const { t } = sari
  await sari.upToOrder()
  await sari.confirm()
  await addUnit(new Member(page, 'id'), 'Kedai Melati Kedua')
  const unit = new URL(page.url()).pathname.split('/').at(-1)
  const order = `unit=${unit}&kind=new&package=single-location&billing_period=monthly&zone_count=1`
  await sari.open(`/orders/new/summary?${order}`)
  await page.getByRole('button', { name: t('ordering.summary.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: /MB-ORD-/ })).toBeVisible()
  await sari.open('/orders')
  const choices = page.locator('input[name=order]')
  await expect(choices).toHaveCount(2)
  for (const choice of await choices.all()) await choice.check()
  await sari.button('payments.several.pay').click()
  await sari.button('payments.link.create').click()
  const address = (await page.getByText(/\/pay\//).textContent())?.trim() ?? ''
  await accessible()
  const office = await browser.newContext({ locale: 'id-ID', javaScriptEnabled: false })
  const payer = await office.newPage()
  await payer.setViewportSize({ width: 360, height: 780 })
  await payer.goto(address)
  await expect(
    payer.getByRole('heading', { level: 1, name: t('payments.several.page_title', { count: 2 }) }),
  ).toBeVisible()
  await chooseMethod(payer, 'other_qris')
  await finishAtProvider(payer, 'pay')
  await expect(payer.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()
  const download = payer.waitForEvent('download')
  await payer.getByRole('link', { name: t('payments.paid.download') }).click()
  expect((await download).suggestedFilename()).toMatch(/^MB-PAY-.*\.pdf$/)
  await payer.goto(address)
  await expect(payer.getByRole('heading', { level: 1, name: t('payments.link.used.title') })).toBeVisible()
  await office.close()
  await sari.open('/orders')
  await expect(choices).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a member pays by virtual account @long @phone', async ({ page, accessible }) => {
    const sari = new Registrant(page, 'id', false)
    const { t } = sari
    await sari.upToOrder()
    await sari.confirm()
    await startPayment(sari, 'bca_va')
    await returnWithoutPaying(page)
    await expect(page.getByText(t('payments.waiting.number')).first()).toBeVisible()
    await accessible()
    await page.getByRole('link', { name: t('payments.waiting.paid_already') }).click()
    await expect(page.getByText(t('payments.waiting.number')).first()).toBeVisible()
    await page.getByRole('button', { name: t('payments.waiting.cancel') }).click()
    await expect(page.getByText(t('payments.cancelled_notice'))).toBeVisible()
    await chooseMethod(page, 'bri_va')
    await finishAtProvider(page, 'pay')
    await expect(page.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()
  })
})
