import { expect, test } from '../fixtures/journey'
import { Registrant } from '../fixtures/registrant'
import { measureTimeUntil } from '../fixtures/sound-probe'
import { setUpPlayingVenue } from '../fixtures/venue'
import { VenueDevice } from '../fixtures/venue-device'

const commands = 24

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the declared one
  interface Window {
    /** The time of the member's last click, in milliseconds since 1970. */
    pressedAt: number
  }
}

test.skip(({ isMobile }) => isMobile, 'commands from a phone take the same path')

test('a command on the remote is audible within a second @long', async ({ page, browser }) => {
  test.setTimeout(300_000)
  const sari = new Registrant(page)
  await page.addInitScript(() => {
    addEventListener(
      'click',
      () => {
        window.pressedAt = Date.now()
      },
      true,
    )
  })
  const device = await VenueDevice.start(browser, 'id')
  await setUpPlayingVenue(sari, device)
  await page.getByRole('link', { name: sari.t('zones.actions.remote') }).click()
  const took: number[] = []
  for (let count = 0; count < commands; count += 1) {
    const pauses = count % 2 === 0
    await sari.button(pauses ? 'remote.pause' : 'remote.resume').click()
    const pressedAt = await page.evaluate(() => window.pressedAt)
    took.push(await measureTimeUntil(device.page, pressedAt, pauses ? 'silent' : 'audible'))
  }
  took.sort((one, other) => one - other)
  const at = (share: number) => took[Math.ceil(share * took.length) - 1] ?? Number.POSITIVE_INFINITY
  const figures = `${took.length} commands: median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms`
  test.info().annotations.push({ type: 'command to audible change', description: figures })
  console.info(figures)
  expect(at(0.95), figures).toBeLessThanOrEqual(1_000)
  await device.stop()
})
