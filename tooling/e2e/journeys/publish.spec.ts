import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/journey'
import { getStack } from '../fixtures/stack'
import { openContentType, publishEntry, saveEntry, signInToPanel, waitForLanguage } from '../fixtures/staff'

// The tests share one panel, because loading it takes seconds of CPU time.
test.describe.configure({ mode: 'default' })
let panel: Page

test.beforeAll(async ({ browser }) => {
  panel = await signInToPanel(browser)
})

test.afterAll(() => panel.context().close())

// The panel opens the next entry in the language used last.
const languages = [
  { name: 'English', path: '/en/cookie', bar: 'Draft preview', leave: 'Leave the preview' },
  { name: 'Bahasa Indonesia', path: '/cookie', bar: 'Pratinjau draf', leave: 'Keluar dari pratinjau' },
]

async function openPages() {
  await openContentType(panel, 'Page')
  await waitForLanguage(panel)
}

async function openPage(slug: string) {
  await openPages()
  await panel.getByRole('gridcell', { name: slug, exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Publish' })).toBeVisible()
}

const description = () => panel.getByRole('textbox', { name: 'Description' })
const title = () => panel.getByRole('textbox', { name: 'Title' }).first()

async function switchLanguage(language: string) {
  const chosen = panel.getByRole('combobox', { name: 'Locales' })
  if ((await chosen.textContent())?.includes(language)) return
  const previous = await description().inputValue()
  await chosen.click()
  await panel.getByRole('option', { name: language }).click()
  await expect(chosen).toContainText(language)
  // Strapi replaces the form asynchronously; wait for it, because anything typed before then would be lost.
  await expect(description()).not.toHaveValue(previous)
}

test('an editor previews a draft, publishes it in both languages, and visitors see it', async ({
  page,
  request,
}, { annotations }) => {
  test.slow()
  const { site } = getStack()
  await openPage('cookie')
  for (const { name, path, bar, leave } of languages) {
    const heading = `Cookie ${Date.now()}`
    const shown = async () => (await request.get(site + path)).text()
    await switchLanguage(name)
    await title().fill(heading)
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
    await expect.poll(shown, { intervals: [50] }).toContain(heading)
    annotations.push({ type: 'publish to page', description: `${path} ${Date.now() - since} ms` })
    await page.goto(site + path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()

    await draft.getByRole('button', { name: leave }).click()
    await expect(draft.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(draft.getByText(bar)).toBeHidden()
    await draft.close()
  }
})

test('an editor publishes a campaign page in both languages and renames it', async ({ page, request }) => {
  test.slow()
  const { site } = getStack()
  await openPages()
  await panel.getByRole('link', { name: 'Create new entry' }).first().click()
  const address = panel.getByRole('textbox', { name: 'Address' })
  const mark = Date.now()
  const [first, renamed] = [`promo-lebaran-${mark}`, `promo-idulfitri-${mark}`]
  const fill = async (text: string) => {
    // This field is filled first, because the last title belongs to the same group and is shown with it.
    await description().fill(text)
    await title().fill(text)
    await panel.getByRole('textbox', { name: 'Title' }).last().fill(text)
  }
  await fill('Promo Lebaran')
  await address.fill('register')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('The site itself uses /register').first()).toBeVisible()
  await address.fill(first)
  await saveEntry(panel)
  await publishEntry(panel)
  await switchLanguage('English')
  await expect(address).toHaveValue(first)
  await fill('Lebaran offer')
  await saveEntry(panel)
  await publishEntry(panel)
  for (const [path, title] of Object.entries({
    [`/${first}`]: 'Promo Lebaran',
    [`/en/${first}`]: 'Lebaran offer',
  })) {
    await expect.poll(async () => (await request.get(site + path)).status()).toBe(200)
    await page.goto(site + path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page, true)
  }

  await address.fill(renamed)
  await saveEntry(panel)
  await publishEntry(panel)
  await expect
    .poll(async () => {
      await page.goto(`${site}/${first}`)
      return { url: page.url(), heading: await page.getByRole('heading', { level: 1 }).textContent() }
    })
    .toEqual({ url: `${site}/${renamed}`, heading: 'Promo Lebaran' })
})
