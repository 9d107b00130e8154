import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { longLanguageRuns } from '../fixtures/languages'
import { Registrant } from '../fixtures/registrant'
import { payForZones, setUpPlayingVenue } from '../fixtures/venue'
import { VenueDevice } from '../fixtures/venue-device'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

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
      await tap(page.getByRole('link', { name: t('music.zones.schedule_named', { zone: 'Zona 1' }) }))
      await accessible()
      const now = Date.now()
      await sari.field('from_time').fill(clock(now))
      await sari.field('until_time').fill(clock(now + 3_600_000))
      await expect(playing).toHaveText(before)
      const savedAt = Date.now()
      await tap(sari.button('actions.save'))
      await expect(playing).toHaveText(title, { timeout: 5_000 })
      const changedAt = Date.now()
      await expect(page.getByText(t('schedule.saved', { name: 'Zona 1' })).first()).toBeVisible()
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

/** Opens the schedule of the zone with this number from the board. */
async function openSchedule(owner: Registrant, number: number) {
  const { page, t } = owner
  await owner.open('/zones')
  await page
    .getByRole('link', { name: `Zona ${number}` })
    .first()
    .click()
  await page
    .getByRole('link', { name: t('zones.schedule'), exact: true })
    .first()
    .click()
}

interface Slot {
  from: string
  until: string
  playlist: number
  day?: string
}

/** Adds a slot on one day or on every day. */
async function addSlot(owner: Registrant, { from, until, playlist, day }: Slot) {
  const { page, t } = owner
  await page
    .getByRole('link', { name: t('schedule.add'), exact: true })
    .first()
    .click()
  const panel = page.locator('#schedule-panel')
  if (day)
    for (const other of dayNames.filter(name => name !== day))
      await panel.getByRole('checkbox', { name: t(`schedule.days.${other}`) }).uncheck()
  await owner.field('from_time').fill(from)
  await owner.field('until_time').fill(until)
  await owner.field('playlist').selectOption({ index: playlist })
  await owner.button('actions.save').click()
  await expect(panel).toHaveCount(0)
}

async function copyMondayToWeekdays(owner: Registrant) {
  const { page, t } = owner
  const name = t('schedule.copy.day', { day: t('schedule.days.monday') })
  const copy = page.getByRole('link', { name, exact: true }).filter({ visible: true })
  // On a phone, the list shows one day.
  if ((await copy.count()) === 0)
    await page.getByRole('link', { name: new RegExp(`^${t('schedule.short_days.monday')}`) }).click()
  await copy.click()
  for (const day of dayNames.slice(1, 5))
    await page.getByRole('checkbox', { name: new RegExp(t(`schedule.days.${day}`)) }).check()
  await owner.button('schedule.copy.confirm').click()
  await expect(page.locator('#schedule-panel')).toHaveCount(0)
}

async function copyFromZone(owner: Registrant, number: number) {
  const { page, t } = owner
  await page
    .getByRole('link', { name: t('schedule.copy.from'), exact: true })
    .first()
    .click()
  const source = owner.field('copy_source')
  const option = source.getByRole('option', { name: `Zona ${number}` })
  await expect(option).toHaveCount(1)
  await source.selectOption({ label: (await option.textContent()) ?? '' })
  await owner.button('schedule.copy.confirm').click()
  await expect(page.locator('#schedule-panel')).toHaveCount(0)
}

/** Returns the preview for an evening in the open schedule. */
async function previewAt(owner: Registrant, day: number, time: string): Promise<string> {
  const { page, t } = owner
  const form = page.locator('#preview')
  await form.getByLabel(t('schedule.preview.day')).selectOption(String(day))
  await form.getByLabel(t('schedule.preview.time')).fill(time)
  await owner.button('schedule.preview.show').click()
  await expect(form).toContainText(t('schedule.preview.layers'))
  return (await form.textContent()) ?? ''
}

/**
 * Plans the week of the first zone and copies it to the others, then gives every zone the same Friday
 * evening.
 */
async function planWeek(owner: Registrant, zones: number, atEachPage = async () => {}) {
  await openSchedule(owner, 1)
  await addSlot(owner, { from: '10', until: '17', playlist: 1, day: 'monday' })
  await addSlot(owner, { from: '17', until: '22', playlist: 2, day: 'monday' })
  await copyMondayToWeekdays(owner)
  await addSlot(owner, { from: '9', until: '23', playlist: 3, day: 'saturday' })
  await atEachPage()
  const expected = await previewAt(owner, 5, '18.30')
  for (let zone = 2; zone <= zones; zone += 1) {
    await openSchedule(owner, zone)
    await copyFromZone(owner, 1)
    expect(await previewAt(owner, 5, '18.30')).toBe(expected)
  }
  await atEachPage()
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
