import type { Locale } from '@bgm/i18n'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { waitForMessage, waitForSubject } from '../fixtures/mailbox'
import { Registrant } from '../fixtures/registrant'
import { VenueDevice } from '../fixtures/venue-device'

/** The screens that an owner sees from "register" to the music, counting each one once. */
class Screens {
  readonly seen = new Set<string>()
  see = (name: string) => void this.seen.add(name)
}

const trialDays = 14

type Options = { locale: Locale; script: boolean; accessible: () => Promise<void> }

async function fillTrial({ page, field, t }: Registrant, brand: string) {
  await field('brand_name').fill(brand)
  await field('industry').selectOption('restaurant')
  await field('city').selectOption('31.74')
  await field('zone_name').fill('Teras')
  await field('area_size').fill('60')
  await page.getByRole('checkbox', { name: t('trial.start.royalty') }).check()
}

const toE164 = (number: string) => number.replace(/^0/, '+62')

async function hearMusic(page: Page, device: VenueDevice, { locale, script, accessible }: Options) {
  const screens = new Screens()
  const cafe = new Registrant(page, locale, script)
  const { t, person } = cafe
  const brand = `Kafe Contoh ${person.first_name}`
  screens.see('register')
  await cafe.register()
  screens.see('check your email')
  await cafe.verify()
  screens.see('confirm the email')
  screens.see('industry, with the offer of a trial')
  await accessible()
  await page.getByRole('button', { name: t('registration.trial.submit', { days: trialDays }) }).click()
  await expect(page.getByRole('heading', { name: t('trial.start.title', { days: trialDays }) })).toBeVisible()
  screens.see('trial')
  await accessible()
  await fillTrial(cafe, brand)
  const { text } = await waitForMessage(toE164(person.mobile_number))
  await cafe.field('code').fill('000000')
  await cafe.button('trial.start.submit').click()
  await expect(page.getByText(t('validation.code')).first()).toBeVisible()
  await cafe.field('code').fill(/\d{6}/.exec(text)?.[0] ?? '')
  await cafe.button('trial.start.submit').click()
  await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible()
  screens.see('trial has started, with the field for the code of the device')
  await accessible()
  screens.see('device: code')
  await cafe.field('user_code').fill(await device.userCode())
  await cafe.button('trial.page.check').click()
  await expect(cafe.heading('pairing.compare_title')).toBeVisible()
  screens.see('compare the codes')
  await page.getByRole('radio', { name: 'Teras' }).check()
  await cafe.button('pairing.approve').click()
  screens.see('device: confirm')
  await device.confirmOrganisation()
  await device.waitForSound()
  expect([...screens.seen].length, [...screens.seen].join(' → ')).toBeLessThanOrEqual(9)
  return { cafe, brand }
}

async function expectTrial(
  { cafe, brand }: { cafe: Registrant; brand: string },
  { locale, accessible }: Options,
) {
  const { page, t, person } = cafe
  await waitForSubject(
    person.email,
    locale === 'id' ? `Masa coba ${brand} dimulai` : `Your trial at ${brand} has started`,
  )
  await cafe.open('/')
  await expect(page.getByRole('heading', { name: t('trial.days_left', { count: trialDays }) })).toBeVisible()
  await accessible()
  await page.getByRole('link', { name: t('trial.see_packages'), exact: true }).click()
  await expect(page.getByText(t('trial.page.licence'))).toBeVisible()
  await page.getByRole('link', { name: t('trial.page.licence_open') }).click()
  await expect(
    page.getByText(locale === 'id' ? /Ini lisensi masa coba/ : /This is a trial licence/),
  ).toBeVisible()
  await accessible()
}

for (const { locale, script } of [
  { locale: 'id', script: true },
  { locale: 'en', script: true },
  { locale: 'id', script: false },
] as const) {
  test.describe(`in ${locale}${script ? '' : ' without JavaScript in the portal'}`, () => {
    test.use({ locale: locale === 'id' ? 'id-ID' : 'en-US', javaScriptEnabled: script })

    test(`a café hears music in at most 9 screens, without a payment, a tax number or a file${script ? ' @phone' : ''}`, async ({
      page,
      browser,
      accessible,
    }) => {
      test.setTimeout(240_000)
      const device = await VenueDevice.start(browser, locale)
      const options = { locale, script, accessible }
      const started = await hearMusic(page, device, options)
      await expectTrial(started, options)
      await device.stop()
    })
  })
}
