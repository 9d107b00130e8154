import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/journey'
import { Registrant } from '../fixtures/registrant'
import { getSamplesSince, measureLongestSilence } from '../fixtures/sound-probe'
import { markOrderPaid } from '../fixtures/staff'
import { VenueDevice } from '../fixtures/venue-device'

const phone = { width: 360, height: 740 }

test('a new owner pays, pairs a device, hears music and controls it from a phone', async ({
  page,
  browser,
  accessible,
}) => {
  test.setTimeout(300_000)
  const sari = new Registrant(page)
  const { t } = sari
  await sari.upToOrder()
  await sari.confirm()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await markOrderPaid(browser, heading?.match(/MB-ORD-\d{8}-\d{4}/)?.[0] ?? '', 'BCA 20261123')

  const device = await VenueDevice.start(browser, 'id')
  const code = await device.userCode()
  await expectAccessible(device.page, true)

  await page.setViewportSize(phone)
  await sari.open('/')
  await page.getByRole('link', { name: t('dashboard.first_music.player_action') }).click()
  await accessible()
  await sari.field('user_code').fill(code.toLowerCase())
  await sari.button('pairing.check').click()
  await expect(sari.heading('pairing.compare_title')).toBeVisible()
  await accessible()
  await page.getByRole('radio', { name: 'Zona 1' }).check()
  await sari.button('pairing.approve').click()
  await expect(page.getByRole('heading', { name: t('pairing.done_title', { name: 'Zona 1' }) })).toBeVisible()
  await accessible()
  await device.sounds()
  await expectAccessible(device.page, true)

  await page.getByRole('link', { name: t('zones.actions.remote') }).click()
  await expect(sari.button('remote.pause')).toBeVisible()
  await accessible()
  await sari.button('remote.pause').click()
  await expect(device.heading()).toHaveText(device.texts.states.paused)
  await device.isSilent()
  await sari.button('remote.resume').click()
  await device.sounds()
  const title = await device.heading().textContent()
  await sari.button('remote.skip').click()
  await expect(device.heading()).not.toHaveText(title ?? '')
  await device.sounds()

  device.network.cut()
  const cutAt = Date.now()
  await expect.poll(() => Date.now() - cutAt, { timeout: 30_000 }).toBeGreaterThan(15_000)
  expect(
    measureLongestSilence(await getSamplesSince(device.page, cutAt)),
    'silence without a network',
  ).toBeLessThan(5_000)
  await device.page.reload()
  await device.sounds()
  device.network.join()

  await sari.open('/usage')
  // A device without a connection retries within half a minute.
  await expect
    .poll(
      async () => {
        await page.reload()
        return page.getByText(title ?? '').count()
      },
      { timeout: 90_000 },
    )
    .toBeGreaterThan(0)
  await accessible()

  await sari.open('/zones')
  await accessible()
  await page.getByRole('link', { name: 'Zona 1' }).first().click()
  await accessible()
  await page.getByRole('link', { name: t('zone.player.unpair'), exact: true }).click()
  await page.getByRole('button', { name: t('zone.player.unpair_confirm'), exact: true }).click()
  await expect(page.getByText(t('zone.player.unpaired', { name: 'Zona 1' })).first()).toBeVisible()
  await device.userCode()
  await device.isSilent()
  await device.stop()
})
