import { expect, test } from '../fixtures/journey'
import { Registrant } from '../fixtures/registrant'
import { setUpPlayingVenue } from '../fixtures/venue'
import { VenueDevice } from '../fixtures/venue-device'

/** Adds to the test report how long a change takes to reach the device. */
async function measure(name: string, arrives: () => Promise<unknown>) {
  const since = Date.now()
  await arrives()
  test.info().annotations.push({ type: 'milliseconds', description: `${name}: ${Date.now() - since}` })
}

/** Changes all zones on the board with one of the buttons for selected zones. */
async function changeAll(owner: Registrant, button: string) {
  await owner.open('/zones')
  for (const box of await owner.page.getByRole('main').locator('input[name=zones]').all()) await box.check()
  await owner.button(button).click()
  await expect(owner.page).toHaveURL(/\/zones\/batches\/\w+$/)
}

test('an owner pauses and resumes all zones at once @long', async ({ page, browser, accessible }) => {
  test.setTimeout(600_000)
  const sari = new Registrant(page)
  const device = await VenueDevice.start(browser, 'id')
  await setUpPlayingVenue(sari, device)
  await changeAll(sari, 'zone_board.pause')
  await measure('pause', () => expect(device.heading()).toHaveText(device.texts.states.paused))
  await device.waitForSilence()
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByText(sari.t('zone_board.batch.outcomes.done')).count()
    })
    .toBeGreaterThan(0)
  await accessible()
  await changeAll(sari, 'zone_board.resume')
  await device.waitForSound()
  await sari.open('/zones/wall')
  await accessible()
  await device.stop()
})
