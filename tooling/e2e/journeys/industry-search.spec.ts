import { expect, test } from '../fixtures/journey'
import { Registrant } from '../fixtures/registrant'

test.describe('an industry searched for by a synonym', () => {
  test('is selected while typing', async ({ page, accessible }) => {
    const sari = new Registrant(page)
    await sari.upToIndustry()
    const search = sari.field('industry_search')
    await search.fill('traktor')
    await expect(page.getByText(sari.t('registration.industry.search_empty'))).toBeVisible()
    await accessible()
    await search.fill('karaoke')
    await expect(page.getByRole('radio', { name: 'Hiburan malam', exact: true })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Hotel', exact: true })).toBeHidden()
    await sari.field('area_size').fill('80')
    await sari.button('actions.save_and_continue').click()
    await sari.expectPageTop('registration.property.title')
  })

  test.describe('an industry searched for without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is found in both languages, with a choice if it is ambiguous', async ({ page, accessible }) => {
      const sari = new Registrant(page, 'id', false)
      await sari.upToIndustry()
      await sari.field('industry_search').fill('klub')
      await sari.field('area_size').fill('80')
      await sari.button('actions.save_and_continue').click()
      await expect(page.getByRole('alert')).toContainText('Hiburan malam, Gedung perkumpulan')
      await expect(sari.field('industry_search')).toHaveValue('klub')
      await expect(sari.field('area_size')).toHaveValue('80')
      await accessible()
      await sari.field('industry_search').fill('Eatery')
      await sari.button('actions.save_and_continue').click()
      await sari.expectPageTop('registration.property.title')
      await sari.open('/register/industry')
      await expect(page.getByRole('radio', { name: 'Restoran dan kafe', exact: true })).toBeChecked()
    })
  })
})
