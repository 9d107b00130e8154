import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { getStack } from '../fixtures/stack'
import {
  getLocalisedListPath,
  openContentType,
  openPanelAs,
  publishEntry,
  saveEntry,
  waitForLanguage,
} from '../fixtures/staff'

// The tests share one panel, because loading it takes seconds of CPU time.
test.describe.configure({ mode: 'default' })
let panel: Page

test.beforeAll(async ({ browser }) => {
  panel = await openPanelAs(browser, 'Editor', getLocalisedListPath('page'))
})

test.afterAll(() => panel.context().close())

const title = () => panel.getByLabel('Title').first()

async function publishTitle(text: string) {
  await title().fill(text)
  await saveEntry(panel)
  await publishEntry(panel)
}

test('an editor compares a previous version, restores it, checks the preview and publishes it', async ({
  request,
}) => {
  test.slow()
  const mark = `${Date.now()}`.slice(-6)
  const shows = async (text: string) =>
    (await (await request.get(`${getStack().site}/about`)).text()).includes(text)
  await panel.getByRole('gridcell', { name: 'about', exact: true }).click()
  for (const text of [`Pertama ${mark}`, `Kedua ${mark}`]) await publishTitle(text)
  await expect.poll(() => shows(`Kedua ${mark}`), { timeout: 10_000 }).toBe(true)

  const versions = panel.getByRole('button', { name: /^Compare the version of/ })
  await expect.poll(() => versions.count()).toBeGreaterThanOrEqual(3)
  await title().fill('Belum disimpan')
  await versions.nth(1).click()
  const dialog = panel.getByRole('dialog')
  await expect(dialog.locator('del', { hasText: 'Kedua' })).toBeVisible()
  await expect(dialog.locator('ins', { hasText: 'Pertama' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog.getByText('Your unsaved changes will be lost')).toBeVisible()
  await dialog.getByRole('button', { name: 'Yes, restore' }).click()
  await expect(panel.getByText('The version is in the draft').first()).toBeVisible()
  await expect(title()).toHaveValue(`Pertama ${mark}`)
  expect(await shows(`Pertama ${mark}`)).toBe(false)

  await panel.getByRole('button', { name: 'Show beside the form' }).click()
  const preview = panel.frameLocator('iframe[title="Preview of the saved draft"]')
  await expect(preview.locator('body')).toContainText(`Pertama ${mark}`)
  await title().fill(`Ketiga ${mark}`)
  await expect(panel.getByText('Save to see your changes')).toBeVisible()
  await saveEntry(panel)
  await expect(preview.locator('body')).toContainText(`Ketiga ${mark}`)
  await title().fill(`Pertama ${mark}`)
  await saveEntry(panel)
  await publishEntry(panel)
  await expect.poll(() => shows(`Pertama ${mark}`), { timeout: 10_000 }).toBe(true)
  // The preview replaces the list of content types.
  await panel.getByRole('button', { name: 'Hide the preview' }).first().click()
  await expect(panel.getByRole('link', { name: 'Page', exact: true })).toBeVisible()
})

test('a shortcut switches the language at the same position and warns before discarding changes', async () => {
  test.slow()
  await openContentType(panel, 'Page')
  await waitForLanguage(panel)
  await panel.getByRole('gridcell', { name: 'product', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Open in English' })).toBeVisible()
  const indonesian = await title().inputValue()
  const section = panel.locator('main h3').getByRole('button').first()
  await section.click()
  await panel.keyboard.press('Alt+l')
  await expect(panel.getByRole('button', { name: 'Open in Indonesian' })).toBeVisible()
  await expect(title()).not.toHaveValue(indonesian)
  await expect(section).toHaveAttribute('aria-expanded', 'true')

  await title().fill('Typed')
  await panel.keyboard.press('Alt+l')
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(title()).toHaveValue('Typed')
})
