import type { Page, Response } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/journey'
import { drawPhoto } from '../fixtures/photo'
import { getStack } from '../fixtures/stack'
import { getLocalisedListPath, openPanelAs, publishEntry, saveEntry } from '../fixtures/staff'

const alternativeText = 'Lobi hotel dengan dua tamu di sofa'

/**
 * Uploads a picture in the media dialog of a picture field. Encoding it takes seconds of CPU time per
 * megapixel.
 */
async function uploadPicture(panel: Page, name: string, [width, height]: [number, number]) {
  const dialog = panel.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add more assets' }).click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await drawPhoto(panel, width, height) })
  await dialog.getByRole('button', { name: 'Upload 1 asset to the library' }).click()
  await dialog.getByRole('button', { name: 'Finish' }).click()
  await expect(dialog).toBeHidden()
}

async function expectRefused(panel: Page, message: string) {
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText(message).first()).toBeVisible()
}

/** Opens the page at phone width and returns the total size of the files that it loads. */
async function openOnPhone(page: Page, url: string) {
  const responses: Response[] = []
  page.on('response', response => responses.push(response))
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(url, { waitUntil: 'networkidle' })
  const picture = page.getByRole('img', { name: alternativeText })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const sizes = await Promise.all(responses.map(response => response.request().sizes()))
  const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize, 0)
  const pictures = responses.filter(response => response.url().includes('/media/'))
  return { bytes, pictures, picture }
}

test('the site serves a picture that an editor uploads, and the panel rejects an unsuitable one', async ({
  browser,
  page,
}, { annotations, retry }) => {
  test.slow()
  // After a failed run, the page may already have a picture.
  const slug = retry === 0 ? 'office' : 'cinema'
  const url = `${getStack().site}/industry/${slug}`
  const panel = await openPanelAs(browser, 'Editor', getLocalisedListPath('industry'))
  await panel.getByRole('gridcell', { name: slug, exact: true }).click()
  await panel.getByRole('button', { name: /^Closing/ }).click()
  await panel.getByRole('button', { name: /^Click to add an asset/ }).click()
  await uploadPicture(panel, 'potret.jpg', [300, 500])
  await panel.getByLabel('Alternative text').fill(alternativeText)
  await expectRefused(panel, 'This picture is 300 × 500 px: use one of at least 960 × 600 px')

  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await uploadPicture(panel, 'pita.jpg', [2400, 600])
  await expectRefused(panel, 'This picture has the wrong shape')

  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await uploadPicture(panel, 'lobi.jpg', [1600, 900])
  await saveEntry(panel)
  await publishEntry(panel)
  await panel.context().close()

  const shown = async () => (await page.request.get(url)).text()
  await expect.poll(shown, { timeout: 10_000 }).toContain(alternativeText)
  const { bytes, pictures, picture } = await openOnPhone(page, url)
  annotations.push({ type: 'page weight', description: `${bytes} bytes` })
  expect(bytes).toBeLessThanOrEqual(100_000)
  expect(pictures.map(response => response.headers()['content-type'])).toEqual(['image/avif'])
  const box = await picture.boundingBox()
  expect([box?.width ?? 0, box?.height ?? 0].every(side => side > 150)).toBe(true)
  await expectAccessible(page, true)
})
