import { expect, test } from '../fixtures/journey'
import { Registrant } from '../fixtures/registrant'
import { getSamplesSince, measureLongestSilence, type SoundSample } from '../fixtures/sound-probe'
import { addSlot, setUpPlayingVenue } from '../fixtures/venue'
import { VenueDevice } from '../fixtures/venue-device'

const minute = 60_000
const duration = 10 * minute
/**
 * The maximum silence in milliseconds. Pauses between tracks are normally far shorter; the watchdog skips a
 * track after five seconds.
 */
const longestPause = 2_000

type Heard = {
  title: string
  playlist: string
}

/** Listens for ten minutes and records every track. */
async function listen(device: VenueDevice, since: number): Promise<Heard[]> {
  const heard: Heard[] = []
  await expect
    .poll(
      async () => {
        const title = (await device.heading().textContent()) ?? ''
        const playlist = (await device.page.locator('.now-playlist').textContent()) ?? ''
        if (heard.at(-1)?.title !== title) heard.push({ title, playlist })
        return Date.now() - since
      },
      { timeout: duration + minute, intervals: [1_000] },
    )
    .toBeGreaterThan(duration)
  return heard
}

const getFigures = (samples: readonly SoundSample[], heard: readonly Heard[]) => {
  const seconds = ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0)) / 1000
  const gap = Math.max(...samples.slice(1).map(({ at }, index) => at - (samples[index]?.at ?? 0)))
  return [
    `${seconds.toFixed(0)} s of sound in ${samples.length} samples (at most ${gap} ms apart)`,
    `${heard.length} tracks`,
    `longest silence ${measureLongestSilence(samples)} ms`,
  ].join(', ')
}

test.skip(({ isMobile }) => isMobile, 'the device is the same when the member uses a phone')

test('music plays for ten minutes across track and schedule changes @long', async ({ page, browser }) => {
  test.setTimeout(duration + 5 * minute)
  const sari = new Registrant(page)
  const device = await VenueDevice.start(browser, 'id')
  await setUpPlayingVenue(sari, device)
  const startedAt = Date.now()
  const beginsAt = Math.ceil((startedAt + 3 * minute) / minute) * minute
  const playlist = await addSlot(sari, beginsAt)
  const heard = await listen(device, startedAt)
  const samples = await getSamplesSince(device.page, startedAt)
  const figures = getFigures(samples, heard)
  test.info().annotations.push({ type: 'ten minutes', description: figures })
  console.info(figures, heard)
  expect(samples.length, 'samples without a gap in the measurement').toBeGreaterThan(duration / 50 / 2)
  expect(measureLongestSilence(samples), figures).toBeLessThan(longestPause)
  expect(heard.length, figures).toBeGreaterThanOrEqual(3)
  expect(heard[0]?.playlist, 'the playlist before the slot').not.toBe(playlist)
  expect(heard.at(-1)?.playlist, 'the playlist of the slot').toBe(playlist)
  await device.stop()
})
