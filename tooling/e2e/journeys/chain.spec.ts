import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { languageRuns } from '../fixtures/languages'
import { createOutletsFile } from '../fixtures/outlets'
import { chooseMethod, finishAtProvider } from '../fixtures/payments'
import { Registrant } from '../fixtures/registrant'
import { getStack } from '../fixtures/stack'
import { VenueDevice } from '../fixtures/venue-device'

const outlets = 60

/** Counts the screens of the portal that a member sees; a page that is shown again counts once. */
function countScreens(page: Page) {
  const { origin } = new URL(getStack().portal)
  const screens = new Set<string>()
  page.on('framenavigated', frame => {
    const url = new URL(frame.url())
    if (frame === page.mainFrame() && url.origin === origin) screens.add(url.pathname)
  })
  return screens
}

for (const { locale, tag } of languageRuns)
  test(`a chain imports sixty outlets, orders for all of them, pays once and installs devices in ${locale}`, {
    tag,
  }, async ({ page, browser, accessible }) => {
    test.setTimeout(600_000)
    const owner = new Registrant(page, locale)
    const { t } = owner
    await owner.upToOrder()
    await owner.confirm()
    const units = t('words.units', { count: outlets })
    const screens = countScreens(page)

    await owner.open('/business-units/import')
    const file = createOutletsFile(outlets, 0, `S${randomInt(1000, 10_000)}`, true)
    await page.locator('input[name=file]').setInputFiles(file)
    await owner.button('business_units.imports.check').click()
    await page.getByRole('button', { name: t('business_units.imports.save_and_order', { units }) }).click()
    await expect(owner.heading('business_units.imports.done_title')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: t('business_units.imports.to_cart') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('cart.heading', { units }) })).toBeVisible()
    await accessible()

    await page.locator('form#confirm button[type=submit]').click()
    await expect(owner.heading('payments.choose_title')).toBeVisible()
    // Not every method can take an amount like this.
    const method = await page.locator('input[name=method]:enabled').first().getAttribute('value')
    await chooseMethod(page, method ?? '')
    await finishAtProvider(page, 'pay')
    await expect(owner.heading('payments.paid.title')).toBeVisible()

    await owner.open('/zones/installation')
    const zones = t('words.zones', { count: outlets })
    await page.getByRole('button', { name: t('pairing.sheet.create', { zones }) }).click()
    const codes = page.locator('main code')
    await expect(codes).toHaveCount(outlets)
    await accessible()
    expect(screens.size).toBeLessThanOrEqual(12)

    for (const code of [await codes.first().textContent(), await codes.last().textContent()]) {
      const device = await VenueDevice.start(browser, locale)
      await device.install(code ?? '')
      await device.confirmOrganisation()
      await device.waitForSound()
      await device.stop()
    }
    await page.reload()
    await expect(codes).toHaveCount(outlets - 2)
  })
