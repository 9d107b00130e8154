import { expect, test } from '../fixtures/journey'
import { importOutlets } from '../fixtures/outlets'
import { chooseMethod, finishAtProvider } from '../fixtures/payments'
import { Registrant } from '../fixtures/registrant'

const outlets = 12

for (const locale of ['id', 'en'] as const)
  for (const script of [true, false])
    test.describe(`${locale}, ${script ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled: script })

      const isInGate = (locale === 'id') === script
      test(`a chain selects its outlets, orders for all of them and pays once${isInGate ? '' : ' @long'}`, {
        tag: '@phone',
      }, async ({ page, accessible }) => {
        const owner = new Registrant(page, locale, script)
        const { t } = owner
        const chain = await importOutlets(owner, outlets)

        await owner.open(`/business-units?q=${chain}`)
        const units = (count: number) => t('words.units', { count })
        await page.getByLabel(t('cart.select.all', { units: units(outlets) })).check()
        await owner.button('cart.select.add').click()
        const heading = (count: number) =>
          expect(
            page.getByRole('heading', { level: 1, name: t('cart.heading', { units: units(count) }) }),
          ).toBeVisible()
        await heading(outlets)
        await accessible()

        await page.locator('select[name=package]').selectOption('single-location')
        await page.locator('select[name=billing_period]').selectOption('monthly')
        await page.getByRole('button', { name: t('cart.apply', { units: units(outlets) }) }).click()
        const total = (millions: number) =>
          expect(
            page.getByRole('button', {
              name: locale === 'id' ? `Rp${millions}.000.000` : `IDR ${millions},000,000`,
            }),
          ).toBeVisible()
        await total(outlets)
        await page.getByRole('button', { name: t('cart.more', { unit: 'Outlet 1' }), exact: true }).click()
        await total(outlets + 1)
        await page.getByRole('button', { name: t('cart.remove', { unit: 'Outlet 2' }), exact: true }).click()
        await heading(outlets - 1)
        await total(outlets)
        await page.reload()
        await total(outlets)
        await accessible()

        await page.locator('form#confirm button[type=submit]').click()
        await expect(page.getByRole('heading', { level: 1, name: t('payments.choose_title') })).toBeVisible()
        await chooseMethod(page, 'mandiri_bill')
        await finishAtProvider(page, 'pay')
        await expect(page.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()

        await owner.open('/licences?state=active')
        await expect(page.getByRole('rowheader', { name: /Outlet/ })).toHaveCount(outlets)
        await owner.open('/cart')
        await expect(page.getByText(t('cart.empty.text'))).toBeVisible()
        await accessible()
      })
    })
