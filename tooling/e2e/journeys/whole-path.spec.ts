import { expect, test } from '../fixtures/journey'
import { waitForMessage } from '../fixtures/mailbox'
import { Registrant } from '../fixtures/registrant'
import { getStack } from '../fixtures/stack'

test.describe('registration and ordering', () => {
  test('a visitor gets from the home page to a confirmed order in Indonesian', { tag: '@phone' }, async ({
    page,
    accessible: check,
    isMobile,
  }) => {
    const sari = new Registrant(page)
    // Other journeys check these pages in this language on wide screens.
    const accessible = isMobile ? check : async () => {}
    await page.goto(getStack().site)
    await accessible()
    await page.getByRole('main').getByRole('link', { name: 'Gabung Sekarang' }).first().click()
    await sari.at('registration.register.title')
    await completeRegistration(sari, accessible)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, locale: 'en-US' })

    test('a visitor gets from the home page to a confirmed order in English', { tag: '@phone' }, async ({
      page,
      accessible,
    }) => {
      const sari = new Registrant(page, 'en', false)
      await page.goto(`${getStack().site}/en`)
      await page.getByRole('main').getByRole('link', { name: 'Join Now' }).first().click()
      await sari.at('registration.register.title')
      await completeRegistration(sari, accessible)
    })
  })
})

async function completeRegistration(sari: Registrant, accessible: () => Promise<void>) {
  const { page, person, t, locale } = sari
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await accessible()
  await sari.fillRegister()
  await sari.button('registration.register.submit').click()
  await sari.at('verify.title')
  await accessible()

  const mail = await waitForMessage(person.email)
  expect(mail.subject).toBe(locale === 'id' ? 'Verifikasi email Anda' : 'Verify your email')
  await sari.verify()
  await accessible()
  await sari.industry()
  await accessible()
  await sari.property()
  await accessible()
  await sari.pricing()
  await accessible()

  const money =
    locale === 'id'
      ? { total: 'Rp2.000.000', after: 'Rp1.900.000' }
      : { total: 'IDR 2,000,000', after: 'IDR 1,900,000' }
  await expect(page.getByText(/MB-ORD-\d{8}-\d{4}/).first()).toBeVisible()
  await expect(page.getByText(money.total).first()).toBeVisible()
  await sari.voucher('HEMAT100')
  await expect(page.getByText(money.after).first()).toBeVisible()
  await accessible()

  await sari.confirm()
  await expect(page.getByText(money.after).first()).toBeVisible()
  await accessible()
  await expect.poll(async () => (await waitForMessage(person.email, 2)).subject).toContain('MB-ORD-')

  await sari.open('/')
  await expect(page.getByText(person.brand_name).first()).toBeVisible()
  await expect(page.getByText(t('states.order.awaiting-payment')).first()).toBeVisible()
  await accessible()
}
