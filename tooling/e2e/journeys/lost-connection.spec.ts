// This file does not use the journeys' `test`, which fails on console errors, because the browser reports
// failed requests as such.
import { expect, test } from '@playwright/test'
import { startApp } from '../fixtures/app-process'
import { Member } from '../fixtures/member'
import { waitForHydration } from '../fixtures/portal'
import { startSeverableProxy } from '../fixtures/severable-proxy'
import { getStack } from '../fixtures/stack'
import { createTranslator } from '../fixtures/texts'

/** The gate checks the portal in one language and the site in the other. */
const runs = [
  { locale: 'id', portal: [], site: ['@long'] },
  { locale: 'en', portal: ['@long'], site: [] },
] as const

for (const { locale, portal: inPortal, site: onSite } of runs) {
  const t = createTranslator(locale)
  const prefix = locale === 'en' ? '/en' : ''

  test(`the portal keeps a form that could not be submitted, and can resend it (${locale})`, {
    tag: [...inPortal],
  }, async ({ page, context }) => {
    const backend = await startSeverableProxy(getStack().api)
    const env = { API_URL: backend.url, CMS_API_URL: getStack().api, MARKETING_URL: getStack().site }
    let portal = await startApp('portal', { env })
    const sari = await new Member(page, locale).createAccount()
    sari.url = path => `${portal.url}${prefix}${path}`
    await sari.signIn('/account')
    await sari.at('/account')

    const name = sari.field('first_name')
    const notice = page.getByRole('alert')
    const expectInputKept = async (key: string) => {
      await expect(notice).toContainText(t(key))
      await expect(name).toHaveValue('Puspita')
      await sari.at('/account')
    }
    await waitForHydration(page)
    await name.fill('Puspita')
    await context.setOffline(true)
    await sari.button('actions.save').click()
    await expectInputKept('errors.offline')
    await context.setOffline(false)

    backend.cut()
    await notice.getByRole('button', { name: t('actions.try_again') }).click()
    await expectInputKept('errors.unavailable_page.text')
    backend.join()

    await portal.stop()
    await notice.getByRole('button', { name: t('actions.try_again') }).click()
    await expectInputKept('errors.offline')
    portal = await startApp('portal', { env, port: portal.port })
    await notice.getByRole('button', { name: t('actions.try_again') }).click()
    await sari.expectText('notices.success', {
      item: t('notices.items.account'),
      action: t('notices.updated'),
    })
    await expect(notice).toHaveCount(0)
    await page.reload()
    await expect(name).toHaveValue('Puspita')
    await portal.stop()
    backend.close()
  })

  test(`the site keeps a form that could not be submitted, and can resend it (${locale})`, {
    tag: [...onSite],
  }, async ({ page, context }) => {
    const backend = await startSeverableProxy(getStack().api)
    const env = { API_URL: backend.url, CMS_API_URL: backend.url, PORTAL_URL: getStack().portal }
    const site = await startApp('marketing', { env })
    await page.goto(`${site.url}${prefix}/contact`)
    const field = (name: string) => page.getByLabel(t(`fields.${name}`), { exact: true })
    const send = page.getByRole('button', { name: t('contact_messages.submit') })
    await field('topic').selectOption('international')
    await field('name').fill('Sari')
    await field('email').fill('sari@contoh.test')
    await field('message').fill('Dua hotel di Singapura.')
    await page.locator('#contact-consent').check()

    const expectInputKept = async (key: string) => {
      await expect(page.getByRole('alert').filter({ hasText: t(key) })).toBeVisible()
      await expect(field('message')).toHaveValue('Dua hotel di Singapura.')
      await expect(page.locator('#contact-consent')).toBeChecked()
    }
    await context.setOffline(true)
    await send.click()
    await expectInputKept('errors.offline')
    await context.setOffline(false)
    backend.cut()
    await send.click()
    await expectInputKept('errors.unavailable_page.text')
    backend.join()
    await send.click()
    await expect(page).toHaveURL(`${site.url}${prefix}/contact/sent`)
    await site.stop()
    backend.close()
  })
}
