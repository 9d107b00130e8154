import { expect, test } from '../fixtures/journey'
import { makeRecording } from '../fixtures/recording'
import { Registrant } from '../fixtures/registrant'
import { getSamplesSince } from '../fixtures/sound-probe'
import { pairFirstZone, payForZones } from '../fixtures/venue'
import { VenueDevice } from '../fixtures/venue-device'

/** Returns the mean power of the device's output between two times, in decibels. */
async function measureLevel(device: VenueDevice, from: number, until: number): Promise<number> {
  const samples = (await getSamplesSince(device.page, from)).filter(({ at }) => at < until)
  const power = samples.reduce((sum, { level }) => sum + level * level, 0) / samples.length
  return 10 * Math.log10(power)
}

test('an announcement is audible over lowered music, which then returns to its level @long', async ({
  page,
  browser,
  accessible,
}) => {
  test.setTimeout(300_000)
  const sari = new Registrant(page, 'id')
  const { t } = sari
  await payForZones(sari)
  const device = await VenueDevice.start(browser, 'id')
  await sari.open('/')
  await page.getByRole('link', { name: t('dashboard.first_music.player_action') }).click()
  await pairFirstZone(sari, device, accessible)
  await device.waitForSound()

  await sari.open('/announcements')
  await expect(page.getByText(t('announcements.empty_title'))).toBeVisible()
  await accessible()
  await page
    .getByRole('link', { name: t('announcements.create') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/announcements\/new$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('announcements.new_title'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'rekaman.wav', mimeType: 'audio/wav', buffer: makeRecording() })
  await page.getByLabel(t('fields.announcement_name')).fill('Tutup sebentar lagi')
  await page.getByRole('radio', { name: t('announcements.schedule.manual') }).check()
  await accessible()
  await sari.button('announcements.create').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutup sebentar lagi')
  await accessible()

  // The device may have to download the audio first.
  let before = 0
  await expect(async () => {
    before = Date.now()
    await sari.button('announcements.play.action').click()
    await expect(device.heading()).toHaveText('Tutup sebentar lagi', { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  const startedAt = Date.now()
  await expect(device.heading()).not.toHaveText('Tutup sebentar lagi', { timeout: 15_000 })
  const endedAt = Date.now()
  await expect.poll(() => Date.now() - endedAt, { timeout: 15_000 }).toBeGreaterThan(6_500)
  // The recording is quiet after its first second. The loudness of music varies, so the periods before and
  // after are both compared.
  const lowered = await measureLevel(device, startedAt + 1_500, startedAt + 5_000)
  const earlier = await measureLevel(device, before - 5_000, before)
  const later = await measureLevel(device, endedAt + 1_500, endedAt + 6_500)
  const figures = `${earlier.toFixed(1)} dB before, ${lowered.toFixed(1)} dB, ${later.toFixed(1)} dB after`
  test.info().annotations.push({ type: 'level of the music', description: figures })
  expect((earlier + later) / 2 - lowered, figures).toBeGreaterThan(6)

  await page.getByRole('link', { name: t('announcements.play.history', { zone: 'Zona 1' }) }).click()
  await expect
    .poll(
      async () => {
        await page.reload()
        return page.getByText(t('announcements.history.triggers.command')).count()
      },
      { timeout: 90_000 },
    )
    .toBeGreaterThan(0)
  await accessible()
  await device.stop()
})
