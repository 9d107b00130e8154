import { expect, test } from '../fixtures/journey'
import { Registrant } from '../fixtures/registrant'
import { payForZones } from '../fixtures/venue'
import { recordVoiceNote, useToneAsMicrophone } from '../fixtures/voice-note'

test('a member records, stops and plays, and sends a voice note of a phone @phone', async ({
  page,
  accessible,
}) => {
  test.setTimeout(300_000)
  const sari = new Registrant(page, 'id')
  const { t } = sari
  await payForZones(sari)
  await useToneAsMicrophone(page)
  // Recording needs the page's script.
  const openList = async () => {
    await sari.open('/announcements')
    await expect(page.locator('form[data-in-place]')).toHaveCount(0)
  }
  await openList()
  await expect(page.getByText(t('announcements.quick.title'))).toBeVisible()
  await accessible()

  // Three taps.
  await sari.button('announcements.audio.record').click()
  await expect(page.getByRole('timer')).toContainText('2 dari 60', { timeout: 15_000 })
  await sari.button('announcements.audio.stop').click()
  await expect(sari.button('announcements.preview.play')).toBeVisible()
  await sari.button('announcements.quick.submit').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rekaman')
  await expect(page.getByText(/Tersimpan\. Diputar di .+ pada /)).toBeVisible()

  // A voice note that the server cannot read is converted in the browser.
  await openList()
  const note = await recordVoiceNote(page, 2)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'PTT-20261130.webm', mimeType: 'audio/webm', buffer: note })
  await expect(page.getByText('PTT-20261130.wav')).toBeVisible()
  await sari.button('announcements.preview.play').click()
  await expect(sari.button('announcements.preview.stop')).toBeVisible()
  await sari.button('announcements.preview.stop').click()
  await sari.button('announcements.quick.submit').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rekaman')

  // What the browser cannot read is refused beside the field, and nothing is sent.
  await openList()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'suara.amr', mimeType: 'audio/amr', buffer: Buffer.from('#!AMR\nnot audio') })
  await expect(page.getByText(t('announcements.audio.undecodable'))).toBeVisible()
  await sari.button('announcements.quick.submit').click()
  await expect(page.getByText(t('validation.audio_required')).first()).toBeVisible()
})
