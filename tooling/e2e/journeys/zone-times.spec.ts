import { expect, test } from '../fixtures/journey'
import { Registrant } from '../fixtures/registrant'
import { payForZones, setUpPlayingVenue } from '../fixtures/venue'
import { VenueDevice } from '../fixtures/venue-device'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Opens the first zone from the list of zones. */
async function openZone({ page, open, zone }: Registrant) {
  await open('/zones')
  await page
    .getByRole('main')
    .getByRole('link', { name: zone(1) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: zone(1) })).toBeVisible()
}

for (const script of [true, false])
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('a zone gets volumes by time of day and an exception that repeats @phone', async ({
      page,
      accessible,
    }) => {
      test.setTimeout(240_000)
      const sari = new Registrant(page, script ? 'id' : 'en', script)
      const { t } = sari
      await payForZones(sari)
      await openZone(sari)

      const volume = (row: number) => page.locator(`[name=volume_${row}]`)
      const from = (row: number) => page.locator(`[name=volume_from_${row}]`)
      await page.getByText(t('zone.volumes.more'), { exact: true }).click()
      await from(1).fill('07.00')
      await volume(1).fill('350')
      await from(2).fill('17')
      await volume(2).fill('60')
      await sari.button('zone.volumes.save').click()
      await expect(page.getByText(t('validation.volume')).first()).toBeVisible()
      await expect(volume(2)).toHaveValue('60')
      await volume(1).fill('35')
      await sari.button('zone.volumes.save').click()
      await expect(page.getByText(t('zone.volumes.saved'))).toBeVisible()
      await expect(volume(2)).toHaveValue('60')
      await page.reload()
      await expect(volume(1)).toHaveValue('35')
      await expect(volume(2)).toHaveValue('60')
      await accessible()

      await page.goto(`${page.url().split(/[?#]/)[0]}/schedule?exception=new`)
      await sari.field('label').fill('Keroncong')
      await sari.field('from_date').fill(inDays(7))
      await sari.field('until_date').fill(inDays(700))
      await page.locator('[name=repeats]').selectOption('fortnightly')
      await page.locator('[name=repeat_days]').fill('20')
      await sari.button('actions.save').click()
      await expect(page.getByText(t('validation.repeat_days')).first()).toBeVisible()
      await page.locator('[name=repeat_days]').fill('2')
      await sari.button('actions.save').click()
      await expect(page.getByRole('main')).toContainText(t('schedule.exceptions.days_each', { days: 2 }))
      await accessible()
    })
  })

test('the music stops when the unit closes, and starts when it opens @long', async ({ page, browser }) => {
  test.setTimeout(600_000)
  const sari = new Registrant(page)
  const { t } = sari
  const device = await VenueDevice.start(browser, 'id')
  await setUpPlayingVenue(sari, device)
  await sari.open('/business-units')
  await page.getByRole('main').getByRole('link', { name: sari.person.brand_name }).first().click()
  await page
    .getByRole('link', { name: t('incidents.opening_hours.short') })
    .first()
    .click()
  await expect(page.locator('[name=opens_1]')).toBeVisible()
  const setHours = async (opens: string, closes: string) => {
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      await page.locator(`[name=opens_${day}]`).fill(opens)
      await page.locator(`[name=closes_${day}]`).fill(closes)
    }
    await page.locator('[name=silent_when_closed]').check()
    await sari.button('actions.save').click()
  }
  const hours = page.url()
  const hour = new Date(Date.now() + 7 * 3_600_000).getUTCHours()
  const clock = (value: number) => `${String((value + 24) % 24).padStart(2, '0')}.00`
  await setHours(clock(hour + 4), clock(hour + 6))
  await device.waitForSilence()
  await page.goto(hours)
  await setHours(clock(hour - 1), clock(hour + 6))
  await device.waitForSound()
  await device.stop()
})
