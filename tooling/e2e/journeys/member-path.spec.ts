import { readFileSync } from 'node:fs'
import type { Locale } from '@bgm/i18n'
import type { Browser } from '@playwright/test'
import { findIssuesInBothThemes } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/journey'
import { languageRuns } from '../fixtures/languages'
import { getEmailLink, waitForMessage } from '../fixtures/mailbox'
import { Member } from '../fixtures/member'
import { markOrderPaid } from '../fixtures/staff'
import { addUnit } from '../fixtures/unit'

async function inSeparateBrowser(browser: Browser, locale: Locale, work: (member: Member) => Promise<void>) {
  const context = await browser.newContext({ locale: locale === 'id' ? 'id-ID' : 'en-US' })
  await work(new Member(await context.newPage(), locale))
  await context.close()
}

for (const { locale, tag } of languageRuns)
  test(`an invited member adds a unit and orders, and other members see what their role allows (${locale})`, {
    tag,
  }, async ({ page, browser }) => {
    test.slow()
    const owner = new Member(page, locale)
    const { email, mobile_number } = owner.person
    const name = `Kedai Melati ${mobile_number}`
    await owner.signInAs('pemilik')
    await owner.open('/users/new')
    await owner.field('email').fill(email)
    await page.getByLabel(new RegExp(`^${owner.t('roles.manager')}`)).check()
    await owner.button('people.invite.submit').click()
    await expect(page.getByText(email).first()).toBeVisible()

    let number = ''
    let unit = ''
    await inSeparateBrowser(browser, locale, async manager => {
      manager.person.email = email
      await manager.page.goto(getEmailLink(await waitForMessage(email), '/invitations/'))
      expect(await findIssuesInBothThemes(manager.page)).toEqual([])
      await manager.join()
      await addUnit(manager, name)
      unit = new URL(manager.page.url()).pathname
      await manager.link('ordering.has.order').first().click()
      await manager.button('ordering.continue').click()
      // The button's label also contains the total.
      const confirm = new RegExp(`^${manager.t('ordering.summary.submit')}`)
      await manager.page.getByRole('button', { name: confirm }).click()
      const heading = manager.page.getByRole('heading', { level: 1, name: /MB-ORD-/ })
      number = (await heading.textContent())?.match(/MB-ORD-\d{8}-\d{4}/)?.[0] ?? ''
      expect(number).not.toBe('')
    })

    await inSeparateBrowser(browser, locale, async finance => {
      await finance.signInAs('keuangan')
      const invoice = async (kind: string) => {
        const download = finance.page.waitForEvent('download')
        await finance.link(`ordering.invoice.${kind}`).click()
        return readFileSync(await (await download).path(), 'latin1').slice(0, 5)
      }
      await finance.open('/orders')
      await finance.page.getByRole('link', { name: number }).first().click()
      expect(await invoice('proforma')).toBe('%PDF-')
      await markOrderPaid(number, 'BCA 20261121')
      await finance.page.reload()
      await finance.expectText('states.order.paid')
      expect(await invoice('download')).toBe('%PDF-')
    })

    await inSeparateBrowser(browser, locale, async staff => {
      await staff.signInAs('staf')
      await staff.page.goto(new URL(unit, staff.page.url()).href)
      await expect(staff.page.getByRole('heading', { level: 1, name })).toBeVisible()
      await staff.expectText('states.business_unit.active')
      for (const action of ['actions.edit', 'business_units.delete', 'ordering.has.renew'])
        await expect(staff.link(action)).toHaveCount(0)
      expect((await staff.page.goto(new URL(`${unit}/edit`, staff.page.url()).href))?.status()).toBe(403)
    })

    await inSeparateBrowser(browser, locale, async auditor => {
      await auditor.signInAs('auditor')
      await auditor.open('/audit?about=order')
      await expect(auditor.page.getByText(number).first()).toBeVisible()
    })
  })
