import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { longLanguageRuns } from '../fixtures/languages'
import { Registrant } from '../fixtures/registrant'
import { payForZones, setUpPlayingVenue } from '../fixtures/venue'
import { VenueDevice } from '../fixtures/venue-device'
import { openSchedule, planWeek } from '../fixtures/week-plan'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const clock = (at: number) =>
  new Date(at).toLocaleTimeString('id-ID', {
    timeZone: 'Asia/Jakarta',
    hour: '2-digit',
    minute: '2-digit',
  })

for (const { locale, tag } of longLanguageRuns) {
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ ...phone, locale: locale === 'id' ? 'id-ID' : 'en-US' })

    test('a new owner chooses and schedules music within two minutes, and the venue hears it', {
      tag,
    }, async ({ page, browser, accessible }) => {
      test.setTimeout(400_000)
      const sari = new Registrant(page, locale)
      const { t } = sari
      const device = await VenueDevice.start(browser, locale)
      await setUpPlayingVenue(sari, device)

      let taps = 0
      const tap = (target: Locator) => {
        taps += 1
        return target.tap()
      }
      const playing = device.page.locator('.now-playlist')
      const before = (await playing.textContent()) ?? ''
      const since = Date.now()
      await sari.open('/music')
      const cards = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link')
      const card = cards.filter({ hasNotText: before }).first()
      const title = (await card.textContent()) ?? ''
      await tap(card)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await tap(page.getByRole('link', { name: t('music.use'), exact: true }).first())
      await accessible()
      await tap(page.getByRole('link', { name: t('music.zones.schedule_named', { zone: sari.zone(1) }) }))
      await accessible()
      const now = Date.now()
      await sari.field('from_time').fill(clock(now))
      await sari.field('until_time').fill(clock(now + 3_600_000))
      await expect(playing).toHaveText(before)
      const savedAt = Date.now()
      await tap(sari.button('actions.save'))
      await expect(playing).toHaveText(title, { timeout: 5_000 })
      const changedAt = Date.now()
      await expect(page.getByText(t('schedule.saved', { name: sari.zone(1) })).first()).toBeVisible()
      test
        .info()
        .annotations.push(
          { type: 'taps', description: `${taps} and two times typed` },
          { type: 'milliseconds', description: `choosing: ${savedAt - since}` },
          { type: 'milliseconds', description: `until the device plays it: ${changedAt - savedAt}` },
        )
      expect(taps).toBeLessThanOrEqual(4)
      expect(savedAt - since).toBeLessThan(120_000)
      await device.waitForSound(changedAt)
      await accessible()
      await device.stop()
    })
  })
}

test("a mall plans five zones' week with a mouse @long", async ({ page, accessible }) => {
  test.setTimeout(400_000)
  const sari = new Registrant(page)
  await payForZones(sari, 5)
  await page.evaluate(() => {
    sessionStorage.setItem('clicks', '0')
  })
  await page.addInitScript(() => {
    addEventListener('click', () => {
      sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1))
    })
  })
  const since = Date.now()
  await planWeek(sari, 5, accessible)
  const clicks = await page.evaluate(() => sessionStorage.getItem('clicks'))
  test.info().annotations.push({
    type: 'effort',
    description: `${clicks} clicks, ${Date.now() - since} ms for the computer`,
  })

  const block = page.locator('[data-day="6"] [data-block]').first()
  const before = await block.boundingBox()
  await block.hover()
  await page.mouse.down()
  await page.mouse.move((before?.x ?? 0) + 200, (before?.y ?? 0) + 60, { steps: 8 })
  await page.mouse.up()
  await expect(page.locator('[data-day="7"] [data-block]')).toHaveCount(1)
})

test('the week is planned by keyboard alone @long', async ({ page, accessible }) => {
  test.setTimeout(300_000)
  const sari = new Registrant(page)
  const { t } = sari
  await payForZones(sari)
  await openSchedule(sari, 1)
  const press = (key: string) => page.keyboard.press(key)
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document
      return element?.getAttribute('name') ?? element?.textContent ?? ''
    })
  /** Presses Tab until a field or button of the dialog has focus. */
  const tabTo = async (name: string) => {
    for (let steps = 0; (await focused()) !== name; steps += 1) {
      expect(steps, `tab stops before ${name}`).toBeLessThan(40)
      await press('Tab')
    }
  }
  const type = async (name: string, text: string) => {
    await tabTo(name)
    await page.keyboard.type(text)
  }
  await page
    .getByRole('link', { name: t('schedule.add'), exact: true })
    .first()
    .focus()
  await press('Enter')
  await expect(page.locator('#schedule-panel')).toBeVisible()
  await type('from_time', '10')
  await type('until_time', '12')
  await tabTo('playlist')
  await press('ArrowDown')
  await accessible()
  await tabTo(t('actions.save'))
  await press('Enter')
  await expect(page.locator('#schedule-panel')).toHaveCount(0)

  const blocks = page.locator('[data-day="1"] [data-block]')
  await expect(page.locator('[data-block]')).toHaveCount(7)
  await blocks.first().focus()
  await press('ArrowRight')
  await expect(page.locator('[data-day="2"] [data-block]')).toBeFocused()
  await press('Alt+ArrowDown')
  const moved = t('schedule.grid.moved', { day: t('schedule.days.tuesday'), from: '10.15', until: '12.15' })
  await expect(page.getByRole('status').filter({ hasText: moved })).toBeVisible()
  await expect(page.locator('[data-day="2"] [data-block]')).toBeFocused()
  await press('n')
  await expect(page.locator('#schedule-panel')).toBeVisible()
  await press('Escape')
  await expect(page.locator('#schedule-panel')).toHaveCount(0)
  await page.locator('[data-day="2"] [data-block]').focus()
  await press('Delete')
  await expect(sari.button('schedule.remove')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone.viewport })

  test('the week for two zones is planned in lists @long', async ({ page, accessible }) => {
    test.setTimeout(300_000)
    const sari = new Registrant(page, 'id', false)
    await payForZones(sari)
    await planWeek(sari, 2, accessible)
  })
})
