import { expect, test } from '../fixtures/journey'
import { Registrant } from '../fixtures/registrant'

const later = ['/register/property', '/register/pricing', '/register/order']

test.describe('no step can be skipped by opening its URL', () => {
  test('an anonymous visitor is asked to sign in and then sent back', async ({ page }) => {
    const sari = new Registrant(page)
    for (const path of ['/register/industry', ...later, '/orders']) {
      await sari.open(path)
      await expect(page).toHaveURL(sari.url(`/sign-in?redirectTo=${encodeURIComponent(path)}`))
    }
  })

  test('until the email address is verified, every step leads to verification', async ({ page }) => {
    const sari = new Registrant(page)
    await sari.register()
    for (const path of ['/register/industry', ...later, '/', '/orders']) {
      await sari.open(path)
      await expect(page).toHaveURL(sari.url('/verify'))
    }
  })

  test('a step can only be reached through the previous one', async ({ page }) => {
    const sari = new Registrant(page)
    await sari.upToIndustry()
    for (const path of later) {
      await sari.open(path)
      await expect(page).toHaveURL(sari.url('/register/industry'))
    }
    await sari.industry()
    for (const path of later) {
      await sari.open(path)
      await expect(page).toHaveURL(sari.url('/register/property'))
    }
  })
})
