import { expect, test } from '../fixtures/journey'
import { getPortalUrl, signIn } from '../fixtures/portal'
import { createTranslator } from '../fixtures/texts'

const t = createTranslator('id')
const button = (name: string, values = {}) => ({ name: t(name, values), exact: true })

test('an owner finds a playlist on a phone, copies and reorders it, and uses it in a zone', async ({
  page,
  accessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'pemilik@contoh.test')
  await page.goto(getPortalUrl('/music'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('music.title'))
  await accessible()
  await page.getByRole('button', button('music.filter')).click()
  await page.getByText(t('music.moods.focused'), { exact: true }).click()
  await expect(page).toHaveURL(/mood=focused/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Fokus kerja', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fokus kerja')

  await page.getByRole('link', button('playlists.copy')).click()
  await page.getByRole('button', button('playlists.create')).click()
  const name = t('playlists.copied_name', { title: 'Fokus kerja' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await accessible()
  const titles = page.getByRole('region', { name: t('music.tracks_title') }).locator('ol b bdi')
  const [first = '', second = ''] = await titles.allTextContents()
  await page.getByRole('button', button('playlists.down', { title: first })).click()
  await expect(titles.first()).toHaveText(second)

  await page.getByRole('link', button('music.use')).click()
  await page
    .getByRole('checkbox', { name: /Kolam|Lobi|Restoran|Zona/ })
    .first()
    .check()
  await page.getByRole('button', button('music.zones.set_default')).click()
  await expect(page.getByText(t('music.zones.is_default')).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner creates, fills, reorders and deletes a playlist, and concurrent editors lose nothing @long', async ({
    page,
    accessible,
  }) => {
    test.slow()
    await signIn(page, 'pemilik@contoh.test')
    await page.goto(getPortalUrl('/playlists/new'))
    await page.getByLabel(t('fields.title'), { exact: true }).fill('Tanpa skrip')
    await page.getByRole('button', button('playlists.create')).click()
    const other = await page.context().newPage()
    await page.getByRole('searchbox').fill('contoh')
    await page.getByRole('button', button('actions.search')).click()
    const add = page.locator('#add-tracks').getByRole('button')
    await add.nth(0).click()
    await add.nth(0).click()
    const titles = page.getByRole('region', { name: t('music.tracks_title') }).locator('ol b bdi')
    await expect(titles).toHaveCount(2)
    await other.goto(page.url())
    const [first = '', second = ''] = await titles.allTextContents()
    await page.getByRole('button', button('playlists.down', { title: first })).click()
    await expect(titles).toHaveText([second, first])

    await other.getByRole('button', button('playlists.remove', { title: first })).click()
    await expect(other.getByText(t('playlists.changes.remove'))).toBeVisible()
    await other.getByRole('button', button('playlists.conflict_apply')).click()
    await expect(other.getByRole('region', { name: t('music.tracks_title') }).locator('ol b bdi')).toHaveText(
      [second],
    )
    await expect(other.locator('audio').first()).toBeVisible()
    await other.getByRole('link', button('playlists.delete')).click()
    await accessible()
    await other.getByRole('button', button('playlists.delete_confirm')).click()
    await expect(other.getByText(t('playlists.deleted', { name: 'Tanpa skrip' })).first()).toBeVisible()
  })
})
