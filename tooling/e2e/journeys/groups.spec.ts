import { expect, test } from '../fixtures/journey'
import { importOutlets } from '../fixtures/outlets'
import { Registrant } from '../fixtures/registrant'

const outlets = 12

for (const locale of ['id', 'en'] as const)
  for (const script of [true, false])
    test.describe(`${locale}, ${script ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled: script })

      const isInGate = (locale === 'id') === script
      test(`a chain groups its outlets, locks them and exempts one${isInGate ? '' : ' @long'}`, {
        tag: '@phone',
      }, async ({ page, accessible }) => {
        const owner = new Registrant(page, locale, script)
        const { t } = owner
        const chain = await importOutlets(owner, outlets)

        await owner.open('/groups/new')
        await page.getByLabel(t('fields.group_name')).fill('Stasiun')
        await page.locator('input[name=rule_codes]').fill(chain)
        await owner.button('actions.save').click()
        const card = page.getByRole('heading', { level: 2, name: 'Stasiun' })
        await expect(card).toBeVisible()
        await accessible()

        await page.getByText(t('groups.locks.change')).click()
        await page.locator('select[name=lock_schedule]').selectOption('fixed')
        await page.locator('select[name=lock_volume]').selectOption('list')
        await page.locator('input[name=max_volume]').fill('60')
        await accessible()
        await owner.button('actions.save').click()
        await expect(page.getByText(t('groups.locks.limit', { max: 60 }))).toBeVisible()
        await expect(page.getByText(t('groups.locks.head_office')).first()).toBeVisible()

        await page.getByRole('checkbox', { name: 'Outlet 1', exact: false }).first().check()
        await owner.button('groups.locks.exempt').click()
        await expect(
          page.getByRole('heading', { level: 1, name: t('groups.locks.exempt_title') }),
        ).toBeVisible()
        await page.getByLabel(t('groups.locks.subjects.schedule')).check()
        const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
        await page.locator('input[name=exempt_until]').fill(until)
        await accessible()
        await owner.button('groups.locks.exempt').click()
        await expect(
          page.getByRole('heading', { level: 3, name: t('groups.locks.exceptions') }),
        ).toBeVisible()
        await page.getByRole('button', { name: /^(Kunci lagi|Lock) / }).click()
        await expect(page.getByRole('heading', { level: 3, name: t('groups.locks.exceptions') })).toHaveCount(
          0,
        )
        await accessible()
      })
    })
