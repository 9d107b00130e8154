import { expect, test } from '../fixtures/journey'
import { importOutlets } from '../fixtures/outlets'
import { finishAtProvider, startPayment } from '../fixtures/payments'
import { waitForHydration } from '../fixtures/portal'
import { Registrant } from '../fixtures/registrant'

/** Opens an answer of the page for changes, and shows its consequences. */
async function choose(owner: Registrant, unit: string, change: string) {
  const { page, t } = owner
  await page.goto(`${unit}/change`)
  if (owner.script) await waitForHydration(page)
  // The first answer is chosen already.
  const answer = page.locator(`input[name=change][value=${change}]`)
  if (!(await answer.isChecked())) {
    await answer.check()
    if (!owner.script) await owner.button('changes.show').click()
    await expect(page).toHaveURL(new RegExp(`change=${change}`))
  }
  await expect(page.getByRole('heading', { name: t('changes.preview.title') })).toBeVisible()
}

/** Orders Ruang kecil for a unit and pays. */
async function subscribe(owner: Registrant) {
  const { page, t } = owner
  await page
    .getByRole('link', { name: t('ordering.has.order'), exact: true })
    .first()
    .click()
  await page.locator('input[name=package][value=small-room]').check()
  await owner.button('ordering.continue').click()
  await page.getByRole('button', { name: new RegExp(`^${t('ordering.summary.submit')}`) }).click()
  await startPayment(owner, 'mandiri_bill')
  await finishAtProvider(page, 'pay')
  await expect(page.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()
}

const expectHeading = (page: Registrant['page'], name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

for (const [locale, script] of [
  ['id', true],
  ['en', false],
] as const)
  test.describe(`${locale}, ${script ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: script })

    test(`a member enlarges, reduces, pauses and moves a subscription${script ? '' : ' @long'}`, {
      tag: '@phone',
    }, async ({ page, accessible }) => {
      test.slow()
      const owner = new Registrant(page, locale, script)
      const { t } = owner
      const chain = await importOutlets(owner, 2)
      await owner.open(`/business-units?q=${chain}`)
      await page.getByRole('link', { name: 'Outlet 1' }).first().click()
      await expectHeading(page, 'Outlet 1')
      const unit = page.url()
      await subscribe(owner)

      await choose(owner, unit, 'larger')
      await accessible()
      await page.locator('select[name=package]').selectOption('single-location')
      if (!script) await owner.button('changes.show').click()
      await expect(page).toHaveURL(/package=single-location/)
      await owner.button('changes.preview.pay').click()
      await expect(page.getByRole('heading', { level: 1, name: t('payments.choose_title') })).toBeVisible()
      await page.locator('input[name=method][value=mandiri_bill]').check()
      await page.locator('form#choose-payment button[type=submit]').click()
      await finishAtProvider(page, 'pay')
      await expect(page.getByRole('heading', { level: 1, name: t('payments.paid.title') })).toBeVisible()

      await choose(owner, unit, 'smaller')
      await accessible()
      await owner.button('changes.preview.plan').click()
      await expect(page.getByText(t('notices.change_smaller'))).toBeVisible()
      await choose(owner, unit, 'move')
      await expect(page.getByText(t('errors.change-planned'))).toBeVisible()
      await owner.button('ordering.planned.withdraw').click()
      await expect(page.getByText(t('notices.plan_withdrawn'))).toBeVisible()

      await choose(owner, unit, 'pause')
      await accessible()
      await owner.button('changes.preview.pause').click()
      await expect(page.getByText(t('notices.change_pause'))).toBeVisible()
      await owner.button('ordering.planned.withdraw').click()
      await expect(page.getByText(t('notices.pause_ended'))).toBeVisible()

      await choose(owner, unit, 'move')
      await accessible()
      await page.locator('select[name=target]').selectOption({ label: `Outlet 2 (${chain}-002)` })
      if (!script) await owner.button('changes.show').click()
      await page
        .getByRole('button', { name: t('changes.preview.move', { target: 'Outlet 2' }), exact: true })
        .click()
      await expect(page.getByText(t('notices.change_move'))).toBeVisible()
      await expectHeading(page, 'Outlet 2')
      await accessible()

      await choose(owner, page.url(), 'cancel')
      await accessible()
      await owner.button('changes.preview.cancel').click()
      await expect(page.getByText(t('notices.change_cancel'))).toBeVisible()
      await expect(page.getByText(t('states.business_unit.expired')).first()).toBeVisible()
    })
  })
