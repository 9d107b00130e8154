import type { Locale } from '@bgm/i18n'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { languageRuns } from '../fixtures/languages'
import { getPortalUrl, signIn } from '../fixtures/portal'
import { Registrant } from '../fixtures/registrant'
import { createTranslator } from '../fixtures/texts'
import { setUpPlayingVenue } from '../fixtures/venue'
import { VenueDevice } from '../fixtures/venue-device'

const pathIn = (locale: Locale, path: string) => getPortalUrl(`${locale === 'en' ? '/en' : ''}${path}`)

/** Opens the first unit in the list. */
async function openFirstUnit(page: Page) {
  const hrefs = await page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll(links => links.map(anchor => anchor.getAttribute('href') ?? ''))
  const unit = hrefs.find(href => /\/business-units\/\w{24}$/.test(href))
  await page.goto(getPortalUrl(unit ?? '/business-units'))
}

for (const { locale, tag } of languageRuns)
  test(`a manager sees what to do about an offline zone and sets its opening hours (${locale})`, {
    tag,
  }, async ({ page, accessible }) => {
    const t = createTranslator(locale)
    // The account has access to all units.
    await signIn(page, 'dua@contoh.test')
    await page.goto(pathIn(locale, '/zones?state=offline'))
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('input[name=zones]') })
      .first()
    await expect(row).toContainText(/(Terputus|Offline)/)
    await expect(row).toContainText(/(di lokasi|at the venue)/)
    await row.getByRole('link').first().click()
    await page.getByRole('link', { name: t('zone.incidents.uptime'), exact: true }).click()
    await expect(page.getByRole('columnheader', { name: t('incidents.uptime.share') })).toBeVisible()
    await accessible()
    await page.goto(pathIn(locale, '/business-units?state=active'))
    await openFirstUnit(page)
    await page.getByRole('link', { name: t('business_units.opening_hours'), exact: true }).click()
    const opens = page.getByLabel(t('fields.opens_7')).first()
    await opens.fill('')
    await page.getByRole('button', { name: t('actions.save'), exact: true }).click()
    await expect(page.getByText(t('validation.exception_times')).first()).toBeVisible()
    await accessible()
    await opens.fill('08.00')
    await page.getByRole('button', { name: t('actions.save'), exact: true }).click()
    await expect(page.getByText(t('incidents.opening_hours.saved')).first()).toBeVisible()
  })

test('an incident opens for a device without a network and closes when it returns @long', async ({
  page,
  browser,
  accessible,
}) => {
  test.setTimeout(1_200_000)
  const sari = new Registrant(page)
  const device = await VenueDevice.start(browser, 'id')
  await setUpPlayingVenue(sari, device)
  await sari.open('/business-units')
  await openFirstUnit(page)
  await page.getByRole('link', { name: sari.t('business_units.opening_hours'), exact: true }).click()
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    await sari.field(`opens_${day}`).fill('00.00')
    await sari.field(`closes_${day}`).fill('24.00')
  }
  await sari.button('actions.save').click()
  await expect(page.getByText(sari.t('incidents.opening_hours.saved')).first()).toBeVisible()
  device.network.cut()
  await sari.open('/zones')
  await expect(page.getByText(/Terputus sejak/).first()).toBeVisible({ timeout: 120_000 })
  await page.getByRole('link', { name: 'Zona 1' }).first().click()
  const card = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: sari.t('zone.incidents.title') })
  await expect(card.getByText(sari.t('zones.incidents.advice.offline')).first()).toBeVisible({
    timeout: 480_000,
  })
  await accessible()
  await device.waitForSound()
  device.network.join()
  await expect(page.getByText(sari.t('zone.incidents.clearing')).first()).toBeVisible({ timeout: 180_000 })
  // The options of the filter have the same names.
  const closed = (kind: string) => page.getByRole('main').getByRole('cell', { name: kind, exact: true })
  await sari.open('/zones/incidents?state=closed')
  await expect
    .poll(
      async () => {
        await page.reload()
        return closed(sari.t('zones.incidents.kinds.offline')).count()
      },
      { timeout: 420_000, intervals: [5_000] },
    )
    .toBeGreaterThan(0)
  await page.goto(getPortalUrl('/en/zones/incidents?state=closed'))
  await expect(closed('Offline')).toHaveCount(1)
  await device.stop()
})
