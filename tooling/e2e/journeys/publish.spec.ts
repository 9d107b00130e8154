import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/journey'
import { getStack } from '../fixtures/stack'
import { listPath, openPanel, signInToPanel } from '../fixtures/staff'

const languages = [
  { name: 'Bahasa Indonesia', path: '/cookie', bar: 'Pratinjau draf', leave: 'Keluar dari pratinjau' },
  { name: 'English', path: '/en/cookie', bar: 'Draft preview', leave: 'Leave the preview' },
]

async function openPage(panel: Page, slug: string) {
  await panel.getByRole('link', { name: 'Page', exact: true }).click()
  await panel.getByRole('gridcell', { name: slug, exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Publish' })).toBeVisible()
}

async function switchLanguage(panel: Page, language: string) {
  const chosen = panel.getByRole('combobox', { name: 'Locales' })
  if ((await chosen.textContent())?.includes(language)) return
  await chosen.click()
  await panel.getByRole('option', { name: language }).click()
  await expect(chosen).toContainText(language)
}

test('an editor previews a draft, publishes it in both languages, and visitors see it within 5 s', async ({
  browser,
  page,
  request,
}, { annotations }) => {
  test.slow()
  const { site } = getStack()
  const panel = await signInToPanel(browser)
  await openPage(panel, 'cookie')
  for (const { name, path, bar, leave } of languages) {
    const heading = `Cookie ${Date.now()}`
    const shown = async () => (await request.get(site + path)).text()
    await switchLanguage(panel, name)
    await panel.getByRole('textbox', { name: 'Title' }).first().fill(heading)
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(panel.getByText('Saved document').first()).toBeVisible()

    await panel.getByRole('link', { name: 'Open preview' }).click()
    const framed = panel.frameLocator('iframe')
    await expect(framed.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(framed.getByText(bar)).toBeVisible()
    const draft = await panel.context().newPage()
    const response = await draft.goto(site + path)
    expect(response?.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    })
    await expect(draft.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessible(draft, true)
    expect(await shown()).not.toContain(heading)

    await panel.goBack()
    await panel.getByRole('button', { name: 'Publish' }).click()
    await expect(panel.getByText('Published document').first()).toBeVisible()
    const since = Date.now()
    await expect.poll(shown, { timeout: 5_000, intervals: [50] }).toContain(heading)
    annotations.push({ type: 'publish to page', description: `${path} ${Date.now() - since} ms` })
    await page.goto(site + path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()

    await draft.getByRole('button', { name: leave }).click()
    await expect(draft.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(draft.getByText(bar)).toBeHidden()
    await draft.close()
  }
  await panel.context().close()
})

async function save(panel: Page, action: 'Save' | 'Publish', message: string) {
  await panel.getByRole('button', { name: action, exact: true }).click()
  await expect(panel.getByText(message).first()).toBeVisible()
}

test('an editor publishes a campaign page in both languages and renames it', async ({ browser, page }) => {
  test.slow()
  const { site } = getStack()
  const panel = await openPanel(browser, listPath('page'))
  await panel.getByRole('link', { name: 'Create new entry' }).first().click()
  const address = panel.getByRole('textbox', { name: 'Address' })
  const fill = async (title: string) => {
    await panel.getByRole('textbox', { name: 'Title' }).first().fill(title)
    await panel.getByRole('textbox', { name: 'Title' }).last().fill(title)
    await panel.getByRole('textbox', { name: 'Description' }).fill(title)
  }
  await fill('Promo Lebaran')
  await address.fill('register')
  await save(panel, 'Save', 'The site itself uses /register')
  await address.fill('promo-lebaran')
  await save(panel, 'Save', 'Saved document')
  await save(panel, 'Publish', 'Published document')
  await switchLanguage(panel, 'English')
  await expect(address).toHaveValue('promo-lebaran')
  await fill('Lebaran offer')
  await save(panel, 'Save', 'Saved document')
  await save(panel, 'Publish', 'Published document')
  for (const [path, title] of Object.entries({
    '/promo-lebaran': 'Promo Lebaran',
    '/en/promo-lebaran': 'Lebaran offer',
  })) {
    expect((await page.goto(site + path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page, true)
  }

  await panel.getByRole('textbox', { name: 'Address' }).fill('promo-idulfitri')
  await save(panel, 'Save', 'Saved document')
  await save(panel, 'Publish', 'Published document')
  await expect
    .poll(async () => {
      await page.goto(`${site}/promo-lebaran`)
      return { url: page.url(), heading: await page.getByRole('heading', { level: 1 }).textContent() }
    })
    .toEqual({ url: `${site}/promo-idulfitri`, heading: 'Promo Lebaran' })
  await panel.context().close()
})
