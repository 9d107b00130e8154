import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/journey'
import { languageRuns } from '../fixtures/languages'
import { Registrant } from '../fixtures/registrant'
import { getSamplesSince, measureLongestSilence } from '../fixtures/sound-probe'
import { addSlot, pairFirstZone, payForZones } from '../fixtures/venue'
import { VenueDevice } from '../fixtures/venue-device'

const phone = { width: 360, height: 740 }

for (const { locale, tag } of languageRuns) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === 'id' ? 'id-ID' : 'en-US' })

    test('a new owner pays, pairs a device, plays music and controls it from a phone', {
      tag,
    }, async ({ page, browser, accessible }) => {
      test.setTimeout(300_000)
      const sari = new Registrant(page, locale)
      await payForZones(sari)
      const device = await VenueDevice.start(browser, locale)
      await page.setViewportSize(phone)
      await pairFromDashboard(sari, device, accessible)
      const title = await controlFromRemote(sari, device, accessible)
      await banSong(sari, device, accessible)
      await playWithoutNetwork(device)
      await expectInUsage(sari, title, accessible)
      await addSlot(sari, Date.now() + 24 * 60 * 60_000, accessible)
      await unpairFromZone(sari, device, accessible)
      await device.stop()
    })
  })
}

test.describe('without JavaScript in the portal', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner pairs a device, filters its music, controls and unpairs it @long', async ({
    page,
    browser,
    accessible,
  }) => {
    test.setTimeout(300_000)
    const sari = new Registrant(page, 'id', false)
    const { t } = sari
    await payForZones(sari)
    const device = await VenueDevice.start(browser, 'id')
    await page.setViewportSize(phone)
    await pairFromDashboard(sari, device, accessible)
    await controlFromRemote(sari, device, accessible)
    await page.getByLabel(t('remote.volume')).fill('40')
    await sari.button('remote.set').click()
    await expect(page.getByLabel(t('remote.volume'))).toHaveValue('40')
    await banSong(sari, device, accessible)
    await addSlot(sari, Date.now() + 24 * 60 * 60_000, accessible)
    await sari.open('/zones')
    await page
      .getByRole('link', { name: sari.zone(1) })
      .first()
      .click()
    const filter = page.getByRole('checkbox', { name: t('zones.explicit.block') })
    await filter.check()
    await sari.button('actions.save').click()
    await expect(page.getByText(t('zone.music.saved', { name: sari.zone(1) })).first()).toBeVisible()
    await expect(filter).toBeChecked()
    await unpairFromZone(sari, device, accessible)
    await device.stop()
  })
})

type Check = () => Promise<void>

async function pairFromDashboard(sari: Registrant, device: VenueDevice, accessible: Check) {
  await device.userCode()
  await expectAccessible(device.page, true)
  await sari.open('/')
  await sari.page.getByRole('link', { name: sari.t('dashboard.first_music.player_action') }).click()
  await accessible()
  await pairFirstZone(sari, device, accessible)
  await device.waitForSound()
  await expectAccessible(device.page, true)
}

/** Controls the zone from the remote and returns the title of the skipped track. */
async function controlFromRemote(sari: Registrant, device: VenueDevice, accessible: Check): Promise<string> {
  const { page, t } = sari
  await page.getByRole('link', { name: t('zones.actions.remote') }).click()
  await expect(sari.button('remote.pause')).toBeVisible()
  await accessible()
  await sari.button('remote.pause').click()
  await expect(device.heading()).toHaveText(device.texts.states.paused)
  await device.waitForSilence()
  await sari.button('remote.resume').click()
  await device.waitForSound()
  const title = (await device.heading().textContent()) ?? ''
  const rule = t('remote.skip_rule', { count: '(\\d+)' })
  const [, allowed] = new RegExp(rule).exec((await page.getByRole('main').textContent()) ?? '') ?? []
  await sari.button('remote.skip').click()
  await expect(device.heading()).not.toHaveText(title)
  await expect(page.getByText(new RegExp(`\\b${Number(allowed) - 1}\\b`)).first()).toBeVisible()
  await device.waitForSound()
  return title
}

/** Likes, bans and reports songs, from the dashboard by way of the zone, and takes that back. */
async function banSong(sari: Registrant, device: VenueDevice, accessible: Check) {
  const { page, t } = sari
  await sari.open('/')
  await expect(page.getByRole('region', { name: t('zones.summary.label') })).toBeVisible()
  await accessible()
  await page
    .getByRole('link', { name: sari.zone(1) })
    .first()
    .click()
  const done = (kind: 'like' | 'ban' | 'report') =>
    new RegExp(t(`track_feedback.done.${kind}`, { title: '(.+)', zone: sari.zone(1) }))
  const undo = page.getByRole('button', { name: new RegExp(t('track_feedback.undo')) })
  await sari.button('track_feedback.like').click()
  await expect(page.getByText(done('like')).first()).toBeVisible()
  await accessible()
  await undo.click()
  await expect(page.getByText(done('like'))).toHaveCount(0)
  const getTitle = async (kind: 'ban' | 'report') =>
    done(kind).exec((await page.getByText(done(kind)).first().textContent()) ?? '')?.[1] ?? ''
  await sari.button('track_feedback.ban').click()
  const undone = await getTitle('ban')
  await expect(device.heading()).not.toHaveText(undone)
  await undo.click()
  await expect(page.getByText(done('ban'))).toHaveCount(0)
  await device.waitForSound()
  await sari.open('/')
  await page
    .getByRole('link', { name: sari.zone(1) })
    .first()
    .click()
  await page.getByText(t('track_feedback.report'), { exact: true }).click()
  await accessible()
  await page.getByLabel(t('track_feedback.reasons.wrong-song')).check()
  await sari.button('track_feedback.send').click()
  const title = await getTitle('report')
  await expect(device.heading()).not.toHaveText(title)
  await device.waitForSound()
  await page.getByRole('link', { name: t('zone.bans.link') }).click()
  await accessible()
  await expect(page.getByText(t('zone.track_lists.states.open'))).toBeVisible()
  await page.getByRole('button', { name: t('zone.bans.lift_named', { title }) }).click()
  await expect(page.getByText(t('zone.bans.none'))).toBeVisible()
}

async function playWithoutNetwork(device: VenueDevice) {
  device.network.cut()
  const cutAt = Date.now()
  await expect.poll(() => Date.now() - cutAt, { timeout: 30_000 }).toBeGreaterThan(15_000)
  expect(
    measureLongestSilence(await getSamplesSince(device.page, cutAt)),
    'silence without a network',
  ).toBeLessThan(5_000)
  await device.page.reload()
  await device.waitForSound()
  device.network.join()
}

async function expectInUsage(sari: Registrant, title: string, accessible: Check) {
  const { page } = sari
  await sari.open('/usage')
  // An offline device retries within half a minute, and plays are counted every minute.
  await expect
    .poll(
      async () => {
        await page.reload()
        return page.getByText(title).count()
      },
      { timeout: 150_000 },
    )
    .toBeGreaterThan(0)
  await accessible()
}

async function unpairFromZone(sari: Registrant, device: VenueDevice, accessible: Check) {
  const { page, t } = sari
  await sari.open('/zones')
  await accessible()
  await page
    .getByRole('link', { name: sari.zone(1) })
    .first()
    .click()
  await accessible()
  await page.getByRole('link', { name: t('zone.player.unpair'), exact: true }).click()
  const unpairedAt = Date.now()
  await page.getByRole('button', { name: t('zone.player.unpair_confirm'), exact: true }).click()
  await expect(device.heading()).toHaveText(device.texts.pairing.title)
  expect(Date.now() - unpairedAt, 'ms until the device is unpaired').toBeLessThan(5_000)
  await expect(page.getByText(t('zone.player.unpaired', { name: sari.zone(1) })).first()).toBeVisible()
  await device.waitForSilence()
  await device.userCode()
}
