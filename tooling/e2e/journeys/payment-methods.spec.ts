import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import {
  chooseMethod,
  finishAtProvider,
  returnWithoutPaying,
  startPayment,
  triggerOutcome,
} from '../fixtures/payments'
import { Registrant } from '../fixtures/registrant'

test.skip(({ isMobile }) => !isMobile, 'other journeys pay at desktop width')

for (const locale of ['id', 'en'] as const)
  for (const script of [true, false])
    test.describe(`${locale}, ${script ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled: script })

      const orderAs = async (page: Page) => {
        const sari = new Registrant(page, locale, script)
        await sari.upToOrder()
        await sari.confirm()
        const heading = await page.getByRole('heading', { level: 1 }).textContent()
        return { sari, t: sari.t, number: heading?.match(/MB-ORD-\d{8}-\d{4}/)?.[0] ?? '' }
      }
      /** The payment arrives while the page is open. With JavaScript, the page updates automatically. */
      const payElsewhere = async ({ sari: { page, t }, number }: Awaited<ReturnType<typeof orderAs>>) => {
        await triggerOutcome(number, 'pay')
        if (!script) await page.getByRole('link', { name: t('payments.waiting.paid_already') }).click()
        await expect(page.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()
      }

      test('a virtual account is paid in a banking app @long @phone', async ({ page, accessible }) => {
        const ordered = await orderAs(page)
        await startPayment(ordered.sari, 'mandiri_bill')
        await returnWithoutPaying(page)
        await expect(page.getByText('70012')).toBeVisible()
        await accessible()
        await payElsewhere(ordered)
        await accessible()
        const receipt = page.getByRole('link', { name: ordered.t('payments.paid.download') })
        const file = await page.request.get(
          new URL((await receipt.getAttribute('href')) ?? '', page.url()).href,
        )
        expect(file.headers()['content-type']).toBe('application/pdf')
      })

      test('a QRIS code is paid with an app that scans it @long @phone', async ({ page, accessible }) => {
        const ordered = await orderAs(page)
        await startPayment(ordered.sari, 'other_qris')
        await returnWithoutPaying(page)
        await expect(page.getByRole('img', { name: ordered.t('payments.waiting.qr_alt') })).toBeVisible()
        await accessible()
        await payElsewhere(ordered)
      })

      test("an e-wallet is paid on the provider's page @long @phone", async ({ page, accessible }) => {
        const { sari, t } = await orderAs(page)
        await startPayment(sari, 'gopay')
        await returnWithoutPaying(page)
        await expect(
          page.getByRole('heading', { level: 1, name: t('payments.waiting.page_title') }),
        ).toBeVisible()
        await accessible()
        await page.getByRole('link', { name: t('payments.waiting.other_way') }).click()
        await chooseMethod(page, 'shopeepay')
        await finishAtProvider(page, 'pay')
        await expect(page.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()
      })

      test('a declined card is retried, and the order is later renewed @long @phone', async ({
        page,
        accessible,
      }) => {
        const { sari, t } = await orderAs(page)
        await startPayment(sari, 'credit_card')
        await finishAtProvider(page, 'deny')
        await expect(
          page.getByRole('heading', { level: 1, name: t('payments.problem.failed.title') }),
        ).toBeVisible()
        await accessible()
        await page.getByRole('link', { name: t('payments.problem.other_way') }).click()
        await chooseMethod(page, 'credit_card')
        await finishAtProvider(page, 'pay')
        await expect(page.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()

        await sari.open('/business-units')
        await page.getByRole('link', { name: sari.person.brand_name }).first().click()
        await expect(page).toHaveURL(/\/business-units\/\w+$/)
        const unit = new URL(page.url()).pathname.split('/').at(-1)
        await sari.open(`/renew?unit=${unit}`)
        await accessible()
        await page.getByRole('button', { name: t('payments.renewals.submit') }).click()
        await expect(page.getByRole('heading', { level: 1, name: t('payments.choose_title') })).toBeVisible()
        await chooseMethod(page, 'bni_va')
        await finishAtProvider(page, 'pay')
        await expect(page.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()
      })

      test('head office pays through a link @long @phone', async ({ page, browser }) => {
        const { sari, t } = await orderAs(page)
        await sari.button('payments.link.create').click()
        const address = (await page.getByText(/\/pay\//).textContent())?.trim() ?? ''
        const office = await browser.newContext({ locale: `${locale}-ID`, javaScriptEnabled: script })
        const payer = await office.newPage()
        await payer.setViewportSize({ width: 360, height: 780 })
        await payer.goto(address)
        await chooseMethod(payer, 'bri_va')
        await finishAtProvider(payer, 'deny')
        await expect(
          payer.getByRole('heading', { level: 1, name: t('payments.problem.failed.title') }),
        ).toBeVisible()
        await payer.getByRole('link', { name: t('payments.problem.other_way') }).click()
        await chooseMethod(payer, 'other_qris')
        await finishAtProvider(payer, 'pay')
        await expect(payer.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()
        await payer.goto(address)
        await expect(
          payer.getByRole('heading', { level: 1, name: t('payments.link.used.title') }),
        ).toBeVisible()
        await office.close()
      })
    })
