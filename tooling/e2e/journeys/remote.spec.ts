import type { Locale } from '@bgm/i18n'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/journey'
import { languageRuns } from '../fixtures/languages'
import { Member } from '../fixtures/member'
import { Registrant } from '../fixtures/registrant'
import { createTranslator } from '../fixtures/texts'
import { setUpPlayingVenue } from '../fixtures/venue'
import { VenueDevice } from '../fixtures/venue-device'

const pin = '4826'

test.skip(({ isMobile }) => isMobile, 'staff use phones in every run')

/** The phone of a staff member who has no account. */
class StaffPhone {
  private constructor(
    readonly page: Page,
    readonly t: ReturnType<typeof createTranslator>,
  ) {}

  static async start(browser: Browser, locale: Locale): Promise<StaffPhone> {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      locale: locale === 'id' ? 'id-ID' : 'en-US',
    })
    return new StaffPhone(await context.newPage(), createTranslator(locale))
  }

  button = (name: string, values = {}) =>
    this.page.getByRole('button', { name: this.t(name, values), exact: true })
  field = (name: string) => this.page.getByLabel(this.t(`fields.${name}`), { exact: true })
  expectText = (name: string, values = {}) =>
    expect(this.page.getByText(this.t(name, values)).first()).toBeVisible()
  ended = (state: string) =>
    expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.t(`remote.ended.${state}`))
  accessible = () => expectAccessible(this.page, true)

  async scan(device: VenueDevice, name: string) {
    await this.page.goto(await device.remoteUrl())
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(
      this.t('remote.join.title', { name: device.locale === 'en' ? 'Zone 1' : 'Zona 1' }),
    )
    await this.field('staff_name').fill(name)
  }

  async enterPin(value: string) {
    await this.field('staff_pin').fill(value)
    await this.button('remote.join.submit', { hours: 8 }).click()
  }
}

async function allowStaff(owner: Registrant) {
  const { page, t } = owner
  await owner.open('/business-units')
  const hrefs = await page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll(links => links.map(anchor => anchor.getAttribute('href') ?? ''))
  const unit = hrefs.find(href => /\/business-units\/\w{24}$/.test(href)) ?? ''
  await page.goto(new URL(unit, page.url()).href)
  await page.getByRole('checkbox', { name: t('remote_passes.unit.allow') }).check()
  await owner.field('new_staff_pin').fill(pin)
  await page
    .locator('form', { has: page.locator('[name=new_staff_pin]') })
    .getByRole('button', { name: t('actions.save') })
    .click()
  await expect(page.getByText(t('remote_passes.unit.saved')).first()).toBeVisible()
}

async function inviteManager(owner: Registrant, browser: Browser): Promise<Member> {
  const { page, t, locale } = owner
  const context = await browser.newContext({ locale: locale === 'id' ? 'id-ID' : 'en-US' })
  const manager = new Member(await context.newPage(), locale)
  await owner.open('/users/new')
  await owner.field('email').fill(manager.person.email)
  await page.getByLabel(new RegExp(`^${t('roles.manager')}`)).check()
  await owner.button('people.invite.submit').click()
  await expect(page).toHaveURL(/\/users$/)
  await manager.join()
  return manager
}

/** Chooses a playlist that is not playing and returns its title. */
async function choosePlaylist(
  remote: Page,
  device: VenueDevice,
  submit: () => Promise<void>,
): Promise<string> {
  const playing = (await device.page.locator('.now-playlist').textContent()) ?? ''
  const choice = remote
    .locator('label')
    .filter({ has: remote.locator('input[name=playlist]') })
    .filter({ hasNotText: playing })
    .first()
  const title = (await choice.locator('b').textContent()) ?? ''
  await choice.click()
  await submit()
  return title
}

/** Both remotes must show a change within this time, regardless of where it was made. */
const soon = { timeout: 8_000 }

/** A member and a barista use the remote of the same zone at the same time. */
async function controlTogether(owner: Registrant, barista: StaffPhone, device: VenueDevice) {
  const { t } = owner
  const both = [owner.page, barista.page]
  await barista.button('remote.pause').click()
  await expect(device.heading()).toHaveText(device.texts.states.paused)
  await device.waitForSilence()
  for (const page of both)
    await expect(page.getByRole('button', { name: t('remote.resume'), exact: true })).toBeVisible(soon)
  await owner.button('remote.resume').click()
  await device.waitForSound()
  await expect(barista.button('remote.pause')).toBeVisible(soon)

  const title = await choosePlaylist(barista.page, device, async () => {
    await barista.page.getByRole('button', { name: new RegExp(t('remote.play_until', { time: '' })) }).click()
  })
  await expect(device.page.locator('.now-playlist')).toHaveText(title, { timeout: 5_000 })
  for (const page of both) {
    await expect(page.getByText(t('remote.chosen_until', { playlist: title, until: '' }).trim())).toBeVisible(
      soon,
    )
    await expect(page.getByRole('status').filter({ hasText: t('remote.choice.playing') })).toBeVisible(soon)
  }
  await owner.button('remote.back_to_schedule').click()
  await expect(device.page.locator('.now-playlist')).not.toHaveText(title, { timeout: 5_000 })
  await expect(barista.button('remote.back_to_schedule')).toHaveCount(0, soon)

  const skipsOn = async (page: Page) =>
    Number(
      new RegExp(t('remote.skip_rule', { count: '(\\d+)' })).exec(
        (await page.getByRole('main').textContent()) ?? '',
      )?.[1],
    )
  const allowed = await skipsOn(barista.page)
  const track = (await device.heading().textContent()) ?? ''
  await barista.button('remote.skip').click()
  await expect(device.heading()).not.toHaveText(track)
  for (const page of both)
    await expect(page.getByText(new RegExp(`\\b${allowed - 1}\\b`)).first()).toBeVisible(soon)
}

for (const { locale, tag } of languageRuns)
  test(`a barista, a manager and an owner control the music in a venue (${locale})`, { tag }, async ({
    page,
    browser,
    accessible,
  }) => {
    test.setTimeout(300_000)
    const sari = new Registrant(page, locale)
    const { t } = sari
    const device = await VenueDevice.start(browser, locale)
    await setUpPlayingVenue(sari, device)
    await allowStaff(sari)

    const barista = await StaffPhone.start(browser, locale)
    await barista.scan(device, 'Budi')
    await barista.accessible()
    await barista.enterPin('1397')
    await barista.expectText('validation.staff_pin_wrong')
    await barista.enterPin(pin)
    await expect(barista.button('remote.pause')).toBeVisible()
    await barista.accessible()

    await sari.open('/zones')
    await page
      .getByRole('link', { name: t('zones.actions.remote') })
      .first()
      .click()
    await expect(page.getByText('Budi')).toBeVisible()
    await accessible()
    await controlTogether(sari, barista, device)

    const manager = await inviteManager(sari, browser)
    const helper = await StaffPhone.start(browser, locale)
    await helper.scan(device, 'Joko')
    await helper.button('remote.join.ask').click()
    const number = await helper.page.getByRole('img', { name: /\d\d/ }).textContent()
    await helper.accessible()
    await manager.open('/zones')
    await manager
      .link('zone_board.answer')
      .or(manager.page.getByRole('link', { name: /Joko$/ }))
      .first()
      .click()
    await expect(
      manager.page.locator('#pass-requests').getByText(number ?? '', { exact: true }),
    ).toBeVisible()
    await expectAccessible(manager.page, true)
    await manager.page
      .getByRole('button', { name: t('remote_passes.approval.approve', { hours: 8 }) })
      .click()
    await expect(helper.button('remote.pause')).toBeVisible()
    await manager.page
      .getByRole('button', { name: t('remote_passes.holders.revoke_of', { name: 'Budi' }) })
      .click()
    await barista.ended('revoked')
    await helper.button('remote.pause').click()
    await expect(device.heading()).toHaveText(device.texts.states.paused)
    await device.stop()
  })
