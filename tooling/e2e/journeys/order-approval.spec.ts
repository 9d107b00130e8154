import { expectAccessible, preloadAxe } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/journey'
import { getEmailLink, waitForMessage } from '../fixtures/mailbox'
import { Member } from '../fixtures/member'
import { importOutlets } from '../fixtures/outlets'
import { Registrant } from '../fixtures/registrant'

const outlets = 2

for (const { locale, script, tag } of [
  { locale: 'id', script: true, tag: ['@phone'] },
  { locale: 'id', script: false, tag: ['@phone', '@long'] },
  { locale: 'en', script: false, tag: [] },
  { locale: 'en', script: true, tag: ['@long'] },
] as const)
  test.describe(`${locale}, ${script ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: script })

    test('a head office approves an order that one of its members has asked for', {
      tag: [...tag],
    }, async ({ page, browser, accessible }) => {
      test.slow()
      const owner = new Registrant(page, locale, script)
      const { t } = owner
      const chain = await importOutlets(owner, outlets)

      const context = await browser.newContext({
        javaScriptEnabled: script,
        viewport: page.viewportSize(),
      })
      const office = await context.newPage()
      const finance = new Member(office, locale)
      await owner.open('/users/new')
      await owner.field('email').fill(finance.person.email)
      await page.locator('input[name=role][value=finance]').check()
      await page.locator('input[name=reach][value=all]').check()
      await owner.button('people.invite.submit').click()
      await finance.join()

      await owner.open('/settings/order-approval')
      await page.locator('input[name=approval_rule][value=always]').check()
      await owner.button('actions.save').click()
      await expect(page.getByText(t('errors.approval-nobody')).first()).toBeVisible()
      await page.locator('input[name=approval_rule][value=above]').check()
      await owner.field('approval_above').fill('1.000.000')
      await page.locator('input[name=finance_approves][value=yes]').check()
      await owner.button('actions.save').click()
      await expect(page.getByText(t('approval.settings.saved'))).toBeVisible()
      await accessible()

      await owner.open(`/business-units?q=${chain}`)
      for (const unit of ['Outlet 1', 'Outlet 2'])
        await page.getByLabel(t('cart.select.unit', { unit }), { exact: true }).check()
      await owner.button('cart.select.add').click()
      await expect(page.getByText(t('approval.need.title'))).toBeVisible()
      await owner.button('approval.ask').click()
      const required = (name: string) => t('validation.required', { field: t(`fields.${name}`) })
      await expect(page.getByText(required('purpose')).first()).toBeVisible()
      await owner.field('purpose').fill('Pembukaan dua gerai sebelum Lebaran.')
      await page.locator('input[name=purchase_order]').fill('PO/2026/0218')
      await page.locator('input[name=cost_centre]').fill('4120 Operasional')
      await accessible()
      await owner.button('approval.ask').click()
      await owner.at('approval.request.own')
      await accessible()
      await owner.open('/cart')
      await expect(page.getByText(t('approval.pending.title'))).toBeVisible()

      await owner.button('quotations.make').click()
      const quotation = page.getByRole('heading', { level: 1, name: /MB-QUO-/ })
      await expect(quotation).toBeVisible()
      await expect(page.getByText(t('approval.need.title'))).toBeVisible()
      await accessible()
      const file = page.getByRole('link', { name: t('quotations.download') })
      const pdf = await page.request.get(new URL((await file.getAttribute('href')) ?? '', page.url()).href)
      expect(pdf.headers()['content-type']).toBe('application/pdf')

      const mail = await waitForMessage(finance.person.email, 2)
      if (script) await preloadAxe(office)
      await office.goto(getEmailLink(mail, '/orders/requests/'))
      await expect(office.getByText('Pembukaan dua gerai sebelum Lebaran.')).toBeVisible()
      await expect(office.getByText('PO/2026/0218')).toBeVisible()
      await expectAccessible(office, script)
      await finance.button('approval.decide.decline').click()
      await expect(office.getByText(required('decline_reason')).first()).toBeVisible()
      await office.locator('form#approve button[type=submit]').click()
      await expect(office.getByRole('heading', { level: 1, name: t('approval.done.placed') })).toBeVisible()
      await expectAccessible(office, script)

      await owner.open('/orders')
      await page
        .getByRole('link', { name: /MB-ORD-/ })
        .first()
        .click()
      await expect(page.getByText('PO/2026/0218')).toBeVisible()
      await owner.open('/orders/requests')
      await expect(page.getByText(t('approval.states.placed')).last()).toBeVisible()
      await accessible()
      await context.close()
    })
  })
